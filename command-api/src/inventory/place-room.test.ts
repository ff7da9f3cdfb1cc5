import { placeRoom } from '@power/domain/inventory/place-room';
import { atPlace } from '@power/domain/inventory/places.shared';
import { stock, warehouse } from '@power/domain/inventory/stock';
import { createMemoryLog } from '@power/infra/laboratory/testing/memory-log';
import fc from 'fast-check';
import { numbersInMemory, openSpine, person } from '../kernel/spine.testing.ts';

const ADMIN = person('Administrador');
const P1 = 'BOD-R01-N1-P1';
const P2 = 'BOD-R01-N1-P2';
const CAPACITY = 10;

/** A warehouse with two places, one of ten units and one in quarantine, and products that stand at none. */
async function shelves(turn: (what: string) => Promise<void> = () => Promise.resolve()) {
  const log = createMemoryLog(turn);
  const pool = numbersInMemory();
  const spine = await openSpine(log, pool);
  const second = await openSpine(log, pool);
  const ids = new Map<string, string>();
  const must = async (name: string, request: object) => {
    const reply = await spine.issue(ADMIN, name, request, `made/${JSON.stringify(request)}`);
    if (!reply.ok) throw new Error(`${name}: ${reply.mensaje}`);
    ids.set(name, String(reply._id));
    return reply;
  };
  await must('create-warehouse', {
    bodega: { codigo: 'BOD', nombre: 'Bodega', tipo: 'física', codigo_sap: '', comuna: '' },
  });
  await must('create-rack', { bloque: { codigo: 'BOD-R01', bodega: 'BOD', pasillo: '', recorrido: 1 } });
  await must('create-level', {
    nivel: { codigo: 'BOD-R01-N1', bloque: 'BOD-R01', numero: 1, altura: 0, peso_maximo: 0 },
  });
  const place = (codigo: string, tipo: string, capacidad: number) => ({
    ubicacion: { codigo, nivel: 'BOD-R01-N1', tipo, capacidad, recorrido: 1 },
  });
  await must('create-place', place(P1, 'picking', CAPACITY));
  await must('create-place', place(P2, 'cuarentena', 0));
  const products: string[] = [];
  for (const codigo of ['A', 'B', 'C']) {
    const { _id } = await must('register-product', {
      producto: { codigo, part_number: codigo, nombre: 'Cámara', marca: 'M' },
    });
    products.push(String(_id));
    await must('receive-stock', { producto: _id, bodega: 'BOD', cantidad: 20, motivo: 'Compra' });
  }
  const at = async (codigo: string) => {
    const held = await Promise.all(
      products.map(async (id) => atPlace(warehouse(await spine.state(stock, id), 'BOD'), codigo)),
    );
    return held.reduce((sum, units) => sum + units, 0);
  };
  return { spine, second, products, at, ids };
}
const move = (producto: string, cantidad: number, to: string, from = '', motivo = '') => ({
  accion: 'ubicar',
  producto,
  bodega: 'BOD',
  ubicacion: from,
  ubicacion_destino: to,
  cantidad,
  motivo,
});

test('a move and what comes out of a trolley take no more room than a place has', async () => {
  const { spine, products, at } = await shelves();
  const [a, b] = products as [string, string, string];
  expect(await spine.issue(ADMIN, 'place-stock', move(a, 7, P1))).toMatchObject({ ok: true });
  expect(await spine.issue(ADMIN, 'place-stock', move(b, 4, P1))).toMatchObject({
    ok: false,
    codigo: 'SIN_CAPACIDAD',
    mensaje: `En ${P1} caben 3 unidades más: tiene 7 de 10. Ubica el resto en otra.`,
  });
  const takeRequest = { accion: 'tomar', producto: b, bodega: 'BOD', cantidad: 4 };
  expect(await spine.issue(ADMIN, 'take-to-trolley', takeRequest)).toMatchObject({ ok: true });
  const carro = `BOD-CARRO-${ADMIN._id}-SU`;
  const out = (cantidad: number) => ({
    accion: 'ubicardecarro',
    producto: b,
    carro,
    cantidad,
    ubicacion_destino: P1,
  });
  expect(await spine.issue(ADMIN, 'place-from-trolley', out(4))).toMatchObject({ codigo: 'SIN_CAPACIDAD' });
  expect(await spine.issue(ADMIN, 'place-from-trolley', out(3))).toMatchObject({ ok: true });
  expect(await at(P1)).toBe(CAPACITY);
  // What leaves makes room at once.
  expect(await spine.issue(ADMIN, 'place-stock', move(a, 2, '', P1))).toMatchObject({ ok: true });
  expect(await spine.issue(ADMIN, 'place-stock', move(b, 2, P1))).toMatchObject({ ok: true });
  expect(await spine.state(placeRoom, P1)).toMatchObject({ tomas: [] });
});

