import { SYSTEM } from '@power/domain/kernel/principal';
import { adjustmentOf, saleCost, soldCost } from '@power/domain/finance/sale-cost/sale-cost';
import { CreditNoteIssued } from '@power/domain/streams/order/tax-events';
import { order } from '@power/domain/streams/order/order';
import { person } from '../kernel/spine.testing.ts';
import { received } from '../purchasing/received-cost.testing.ts';

/** Twenty units of each product, ten of them received and not costed; what processes ask for is asked for here. */
async function trade() {
  const spine = await received();
  const { must, issue, orderFor, validate, state } = spine;
  /** An order of so many units of product 1, billed without picking: its goods stay in stock until `leave`. */
  const billed = async (cantidad: number): Promise<string> => {
    const { number } = await orderFor({ 1: cantidad });
    await validate(number);
    await must('invoice-order', { pedido: number, sin_picking: true });
    return String(number);
  };
  const leave = (pedido: string) =>
    issue(SYSTEM, 'settle-order-stock', { accion: 'cuadrarpedido', producto: '1', pedido });
  const adjust = (pedido: string, reparto?: string) =>
    issue(SYSTEM, 'adjust-sale-cost', { accion: 'ajustarcosto', pedido, producto: '1', ...(reparto && { reparto }) });
  const share = async (evento: number, costeo = 1) => {
    await issue(SYSTEM, 'share-sold-cost', { accion: 'repartirvendido', costeo, evento, producto: '1' });
    return state(soldCost, `${costeo}-${evento}-1`);
  };
  /** What the order's line costs more than it was billed with. */
  const more = async (pedido: string) => adjustmentOf(await state(saleCost, pedido), 1)?.pesos ?? 0;
  const post = async () => {
    await spine.costed();
    await spine.post(1);
    await spine.follow(1);
  };
  return { ...spine, billed, leave, adjust, share, more, post };
}

test('billed, then costed, then gone: the sale costs what left cost, once', async () => {
  const { billed, leave, adjust, more, post, pmp, pass } = await trade();
  const pedido = await billed(4);
  pass(1000);
  await post();
  // Ten of twenty came at 1.000 instead of 500.
  expect((await pmp())[0]).toBe(750);
  pass(1000);
  await leave(pedido);
  await adjust(pedido);
  await adjust(pedido);
  expect(await more(pedido)).toBe(4 * 250);
});

test('gone, then costed: by what came in first leaves first the sale has its part, and the report what had no sale', async () => {
  const { billed, leave, adjust, share, more, post, pass, issue, state } = await trade();
  const first = await billed(18);
  await leave(first);
  pass(1000);
  await issue(person('Administrador'), 'adjust-stock', {
    accion: 'ajustar',
    producto: '1',
    bodega: 'Central',
    contado: 0,
    motivo: 'Merma',
  });
  pass(1000);
  await post();
  const shared = await share(1);
  // The ten are gone: eight by the order, two by the adjustment; each had cost 500 too little.
  expect(shared).toMatchObject({
    ajuste_costo: 5000,
    documento: 'Precio de Entrega N° 1',
    partes: [
      { pedido: first, cantidad: 8, ajuste_costo: 4000 },
      { pedido: null, cantidad: 2, ajuste_costo: 1000 },
    ],
  });
  expect(await share(1)).toEqual(shared);
  for (const _ of [1, 2]) await adjust(first, shared!._id);
  expect(await more(first)).toBe(4000);
  expect((await state(saleCost, first)).tardios.map(({ reparto }) => reparto)).toEqual(['1-1-1']);
});

test('a credit note takes back what its units cost by now', async () => {
  const { billed, leave, adjust, post, pass, must, log } = await trade();
  const pedido = await billed(4);
  pass(1000);
  await post();
  pass(1000);
  await leave(pedido);
  await adjust(pedido);
  await must('issue-credit-note', {
    accion: 'nota_credito',
    pedido: Number(pedido),
    motivo: 'Vuelve',
    lineas: [{ linea: 1, cantidad: 1 }],
  });
  const [note] = (await log.read(`order-${pedido}`)).filter(({ type }) => type === CreditNoteIssued.type);
  expect((note!.data as ReturnType<typeof CreditNoteIssued>['data']).lineas[0]!.pmp).toBe(750);
});

test('only the system adjusts', async () => {
  const { issue, billed, state } = await trade();
  const pedido = await billed(1);
  expect(
    await issue(person('Administrador'), 'adjust-sale-cost', { accion: 'ajustarcosto', pedido, producto: '1' }),
  ).toMatchObject({ ok: false, codigo: 'SIN_PERMISO' });
  expect((await state(order, pedido))!.facturado).toBe(true);
});
