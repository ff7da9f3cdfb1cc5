import { randomUUID } from 'node:crypto';
import { SYSTEM } from '@power/domain/kernel/principal';
import { product } from '@power/domain/products/product';
import { soldAdjustment } from '@power/domain/purchasing/landed/adjustments.shared';
import { landedCost } from '@power/domain/purchasing/landed/landed-cost';
import { person } from '../kernel/spine.testing.ts';
import { received } from './received-cost.testing.ts';

const HOUR = 3_600_000;
const id = '1';

/** Ten of twenty units at 500 were costed at 1,000: the average is 750. What comes after is an hour later each. */
async function posted() {
  const spine = await received();
  await spine.costed();
  spine.pass(HOUR);
  await spine.post(1);
  await spine.follow(1);
  spine.pass(HOUR);
  const stockOf = (contado: number) =>
    spine.must('adjust-stock', { accion: 'ajustar', producto: id, bodega: 'Central', contado, motivo: 'Salieron' });
  const receive = (cantidad: number) =>
    spine.must('receive-stock', { producto: id, bodega: 'Central', cantidad, motivo: 'Compra' });
  const cost = async () => (await spine.state(landedCost, '1'))!;
  const pmpOf = async () => (await spine.state(product, id))!.pmp;
  return { ...spine, stockOf, receive, cost, pmpOf };
}

type Spine = Awaited<ReturnType<typeof posted>>;

/** What the code of before wrote when somebody took the cost back: the posting again, and its average of before. */
async function revertedBefore({ log, state, pass }: Spine, pmp: number): Promise<void> {
  pass(HOUR);
  const at = new Date(Date.parse('2026-01-05T12:00:00.000Z') + 3 * HOUR).toISOString();
  const metadata = { at, user: 'u', perfil: 'Finanzas', commandId: 'old', correlationId: 'x', causationId: 'x' };
  const write = (stream: string, type: string, data: object) =>
    log.append(stream, [{ id: randomUUID(), type, schema: 1, data, metadata }], 'stream-exists');
  const { aplicado, _id, number } = (await state(landedCost, '1'))!;
  const revertido_por = { _id: 'u', nombre: 'U' };
  await write('landedcost-1', 'LandedCostReverted', {
    costeo: { _id, number },
    revertido_por,
    motivo: 'Otra factura',
    aplicado,
  });
  // Of the other product nothing came and nothing left.
  for (const [_id, after] of [[id, pmp] as const, ['2', 500] as const]) {
    const { part_number, nombre, marca, ...was } = (await state(product, _id))!;
    const { tier, base, precios, ajustes, tabla } = was;
    const prices = { tier, base, precios, ajustes, tabla };
    await write(`product-${_id}`, 'ProductRepriced', {
      ...{ _id, part_number, nombre, marca, lote: null, ...prices, pmp: after },
      origen: 'Precio de entrega',
      motivo: 'Reversa del Precio de Entrega N° 1',
      antes: { ...prices, pmp: was.pmp },
      tramos: [{ desde: at, precios }],
    });
  }
  pass(HOUR);
}

const correct = (spine: Spine, commandId?: string) =>
  spine.issue(SYSTEM, 'correct-landed-cost-reversal', { accion: 'corregirreversa', id: '1' }, commandId);
/** The process that follows it; twice, as it may after a crash. */
async function follow(spine: Spine): Promise<void> {
  const request = { accion: 'aplicar', producto: id, costeo: 1, inverso: true, correccion: true };
  for (const _ of [1, 2]) await spine.issue(SYSTEM, 'apply-landed-cost', request, 'follow-correction');
}

test('given goods that came since → a reversal takes back its own part only', async () => {
  const spine = await posted();
  await spine.receive(80);
  spine.pass(HOUR);
  await spine.revert(1);
  await spine.follow(1, true);
  // 5.000 of 75.000: (20 × 500 + 80 × 750) / 100.
  expect(await spine.pmpOf()).toBe(700);
  expect(soldAdjustment(await spine.cost())).toBe(0);
});

test('given goods that left since → a reversal tells the part that they took along', async () => {
  const spine = await posted();
  await spine.stockOf(5);
  spine.pass(HOUR);
  await spine.revert(1);
  await spine.follow(1, true);
  expect(await spine.pmpOf()).toBe(500);
  // 15 left at 250 too much.
  expect(soldAdjustment(await spine.cost())).toBe(-3750);
});

test('given an average that somebody set by hand since → a reversal leaves it, and what was in hand then is not told', async () => {
  const spine = await posted();
  await spine.must('update-product-pmp', { accion: 'actualizarpmp', id, pmp: 900, motivo: 'Inventario' });
  spine.pass(HOUR);
  await spine.stockOf(5);
  await spine.revert(1);
  await spine.follow(1, true);
  expect(await spine.pmpOf()).toBe(900);
  expect(soldAdjustment(await spine.cost())).toBe(0);
});

