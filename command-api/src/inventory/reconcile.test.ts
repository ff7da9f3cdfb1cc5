import { StockReleased } from '@power/domain/inventory/events';
import { releaseDownTo } from '@power/domain/inventory/hold';
import { saldoOf, stock, warehouse } from '@power/domain/inventory/stock';
import type { DomainEvent } from '@power/domain/kernel/event';
import { reconcile } from '@power/infra/platform/reconcile/reconcile';
import { person, stockedSpine } from '../kernel/spine.testing.ts';

type Spine = Awaited<ReturnType<typeof stockedSpine>>;

/** The process that settles stock has seen everything. */
const followed = (spine: Spine) => () => spine.log.head();
const compare = (spine: Spine, patienceMs = 500) => reconcile(spine.log, followed(spine), patienceMs);
const balance = async (spine: Spine, producto: string) =>
  saldoOf(warehouse(await spine.state(stock, producto), 'Central'));
const settle = (spine: Spine, producto: string, pedido: unknown) =>
  spine.must('settle-order-stock', { accion: 'cuadrarpedido', producto, pedido: String(pedido) });
const repair = (spine: Spine, producto: string, pedido: unknown, perfil = person('Administrador')) =>
  spine.issue(perfil, 'repair-order-stock', { accion: 'repararpedido', producto, pedido: String(pedido) });

/** What the log of an older version holds: goods released that an order had claimed. */
async function lose(spine: Spine, producto: string, pedido: unknown): Promise<void> {
  const state = await spine.state(stock, producto);
  const events = releaseDownTo(state, 'Central', String(pedido), 0, 'Validación que no llegó a término');
  expect(events.map(({ type }) => type)).toEqual([StockReleased.type]);
  await spine.log.append(
    `stock-${producto}`,
    events.map((event: DomainEvent) => ({
      ...event,
      id: crypto.randomUUID(),
      schema: 1,
      metadata: {
        at: '2026-01-05T12:00:00.000Z',
        user: 'u',
        perfil: 'Administrador',
        commandId: 'lost',
        correlationId: 'lost',
        causationId: 'lost',
      },
    })),
    'any',
  );
}

async function delivered(spine: Spine, number: unknown, codigo_sap: unknown): Promise<void> {
  const picker = person('Bodega');
  const pick = (accion: string, name: string, more = {}) =>
    spine.issue(picker, name, { accion, pedido: number, ...more });
  await pick('tomar', 'take-picking');
  await pick('escanear', 'scan-line', { codigo: 'P0', cantidad: 3 });
  expect(await pick('terminar', 'finish-picking')).toMatchObject({ ok: true });
  await spine.issue(person('Finanzas'), 'invoice-order', { pedido: number });
  expect(
    await spine.issue(person('Jefe de Bodega'), 'deliver-order', { accion: 'entregar', codigo_sap }),
  ).toMatchObject({ ok: true });
}

test('orders of every state agree with the stock, and goods lost on the way are named and repaired by event', async () => {
  const spine = await stockedSpine([20]);
  await spine.orderFor({ 1: 2 });
  const kept = await spine.orderFor({ 1: 3 });
  const lost = await spine.orderFor({ 1: 3 });
  const gone = await spine.orderFor({ 1: 3 });
  const cancelled = await spine.orderFor({ 1: 3 });
  for (const { number } of [kept, lost, gone, cancelled]) await spine.validate(number);
  await spine.issue(person('Administrador'), 'cancel-order', {
    accion: 'anular',
    codigo_sap: cancelled.codigo_sap,
    motivo: 'Cliente desiste',
  });
  await settle(spine, '1', cancelled.number);
  expect(await compare(spine)).toEqual({
    pedidos: 5,
    productos: 1,
    diferencias: [],
    intervenidos: [],
    en_movimiento: 0,
  });

  await lose(spine, '1', lost.number);
  await lose(spine, '1', gone.number);
  await delivered(spine, gone.number, gone.codigo_sap);
  await settle(spine, '1', gone.number);
  expect(await balance(spine, '1')).toMatchObject({ fisico: 20, comprometido: 3 });

  const { diferencias } = await compare(spine);
  expect(diferencias.map(({ mensaje }) => mensaje)).toEqual([
    `El pedido ${lost.number as number} (Pendiente Picking) debe tener 3 de PN-0 en Central y tiene 0.`,
    `El pedido ${gone.number as number} (Entregado) debía sacar 3 de PN-0 de Central y salieron 0.`,
  ]);
  expect(await repair(spine, '1', lost.number)).toMatchObject({
    ok: true,
    mensaje: `El stock quedó como dice el pedido ${lost.number as number}`,
  });
  expect(await repair(spine, '1', gone.number)).toMatchObject({ ok: true });
  expect(await compare(spine)).toMatchObject({ diferencias: [], en_movimiento: 0 });
  expect(await balance(spine, '1')).toEqual({ fisico: 17, comprometido: 6, disponible: 11 });
  expect(await repair(spine, '1', gone.number)).toMatchObject({
    mensaje: `El stock ya coincide con el pedido ${gone.number as number}`,
  });
  // What the repair committed is the order's like any other hold: it leaves with the goods.
  await delivered(spine, lost.number, lost.codigo_sap);
  await settle(spine, '1', lost.number);
  expect(await balance(spine, '1')).toEqual({ fisico: 14, comprometido: 3, disponible: 11 });
  expect((await compare(spine)).diferencias).toEqual([]);
});

test('what a process is about to settle is no difference, and what it never settles is not hidden', async () => {
  const spine = await stockedSpine([20]);
  const order = await spine.orderFor({ 1: 3 });
  await spine.validate(order.number);
  const before = await spine.log.head();
  await delivered(spine, order.number, order.codigo_sap);
  const behind = () => Promise.resolve(before);
  expect(await reconcile(spine.log, behind, 0)).toMatchObject({ diferencias: [], en_movimiento: 1 });
  // The process arrives while it is being compared.
  let asked = 0;
  const arriving = async () => {
    asked += 1;
    if (asked === 2) await settle(spine, '1', order.number);
    return asked > 1 ? spine.log.head() : before;
  };
  expect(await reconcile(spine.log, arriving, 5000)).toMatchObject({ diferencias: [], en_movimiento: 0 });
  const other = await spine.orderFor({ 1: 3 });
  await spine.validate(other.number);
  await delivered(spine, other.number, other.codigo_sap);
  expect((await compare(spine)).diferencias.map(({ tipo }) => tipo)).toEqual(['compromiso', 'salida']);
});

test('an order with an event that cannot be read leaves the others to be compared', async () => {
  const spine = await stockedSpine([20]);
  const broken = await spine.orderFor({ 1: 2 });
  const other = await spine.orderFor({ 1: 3 });
  for (const { number } of [broken, other]) await spine.validate(number);
  await lose(spine, '1', other.number);
  Object.assign((await spine.log.read(`order-${String(broken.number)}`)).at(-1)!, { schema: 99 });
  const { diferencias } = await compare(spine);
  expect(diferencias.map(({ pedido }) => pedido)).toEqual([String(other.number)]);
});
