import { masters } from '@power/domain/masters';
import { demoCompany } from '@power/infra/operations/demo/company';
import { usersOf } from '@power/infra/operations/demo/people';
import { masterCommands } from '@power/infra/operations/demo/seeding/master-commands';
import { SELLING_WAREHOUSES } from '@power/infra/operations/demo/warehouses';
import { openSpine, person } from '../kernel/spine.testing.ts';

test('the demo company has every brand of its products and every warehouse, made by commands that nobody refuses', async () => {
  const spine = await openSpine();
  const company = demoCompany('prueba');
  const run = { seed: 'prueba', orders: 1, until: '2026-11-20T18:40:00.000Z' };
  for (const { email, nombre, perfil } of usersOf('Brand Manager'))
    await spine.issue(person('Administrador'), 'register-user', {
      accion: 'crear',
      usuario: { email, nombre, perfil },
    });
  for (const { name, request, commandId } of masterCommands(company, run, 'ana', () => run.until))
    expect(await spine.issue(person('Administrador'), name, request, commandId)).toMatchObject({ ok: true });

  const records = async (master: string, field: string, n: number): Promise<Map<unknown, boolean>> => {
    const { aggregate } = masters.find((calls) => calls.master.name === master)!;
    const found = await Promise.all(Array.from({ length: n }, (_, i) => spine.state(aggregate, String(i + 1))));
    return new Map(found.flatMap((state) => (state ? [[state.values[field], state.activo]] : [])));
  };
  const brands = await records('brand', 'nombre', 60);
  expect(new Set(company.productos.map(({ marca }) => marca))).toEqual(new Set(brands.keys()));
  const warehouses = await records('warehouse', 'codigo', 20);
  expect([...warehouses.keys()]).toEqual(company.bodegas.map(({ codigo }) => codigo));
  expect(SELLING_WAREHOUSES.map((codigo) => warehouses.get(codigo))).toEqual([true, true, true]);
  expect(warehouses.get('SUR')).toBe(false);
});
