import { saldoOf, stock, warehouse } from '@power/domain/inventory/stock';
import { quotation } from '@power/domain/quotations/quotation';
import { reservation } from '@power/domain/reservations/reservation';
import { order } from '@power/domain/streams/order/order';
import { reconcile } from '@power/infra/platform/reconcile/reconcile';
import type { RecordedEvent } from '@power/infra/platform/event-store/port';
import { MemoryEventStore } from '@power/infra/laboratory/testing/memory-event-store';
import { openSpine, person, stockedSpine } from '../kernel/spine.testing.ts';

const JLO = person('Jefe de Logistica');
const ADMIN = person('Administrador');

/** Products that have a price, a seller's customer, and words for what people do with reservations and their orders. */
async function desk(units: readonly number[] = [10, 10]) {
  const spine = await stockedSpine(units);
  await spine.must('change-customer', { accion: 'simple', id: spine.cliente, cliente: { tipo_cliente: 'Gold' } });
  for (const id of units.map((_, n) => String(n + 1)))
    await spine.must('set-product-prices', { id, precios: { tienda: 1000, gold: 900, tier_3_calculo: 800 } });
  const reserve = async (cantidad: number, more: object = {}, producto = '1') => {
    const reply = await spine.issue(JLO, 'create-reservation', {
      reserva: { cliente: spine.cliente, bodega: 'Central', motivo: 'Obra', lineas: [{ producto, cantidad }], ...more },
    });
    if (!reply.ok) throw new Error(reply.mensaje);
    return reply.number as number;
  };
  const convert = (id: number, by = JLO) => spine.issue(by, 'convert-reservation', { accion: 'convertir', id });
  const quote = async (cantidad: number) => {
    const reply = await spine.must('create-quotation', {
      accion: 'crearsistema',
      cotizacion: {
        cliente: spine.cliente,
        bodega_entrega: 'Central',
        productos_cotizacion: [{ producto: '1', cantidad }],
      },
    });
    return reply.number as number;
  };
  const convertQuotation = (cotizacion: number) =>
    spine.issue(ADMIN, 'convert-quotation', { accion: 'convertir', cotizacion });
  const theOrder = async (pedido: unknown) => (await spine.state(order, String(pedido)))!;
  const cancel = async (pedido: unknown) =>
    spine.issue(ADMIN, 'cancel-order', {
      accion: 'anular',
      codigo_sap: (await theOrder(pedido)).codigo_sap,
      motivo: 'Ya no',
    });
  /** What the process that follows orders does after an event of theirs. */
  const follow = async (pedido: unknown, producto = '1') =>
    spine.must('settle-order-stock', { accion: 'cuadrarpedido', producto, pedido: String(pedido) });
  const balance = async (producto = '1') => saldoOf(warehouse(await spine.state(stock, producto), 'Central'));
  const agrees = async () => (await reconcile(spine.log, () => spine.log.head(), 0)).diferencias;
  const setLines = async (pedido: unknown, cantidad: number) =>
    spine.must('edit-lines', {
      accion: 'lineas',
      id: pedido,
      productos_pedido: [{ linea: 1, producto: '1', cantidad, precio_venta: 900 }],
    });
  const orders = async () =>
    new Set((await spine.log.readAll({})).filter(({ type }) => type === 'OrderCreated').map(({ stream }) => stream));
  return {
    ...spine,
    ...{ reserve, convert, quote, convertQuotation, theOrder, cancel, follow, balance, agrees, setLines, orders },
  };
}

test('every event of an order that was a reservation names it by its number', async () => {
  const { log, reserve, convert, validate, cancel } = await desk();
  const { pedido } = await convert(await reserve(3));
  await validate(pedido);
  await cancel(pedido);
  const orderIds = (await log.read(`order-${String(pedido)}`)).map(({ data }) => {
    const { _id, pedido: ref } = data as { readonly _id?: string; readonly pedido?: { readonly _id: string } };
    return _id ?? ref!._id;
  });
  expect(orderIds.length).toBeGreaterThan(2);
  expect(new Set(orderIds)).toEqual(new Set([String(pedido)]));
});

