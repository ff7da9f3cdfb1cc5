import { importInvoice } from '@power/domain/invoice/import-invoice';
import { masters } from '@power/domain/masters';
import { demoCompany } from '@power/infra/operations/demo/company';
import { usersOf } from '@power/infra/operations/demo/people';
import { directoryOf } from '@power/infra/operations/demo/seeding/directory';
import { importCommands } from '@power/infra/operations/demo/seeding/import-commands';
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
  for (const { name, request, commandId } of masterCommands(company, [], run, 'ana', () => run.until))
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
  const places = await records('place', 'codigo', company.ubicaciones.length);
  expect([...places.keys()]).toEqual(company.ubicaciones.map(({ codigo }) => codigo));
});

test('what it imports is captured by commands that nobody refuses, of several suppliers, months and customs', async () => {
  const spine = await openSpine();
  const company = demoCompany('prueba');
  const run = { seed: 'prueba', orders: 15_000, until: '2026-11-20T18:40:00.000Z' };
  const commands = importCommands(company, directoryOf(company, run), run);
  for (const { name, request, commandId } of commands)
    expect(await spine.issue(person('Finanzas'), name, request, commandId)).toMatchObject({ ok: true });
  const found = await Promise.all(commands.slice(0, -1).map((_, i) => spine.state(importInvoice, String(i + 1))));
  const kept = found.flatMap((state) => state ?? []);
  expect(kept.length).toBeLessThanOrEqual(40);
  expect(new Set(kept.map(({ proveedor }) => proveedor)).size).toBeGreaterThanOrEqual(5);
  expect(new Set(kept.map(({ fecha }) => fecha.slice(0, 7))).size).toBeGreaterThanOrEqual(6);
  expect(new Set(kept.map(({ ad_valorem_porcentaje }) => ad_valorem_porcentaje))).toEqual(new Set([0, 6]));
  expect(kept.filter(({ estado }) => estado === 'Anulada')).toHaveLength(1);
});
