import { contract } from '@power/domain/contract';
import type { CommandDefinition } from '@power/domain/kernel/command';
import { masters } from '@power/domain/masters';
import { z } from 'zod';
import { openSpine, person, stockedSpine } from './spine.testing.ts';

const ADMIN = person('Administrador');
const commands = contract.filter((call) => call.kind === 'command') as CommandDefinition[];

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}
/** Paths of the texts of a request that are called like a warehouse. */
function warehousesIn(schema: Schema, path: readonly string[] = []): string[] {
  const below = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((one) => warehousesIn(one, path));
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, one]) => {
    const inner = warehousesIn(one, [...path, name]);
    return /^bodega/.test(name) && one.properties === undefined ? [[...path, name].join('.'), ...inner] : inner;
  });
  return [...below, ...own];
}

/** What names a warehouse and is looked after elsewhere: records of a list by the list's own references. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'import-opening-stock': 'its row says so with its number',
  ...Object.fromEntries(
    masters
      .filter(({ master }) => Object.values(master.fields).some(({ asked }) => asked.reference?.master === 'warehouse'))
      .flatMap(({ create, change }) => [create, change].map(({ name }) => [name, 'the kit of masters asks'])),
  ),
};

test('every command that is given a warehouse says that it must be there', () => {
  const careless = commands.flatMap(({ name, request, refers = {} }) => {
    if (name in ELSEWHERE) return [];
    const schema = z.toJSONSchema(request, { unrepresentable: 'any', io: 'input', reused: 'inline' }) as Schema;
    return [...new Set(warehousesIn(schema))].filter((path) => !(path in refers)).map((path) => `${name}: ${path}`);
  });
  expect(careless).toEqual([]);
  expect(commands.filter(({ refers }) => refers).length).toBeGreaterThan(10);
});

test('what a command refers to is a list that there is, by a field that is unique there', () => {
  for (const { refers = {} } of commands)
    for (const { master, field } of Object.values(refers))
      expect(masters.find((one) => one.master.name === master)!.master.unique).toContain(field);
});

test('a warehouse that is not there, or is deactivated, takes nothing in; what lies in it may leave', async () => {
  const spine = await openSpine(undefined, undefined, true);
  const say = async (name: string, request: object) => (await spine.issue(ADMIN, name, request)).mensaje;
  const warehouse = (codigo: string) => ({
    bodega: { codigo, nombre: `Bodega ${codigo}`, tipo: 'física', codigo_sap: '', comuna: '' },
  });
  const { _id } = await spine.issue(ADMIN, 'create-warehouse', warehouse('CENTRAL'));
  await spine.issue(ADMIN, 'create-warehouse', warehouse('NORTE'));
  const { _id: producto } = await spine.issue(ADMIN, 'register-product', {
    producto: { codigo: 'CAM-1', part_number: 'CAM-1', nombre: 'Cámara', marca: 'M' },
  });
  const receive = (bodega: string) => ({ producto, bodega, cantidad: 3, motivo: 'Compra' });
  expect(await spine.issue(ADMIN, 'receive-stock', receive('CENTRAL'))).toMatchObject({ ok: true });
  expect(await spine.issue(ADMIN, 'receive-stock', receive('NADA'))).toMatchObject({
    ok: false,
    codigo: 'NO_EXISTE',
    campo: 'bodega',
    mensaje: 'La bodega «NADA» no existe. Elige una del listado.',
  });
  expect(await say('receive-stock', receive('central'))).toContain('no existe');
  await spine.issue(ADMIN, 'change-warehouse', { id: _id, bodega: { activo: false } });
  expect(await say('receive-stock', receive('CENTRAL'))).toBe('La bodega «CENTRAL» está desactivada. Elige otra.');
  const move = (bodega: string, bodega_destino: string) => ({ producto, bodega, bodega_destino, cantidad: 1 });
  expect(await spine.issue(ADMIN, 'move-stock', move('CENTRAL', 'NORTE'))).toMatchObject({ ok: true });
  expect(await say('move-stock', move('NORTE', 'CENTRAL'))).toContain('está desactivada');
});

test('given a reference that is refused → the number series has not advanced', async () => {
  const spine = await openSpine(undefined, undefined, true);
  const number = async (name: string, request: object): Promise<number> => {
    const reply = await spine.issue(ADMIN, name, request);
    expect(reply).toMatchObject({ ok: true });
    return Number(reply.number ?? reply._id);
  };
  const refused = async (name: string, request: object): Promise<void> =>
    expect(await spine.issue(ADMIN, name, request)).toMatchObject({ ok: false, codigo: 'NO_EXISTE' });
  for (const codigo of ['Central', 'CERRADA']) {
    const id = await number('create-warehouse', {
      bodega: { codigo, nombre: codigo, tipo: 'física', codigo_sap: '', comuna: '' },
    });
    if (codigo === 'CERRADA')
      await spine.issue(ADMIN, 'change-warehouse', { id: String(id), bodega: { activo: false } });
  }
  const { cliente } = await stockedSpine([5], spine);
  const { _id: producto } = await spine.issue(ADMIN, 'register-product', {
    producto: { codigo: 'P9', part_number: 'PN-9', nombre: 'Cable', marca: 'M' },
  });
  const order = (bodega_entrega: string) => ({
    accion: 'crearsistema',
    pedido: {
      cliente,
      tipo_entrega: 'EN SALA',
      bodega_entrega,
      productos_pedido: [{ producto, cantidad: 1, precio_venta: 1000 }],
    },
  });
  const rack = (codigo: string, bodega: string) => ({ bloque: { codigo: `${bodega}-${codigo}`, bodega } });
  const [firstOrder, firstRack] = [
    await number('create-order', order('Central')),
    await number('create-rack', rack('R01', 'Central')),
  ];
  for (const bodega of ['NADA', 'CERRADA']) {
    await refused('create-order', order(bodega));
    if (bodega === 'NADA') await refused('create-rack', rack('R02', bodega));
  }
  expect(await number('create-order', order('Central'))).toBe(firstOrder + 1);
  expect(await number('create-rack', rack('R03', 'Central'))).toBe(firstRack + 1);
});

test('given an accepted document whose warehouse was closed since → its repeat is answered as it was', async () => {
  const spine = await openSpine(undefined, undefined, true);
  const { _id: id } = await spine.issue(ADMIN, 'create-warehouse', {
    bodega: { codigo: 'Central', nombre: 'Central', tipo: 'física', codigo_sap: '', comuna: '' },
  });
  const { cliente } = await stockedSpine([5], spine);
  const { _id: producto } = await spine.issue(ADMIN, 'register-product', {
    producto: { codigo: 'P9', part_number: 'PN-9', nombre: 'Cable', marca: 'M' },
  });
  const request = {
    accion: 'crearsistema',
    pedido: {
      cliente,
      tipo_entrega: 'EN SALA',
      bodega_entrega: 'Central',
      productos_pedido: [{ producto, cantidad: 1, precio_venta: 1000 }],
    },
  };
  const first = await spine.issue(ADMIN, 'create-order', request, 'pedido-1');
  expect(first).toMatchObject({ ok: true });
  await spine.issue(ADMIN, 'change-warehouse', { id, bodega: { activo: false } });
  expect(await spine.issue(ADMIN, 'create-order', request, 'pedido-1')).toEqual(first);
});