test('cancelled before its validation it names the goods whose stock follows, and gives back what a reservation handed over', async () => {
  const { log, reserve, convert, cancel, follow, balance, agrees } = await desk();
  const { pedido } = await convert(await reserve(3));
  expect(await balance()).toMatchObject({ comprometido: 3 });
  expect(await cancel(pedido)).toMatchObject({ ok: true });
  const last = (await log.read(`order-${String(pedido)}`)).at(-1)!;
  expect(last).toMatchObject({ type: 'OrderCancelled', data: { movimientos: [{ producto_id: '1' }] } });
  await follow(pedido);
  expect(await balance()).toMatchObject({ comprometido: 0, disponible: 10 });
  expect(await agrees()).toEqual([]);
});

test('with fewer units than the reservation had, the rest is free at once; with more, validation takes what lacks', async () => {
  const { reserve, convert, setLines, follow, balance, validate, agrees } = await desk();
  const { pedido } = await convert(await reserve(5));
  await setLines(pedido, 3);
  await follow(pedido);
  expect(await balance()).toMatchObject({ comprometido: 3 });
  await setLines(pedido, 8);
  await follow(pedido);
  expect(await balance()).toMatchObject({ comprometido: 3 });
  expect(await validate(pedido)).toMatchObject({ ok: true });
  expect(await balance()).toMatchObject({ comprometido: 8 });
  expect(await agrees()).toEqual([]);
});

test('a part that is split off keeps its units of the reservation; each part gives back its own', async () => {
  const { must, reserve, convert, cancel, follow, balance, validate, orderFor, agrees } = await desk([5]);
  const { pedido } = await convert(await reserve(5));
  const { number: part } = await must('split-order', {
    accion: 'dividir',
    id: pedido,
    lineas: [{ linea: 1, cantidad: 2 }],
  });
  await follow(pedido);
  expect(await balance()).toEqual({ fisico: 5, comprometido: 5, disponible: 0 });
  expect(await validate((await orderFor({ 1: 1 })).number)).toMatchObject({ ok: false });
  expect(await validate(part)).toMatchObject({ ok: true });
  expect(await balance()).toMatchObject({ comprometido: 5 });
  await cancel(pedido);
  await follow(pedido);
  expect(await balance()).toMatchObject({ comprometido: 2 });
  await cancel(part);
  await follow(part);
  expect(await balance()).toMatchObject({ comprometido: 0 });
  expect(await agrees()).toEqual([]);
});

test('two reservations of one order hand over the sum of their units, and no more than it asks for', async () => {
  const { reserve, convert, orderFor, balance } = await desk();
  const { number: pedido } = await orderFor({ 1: 5 });
  const [first, second] = [await reserve(3, { pedido }), await reserve(2, { pedido })];
  await convert(first);
  await convert(second);
  expect(await balance()).toMatchObject({ comprometido: 5 });
  const { number: small } = await orderFor({ 1: 2 });
  const [third, fourth] = [await reserve(2, { pedido: small }), await reserve(2, { pedido: small })];
  await convert(third);
  await convert(fourth);
  expect(await balance()).toMatchObject({ comprometido: 7 });
});

test('an order that is validated for another warehouse leaves nothing held where its reservation was', async () => {
  const { must, reserve, convert, validate, balance } = await desk();
  await must('receive-stock', { producto: '1', bodega: 'Norte', cantidad: 5, motivo: 'Compra' });
  const { pedido } = await convert(await reserve(3));
  await must('edit-order', { accion: 'simple', id: pedido, pedido: { bodega_entrega: 'Norte' } });
  expect(await validate(pedido)).toMatchObject({ ok: true });
  expect(await balance()).toMatchObject({ comprometido: 0 });
});

test('converted by two people at once: one order, one number', async () => {
  const { log, reserve, convert, balance, orders } = await desk();
  const id = await reserve(3);
  const replies = await Promise.all([convert(id), convert(id, ADMIN), convert(id, person('Finanzas'))]);
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await orders()).size).toBe(1);
  expect((await log.readAll({})).filter(({ type }) => type === 'ErpCodeAssigned')).toHaveLength(1);
  expect(await balance()).toMatchObject({ comprometido: 3 });
});