test('given a reversal of before that made units wrong that came since → it is corrected once, also by two at once', async () => {
  const spine = await posted();
  await spine.receive(80);
  await revertedBefore(spine, 500);
  expect(await spine.cost()).toMatchObject({ estado: 'Revertido', reversa_recalculada: false, correccion: [] });
  const replies = await Promise.all([correct(spine, 'one'), correct(spine, 'two'), correct(spine, 'one')]);
  expect(replies).toMatchObject([{ ok: true }, { ok: true }, { ok: true }]);
  const events = await spine.log.read('landedcost-1');
  expect(events.filter(({ type }) => type === 'LandedCostReversalCorrected')).toHaveLength(1);
  await follow(spine);
  expect(await spine.pmpOf()).toBe(700);
  expect((await spine.cost()).correccion).toMatchObject([{ diferencia: -20_000, pmp_cambio: 200, ajuste_vendido: 0 }]);
});

test('given units that left at the wrong average → what they were told at too little is told', async () => {
  const spine = await posted();
  await spine.receive(80);
  await revertedBefore(spine, 500);
  await spine.stockOf(60);
  await correct(spine);
  await follow(spine);
  // 40 left at 500 instead of 700.
  expect(await spine.pmpOf()).toBe(700);
  expect(soldAdjustment(await spine.cost())).toBe(8000);
});

test('given a reversal of before whose goods were sold → the average stays, and their part is told', async () => {
  const spine = await posted();
  await spine.stockOf(5);
  await revertedBefore(spine, 500);
  await correct(spine);
  await follow(spine);
  expect(await spine.pmpOf()).toBe(500);
  expect(soldAdjustment(await spine.cost())).toBe(-3750);
});

test('given a reversal of before that nothing disturbed, or one of now → nothing is written', async () => {
  const before = await posted();
  await revertedBefore(before, 500);
  await correct(before);
  expect(await before.cost()).toMatchObject({ estado: 'Revertido', correccion: [], corregida: null });
  const now = await posted();
  await now.receive(80);
  await now.revert(1);
  await correct(now);
  expect((await now.cost()).corregida).toBeNull();
  expect(soldAdjustment(await before.cost())).toBe(0);
});

const settle = (spine: Spine, inverso: boolean, user = SYSTEM) =>
  spine.issue(user, 'settle-landed-cost', { accion: 'liquidar', id: '1', inverso });

test('given units that left between a reversal and its move of the average → their part is told, once', async () => {
  const spine = await posted();
  await spine.revert(1);
  spine.pass(HOUR);
  await spine.stockOf(5);
  spine.pass(HOUR);
  await spine.follow(1, true);
  await Promise.all([settle(spine, true), settle(spine, true)]);
  await settle(spine, true);
  expect(await spine.pmpOf()).toBe(500);
  expect((await spine.cost()).liquidaciones).toHaveLength(1);
  // 15 left at 250 too much.
  expect(soldAdjustment(await spine.cost())).toBe(-3750);
});

test('given units that came between a posting and its move of the average → they keep theirs, and nothing is told', async () => {
  const spine = await received();
  await spine.costed();
  await spine.post(1);
  spine.pass(HOUR);
  await spine.must('receive-stock', { producto: id, bodega: 'Central', cantidad: 20, motivo: 'Compra' });
  spine.pass(HOUR);
  await spine.follow(1);
  await spine.issue(SYSTEM, 'settle-landed-cost', { accion: 'liquidar', id: '1', inverso: false });
  // 5.000 more over the 40: twenty came at 500.
  expect((await spine.state(product, id))!.pmp).toBe(625);
  expect((await spine.state(landedCost, '1'))!.liquidaciones).toEqual([]);
});

test('given a reversal of before → only what corrects it tells what left', async () => {
  const spine = await posted();
  await spine.stockOf(5);
  await revertedBefore(spine, 500);
  await settle(spine, true);
  expect((await spine.cost()).liquidaciones).toEqual([]);
});

test('rejects a correction or a settlement when a person asks for it', async () => {
  const spine = await posted();
  const request = { accion: 'corregirreversa', id: '1' };
  expect(await spine.issue(person('Administrador'), 'correct-landed-cost-reversal', request)).toMatchObject({
    ok: false,
    codigo: 'SIN_PERMISO',
  });
  expect(await settle(spine, true, person('Administrador'))).toMatchObject({ codigo: 'SIN_PERMISO' });
});