test('quarantine is closed to whoever is not a head of the warehouse, on the way in and out', async () => {
  const { spine, products } = await shelves();
  const a = products[0]!;
  const assistant = person('Asistente Bodega');
  const head = person('Jefe de Bodega');
  const refusedTo = async (request: object, who = assistant, name = 'place-stock') =>
    (await spine.issue(who, name, request)).codigo;
  expect(await refusedTo(move(a, 1, P2, '', 'Golpeada'))).toBe('UBICACION_BLOQUEADA');
  expect(await refusedTo(move(a, 1, P2), head)).toBe('UBICACION_BLOQUEADA');
  expect(await spine.issue(head, 'place-stock', move(a, 2, P2, '', 'Golpeada'))).toMatchObject({ ok: true });
  expect(await refusedTo(move(a, 1, P1, P2, 'Ya'))).toBe('UBICACION_BLOQUEADA');
  const take = { accion: 'tomar', producto: a, bodega: 'BOD', ubicacion: P2, cantidad: 1 };
  expect(await refusedTo(take, assistant, 'take-to-trolley')).toBe('UBICACION_BLOQUEADA');
  expect(await spine.issue(head, 'take-to-trolley', take)).toMatchObject({ ok: true });
});

test.each([
  ['create-level', 'change-level', 'nivel', 'El nivel BOD-R01-N1 está desactivado.'],
  ['create-rack', 'change-rack', 'bloque', 'El bloque BOD-R01 está desactivado.'],
  ['create-warehouse', 'change-warehouse', 'bodega', 'La bodega BOD está desactivada.'],
])('rejects goods for a place when what it stands in is off: %s', async (made, change, payload, mensaje) => {
  const { spine, products, ids } = await shelves();
  const [a] = products as [string];
  const carro = `BOD-CARRO-${ADMIN._id}-R01-N1-P1`;
  await spine.issue(ADMIN, 'place-stock', move(a, 2, P1));
  const takeRequest = { accion: 'tomar', producto: a, bodega: 'BOD', ubicacion: P1, cantidad: 1 };
  expect(await spine.issue(ADMIN, 'take-to-trolley', takeRequest)).toMatchObject({ ok: true });
  const off = { id: ids.get(made), [payload]: { activo: false } };
  expect(await spine.issue(ADMIN, change, off)).toMatchObject({ ok: true });
  const refusal = { ok: false, codigo: 'UBICACION_BLOQUEADA', mensaje: `${mensaje} Elige otra ubicación.` };
  const out = { producto: a, carro, cantidad: 1 };
  expect(await spine.issue(ADMIN, 'place-stock', move(a, 1, P1))).toMatchObject(refusal);
  expect(
    await spine.issue(ADMIN, 'place-from-trolley', { accion: 'ubicardecarro', ...out, ubicacion_destino: P1 }),
  ).toMatchObject(refusal);
  expect(await spine.issue(ADMIN, 'return-from-trolley', { accion: 'devolver', ...out })).toMatchObject(refusal);
  // What stands there gets out.
  expect(await spine.issue(ADMIN, 'place-stock', move(a, 1, '', P1))).toMatchObject({ ok: true });
});

test('moves of different products into one place at the same instant never exceed it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 2, maxLength: 4 }),
      async (scheduler, wanted) => {
        let racing = false;
        const turn = (what: string) =>
          racing
            ? scheduler
                .schedule(new Promise((resolve) => setImmediate(resolve)), what)
                .then(() => new Promise<void>((resolve) => setImmediate(resolve)))
            : Promise.resolve();
        const { spine, second, products, at } = await shelves(turn);
        racing = true;
        const all = Promise.all(
          wanted.map((cantidad, n) =>
            (n % 2 ? second : spine).issue(ADMIN, 'place-stock', move(products[n % 3]!, cantidad, P1), `move-${n}`),
          ),
        );
        await scheduler.waitFor(all);
        racing = false;
        const replies = await all;
        const moved = wanted.reduce((sum, units, n) => sum + (replies[n]!.ok ? units : 0), 0);
        expect(await at(P1)).toBe(moved);
        expect(moved).toBeLessThanOrEqual(CAPACITY);
        expect(replies.filter(({ ok }) => !ok).every(({ codigo }) => codigo === 'SIN_CAPACIDAD')).toBe(true);
        expect(replies.some(({ ok }) => ok)).toBe(true);
      },
    ),
    { numRuns: 25 },
  );
});