test('a quotation whose reservation became an order is closed, and makes no second one', async () => {
  const { state, reserve, convert, quote, convertQuotation, theOrder, orders } = await desk();
  const cotizacion = await quote(2);
  const { pedido } = await convert(await reserve(2, { cotizacion }));
  expect(await state(quotation, String(cotizacion))).toMatchObject({ estado: 'Convertida', pedido });
  const q = (await state(quotation, String(cotizacion)))!;
  expect(await theOrder(pedido)).toMatchObject({ cotizacion, ejecutivo: q.ejecutivo });
  expect(await convertQuotation(cotizacion)).toMatchObject({ codigo: 'YA_CONVERTIDA', pedido });
  expect((await orders()).size).toBe(1);
});

test('an annulled quotation makes no order by its reservation, which can be let go', async () => {
  const { must, issue, reserve, convert, quote, balance, follow } = await desk();
  const cotizacion = await quote(2);
  const id = await reserve(2, { cotizacion });
  await must('cancel-quotation', { id: cotizacion, motivo: 'No' });
  expect(await convert(id)).toMatchObject({
    codigo: 'CONVERSION_INVALIDA',
    mensaje: `La Cotización N° ${cotizacion} está anulada: libera la reserva, o crea otra sin cotización.`,
  });
  await issue(JLO, 'release-reservation', { accion: 'liberar', id, motivo: 'Anulada' });
  await follow(`R-${id}`);
  expect(await balance()).toMatchObject({ comprometido: 0 });
});

test('the reservation of a quotation that is an order already hands its units to that order, as far as it asks for them', async () => {
  const { reserve, convert, quote, convertQuotation, orders, validate, balance, setLines } = await desk([5]);
  const cotizacion = await quote(4);
  const [first, second] = [await reserve(3, { cotizacion }), await reserve(2, { cotizacion })];
  const { pedido } = await convertQuotation(cotizacion);
  expect(await validate(pedido)).toMatchObject({ ok: false });
  expect(await convert(first)).toMatchObject({ ok: true, pedido });
  expect(await convert(second)).toMatchObject({
    mensaje: `Al Pedido N° ${String(pedido)} de su cotización le faltan 1 de PN-0 y la reserva retiene 2: agrégalas al pedido, o libera la reserva.`,
  });
  await setLines(pedido, 5);
  expect(await convert(second)).toMatchObject({ ok: true, pedido });
  expect(await balance()).toMatchObject({ comprometido: 5 });
  expect(await validate(pedido)).toMatchObject({ ok: true });
  expect((await orders()).size).toBe(1);
});

test('converted at once, as a quotation and by two reservations of it: one order', async () => {
  for (let n = 0; n < 6; n += 1) {
    const { log, state, reserve, convert, quote, convertQuotation, orders } = await desk();
    const cotizacion = await quote(4);
    const [a, b] = [await reserve(2, { cotizacion }), await reserve(1, { cotizacion })];
    const tries = [() => convert(a), () => convertQuotation(cotizacion), () => convert(b)];
    const replies = await Promise.all([...tries.slice(n % 3), ...tries.slice(0, n % 3)].map((run) => run()));
    const streams = await orders();
    expect(streams.size).toBe(1);
    expect(new Set(replies.flatMap(({ ok, pedido }) => (ok ? [`order-${String(pedido)}`] : [])))).toEqual(streams);
    expect(await state(quotation, String(cotizacion))).toMatchObject({ estado: 'Convertida' });
    // One of the three decides on the order: the others are refused, or hand their units to it.
    const decisions = (await log.readAll({})).filter(
      ({ type, data }) => type === 'ReservationConverted' && (data as { readonly nuevo: object | null }).nuevo !== null,
    );
    const own = replies[(4 - (n % 3)) % 3]!;
    expect(decisions.length + Number(own.ok)).toBe(1);
  }
});

test('of a partly released reservation the order has what is left; a customer who is not active gets none', async () => {
  const { must, issue, reserve, convert, theOrder, follow, balance, cliente } = await desk();
  const id = await reserve(5);
  await issue(JLO, 'release-reservation', {
    accion: 'liberar',
    id,
    motivo: 'Menos',
    lineas: [{ linea: 1, cantidad: 2 }],
  });
  await follow(`R-${id}`);
  const { pedido } = await convert(id);
  expect((await theOrder(pedido)).productos_pedido).toMatchObject([{ cantidad: 3 }]);
  expect(await balance()).toMatchObject({ comprometido: 3 });
  const other = await reserve(1);
  await must('deactivate-customer', { accion: 'desactivar', id: cliente, motivo: 'Moroso' });
  expect(await convert(other)).toMatchObject({ ok: false, codigo: 'CLIENTE_NO_EXISTE' });
  expect(await balance()).toMatchObject({ comprometido: 4 });
});

/** Commands over a log that holds these events. */
async function openLog(events: readonly RecordedEvent[]) {
  const log = new MemoryEventStore();
  for (const { stream, ...event } of events) {
    const { version } = (await log.read(stream)).at(-1) ?? { version: -1 };
    await log.append(stream, [event], version < 0 ? 'no-stream' : version);
  }
  return { ...(await openSpine(log)), log };
}

/** The events as they were written before: of an order of a reservation every `_id` was 999999999, its cancellation named no goods. */
function asWrittenBefore(events: readonly RecordedEvent[], orders: ReadonlySet<string>): RecordedEvent[] {
  const wrong = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(wrong);
    if (typeof value !== 'object' || value === null) return value;
    const inner = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, wrong(one)]));
    return orders.has(`order-${String(inner.number)}`) && '_id' in inner ? { ...inner, _id: '999999999' } : inner;
  };
  const schemas: Record<string, number> = { OrderCreated: 2, OrderInvoiced: 2, OrderCommentAdded: 2 };
  return events.map((event) => {
    if (!orders.has(event.stream) && event.type !== 'ReservationConverted') return event;
    const data = wrong(event.data) as object;
    const bare = event.type === 'OrderCancelled' ? { ...data, movimientos: [] } : data;
    return { ...event, schema: schemas[event.type] ?? 1, data: bare };
  });
}

test('a log of before: its orders are theirs again, what was cancelled gives its units back, and the quotation closes', async () => {
  const { log, reserve, convert, quote, validate, cancel, orders } = await desk();
  const cotizacion = await quote(2);
  const validOrder = (await convert(await reserve(3))).pedido;
  await validate(validOrder);
  const cancelledOrder = (await convert(await reserve(4))).pedido;
  await cancel(cancelledOrder);
  const id = await reserve(2, { cotizacion });
  const quoted = (await convert(id)).pedido;
  const names = await orders();
  const before = (await log.readAll({ limit: 10_000 })).filter(
    ({ type }) => type !== 'QuotationConverted' && type !== 'QuotationOrderClaimed',
  );
  const old = await openLog(asWrittenBefore(before, names));
  expect((await old.log.read(`order-${String(validOrder)}`)).map(({ data }) => JSON.stringify(data)).join()).toContain(
    '"_id":"999999999"',
  );
  for (const pedido of [validOrder, cancelledOrder, quoted])
    expect(await old.state(order, String(pedido))).toMatchObject({ _id: String(pedido), number: pedido });
  expect(await old.state(reservation, String(id))).toMatchObject({ nuevo: { _id: String(quoted) } });
  const balance = async () => saldoOf(warehouse(await old.state(stock, '1'), 'Central')).comprometido;
  expect(await balance()).toBe(9);
  await old.issue(ADMIN, 'release-orphan-commitments', { accion: 'liberarhuerfanos', producto: '1' });
  expect(await balance()).toBe(5);
  expect(await old.state(quotation, String(cotizacion))).toMatchObject({ estado: 'Vigente' });
  await old.issue(ADMIN, 'open-reserved-order', { accion: 'abrirpedido', reserva: id, pedido: quoted });
  expect(await old.state(quotation, String(cotizacion))).toMatchObject({ estado: 'Convertida', pedido: quoted });
  expect(await old.issue(ADMIN, 'convert-quotation', { accion: 'convertir', cotizacion })).toMatchObject({
    codigo: 'YA_CONVERTIDA',
    pedido: quoted,
  });
});
