import { saldoOf, stock, warehouse } from '@power/domain/inventory/stock';
import { SYSTEM } from '@power/domain/kernel/principal';
import { COLUMNAS_PRECIO } from '@power/domain/products/prices.shared';
import { reservation } from '@power/domain/reservations/reservation';
import { order } from '@power/domain/streams/order/order';
import { reconcile } from '@power/infra/platform/reconcile/reconcile';
import { person, stockedSpine } from '../kernel/spine.testing.ts';

const JLO = person('Jefe de Logistica');
const DAY = 86_400_000;

async function desk(units: readonly number[] = [10]) {
  const spine = await stockedSpine(units);
  const reserve = (lineas: Readonly<Record<string, number>>, more: object = {}) =>
    spine.issue(JLO, 'create-reservation', {
      reserva: {
        cliente: spine.cliente,
        bodega: 'Central',
        motivo: 'Obra en curso',
        lineas: Object.entries(lineas).map(([producto, cantidad]) => ({ producto, cantidad })),
        ...more,
      },
    });
  const change = (accion: string, name: string, id: unknown, more: object = {}) =>
    spine.issue(JLO, name, { accion, id, ...more });
  const settle = (id: unknown, producto = '1') =>
    spine.must('settle-order-stock', { accion: 'cuadrarpedido', producto, pedido: `R-${String(id)}` });
  const balance = async (producto = '1') => saldoOf(warehouse(await spine.state(stock, producto), 'Central'));
  const agrees = async () => (await reconcile(spine.log, () => spine.log.head(), 0)).diferencias;
  return { ...spine, reserve, change, settle, balance, agrees };
}

test('one unit is never promised twice: to two reservations, or to a reservation and an order', async () => {
  const { reserve, balance, orderFor, validate } = await desk();
  expect(await reserve({ 1: 7 })).toMatchObject({ ok: true, number: 1, mensaje: 'La Reserva N° 1 fue creada' });
  expect(await balance()).toEqual({ fisico: 10, comprometido: 7, disponible: 3 });
  expect(await reserve({ 1: 4 })).toMatchObject({
    codigo: 'STOCK_INSUFICIENTE',
    mensaje: 'De PN-0 hay 3 disponibles en Central y pides 4. Reserva menos o elige otra bodega.',
  });
  const order = await orderFor({ 1: 4 });
  expect(await validate(order.number)).toMatchObject({
    ok: false,
    arrProductosComprometidos: [
      { disponible: 3, retenido_por: [{ pedido: null, reserva: 1, cliente: 'Alarmas Sur', cantidad: 7 }] },
    ],
  });
  expect(await balance()).toMatchObject({ comprometido: 7 });
});

test('what came for a client → a reservation that only the process makes, under its seller or else the buyer', async () => {
  const { issue, cliente, balance, state } = await desk();
  const request = {
    accion: 'recibida',
    orden_compra: 9,
    comprador: { _id: 'ana', nombre: 'Ana' },
    reserva: { cliente, bodega: 'Central', motivo: 'Comprado para él', lineas: [{ producto: '1', cantidad: 4 }] },
  };
  expect(await issue(person('Administrador'), 'reserve-received', request)).toMatchObject({ codigo: 'SIN_PERMISO' });
  expect(await issue(SYSTEM, 'reserve-received', request, 'arrival')).toMatchObject({ ok: true, number: 1 });
  expect(await issue(SYSTEM, 'reserve-received', request, 'arrival')).toMatchObject({ ok: true, number: 1 });
  expect(await balance()).toEqual({ fisico: 10, comprometido: 4, disponible: 6 });
  expect(await state(reservation, '1')).toMatchObject({ orden_compra: 9, ejecutivo: { nombre: 'Ana' } });
});

test('whoever finds too little of one product holds none of the others', async () => {
  const { reserve, balance } = await desk([10, 1]);
  expect(await reserve({ 1: 5, 2: 2 })).toMatchObject({ codigo: 'STOCK_INSUFICIENTE' });
  expect([await balance('1'), await balance('2')]).toMatchObject([{ comprometido: 0 }, { comprometido: 0 }]);
});

test('many reserving the last units at once: as many as there are', async () => {
  const { reserve, balance } = await desk([10]);
  const replies = await Promise.all(Array.from({ length: 8 }, () => reserve({ 1: 3 })));
  expect(replies.filter(({ ok }) => ok)).toHaveLength(3);
  expect(await balance()).toEqual({ fisico: 10, comprometido: 9, disponible: 1 });
});

test('it is taken, prepared and handed over; its goods leave the stock once, and everything agrees', async () => {
  const { reserve, change, settle, balance, agrees } = await desk();
  const { number } = await reserve({ 1: 4 });
  expect(await change('preparar', 'prepare-reservation', number)).toMatchObject({
    codigo: 'ESTADO_NO_PERMITE',
    mensaje: 'La Reserva N° 1 está en estado Pendiente.',
  });
  expect(await change('tomar', 'take-reservation', number)).toMatchObject({ ok: true });
  expect(await change('tomar', 'take-reservation', number)).toMatchObject({ codigo: 'ESTADO_NO_PERMITE' });
  expect(await change('preparar', 'prepare-reservation', number)).toMatchObject({ ok: true });
  expect(await change('entregar', 'deliver-reservation', number, { recibe: 'Juan' })).toMatchObject({ ok: true });
  expect((await agrees()).map(({ mensaje }) => mensaje)).toEqual([
    'La reserva 1 (Entregada) debe tener 0 de PN-0 en Central y tiene 4.',
    'La reserva 1 (Entregada) debía sacar 4 de PN-0 de Central y salieron 0.',
  ]);
  await settle(number);
  await settle(number);
  expect(await balance()).toEqual({ fisico: 6, comprometido: 0, disponible: 6 });
  expect(await agrees()).toEqual([]);
});

test('some units are let go, then all of them; the stock follows', async () => {
  const { reserve, change, settle, balance, agrees } = await desk();
  const { number } = await reserve({ 1: 6 });
  const release = (more: object) => change('liberar', 'release-reservation', number, { motivo: 'Usa menos', ...more });
  expect(await release({ lineas: [{ linea: 1, cantidad: 7 }] })).toMatchObject({
    mensaje: 'De PN-0 quedan 6 unidades reservadas.',
  });
  expect(await release({ motivo: ' ' })).toMatchObject({ mensaje: 'Ingresa el motivo' });
  expect(await release({ lineas: [{ linea: 1, cantidad: 2 }] })).toMatchObject({
    ok: true,
    mensaje: 'La Reserva N° 1 sigue con 4 unidades',
  });
  await settle(number);
  expect(await balance()).toMatchObject({ comprometido: 4 });
  expect(await release({})).toMatchObject({ ok: true, mensaje: 'La Reserva N° 1 fue liberada' });
  await settle(number);
  expect(await balance()).toEqual({ fisico: 10, comprometido: 0, disponible: 10 });
  expect(await release({})).toMatchObject({ codigo: 'ESTADO_NO_PERMITE' });
  expect(await agrees()).toEqual([]);
});

test('it expires after its last day, and its stock is free after a day of grace, not before', async () => {
  const { must, reserve, change, settle, balance, pass, agrees } = await desk();
  // Noon of January 5th in UTC; it lasts until the 6th.
  const { number } = await reserve({ 1: 4 }, { vence: '2026-01-06' });
  const expire = () => must('expire-reservation', { accion: 'caducar', id: number });
  expect(await expire()).toMatchObject({ mensaje: 'La Reserva N° 1 no cambia' });
  pass(2 * DAY);
  expect(await expire()).toMatchObject({ mensaje: 'La Reserva N° 1 está caducada' });
  await settle(number);
  expect(await balance()).toMatchObject({ comprometido: 4 });
  const extend = (vence: string) => change('prorrogar', 'extend-reservation', number, { vence, motivo: 'Se atrasó' });
  expect(await extend('2026-01-06')).toMatchObject({
    mensaje: 'La reserva vence el 06-01-2026: elige un día posterior.',
  });
  expect(await extend('2026-01-07')).toMatchObject({ ok: true, mensaje: 'La Reserva N° 1 vence ahora el 07-01-2026' });
  expect(await change('tomar', 'take-reservation', number)).toMatchObject({ ok: true });
  pass(3 * DAY);
  await expire();
  await settle(number);
  expect(await balance()).toMatchObject({ comprometido: 0 });
  expect(await extend('2026-02-01')).toMatchObject({
    mensaje: 'La Reserva N° 1 ya liberó su stock: crea una reserva nueva.',
  });
  expect(await change('liberar', 'release-reservation', number, { motivo: 'Cerrar' })).toMatchObject({ ok: true });
  expect(await agrees()).toEqual([]);
});

test('from an order: before it is validated, for its customer, no more than it has', async () => {
  const { reserve, orderFor, validate, must } = await desk([10, 5]);
  const order = await orderFor({ 1: 2 });
  const pedido = order.number;
  expect(await reserve({ 1: 3 }, { pedido })).toMatchObject({
    mensaje: `El Pedido N° ${String(pedido)} lleva 2 de PN-0 y pides 3.`,
  });
  expect(await reserve({ 2: 1 }, { pedido })).toMatchObject({ codigo: 'RESERVA_INVALIDA' });
  const { _id } = await must('register-customer', { cliente: { nombre: 'Otro', legalcode: '11111111-1' } });
  expect(await reserve({ 1: 1 }, { pedido, cliente: _id })).toMatchObject({
    mensaje: `El Pedido N° ${String(pedido)} es de otro cliente.`,
  });
  expect(await reserve({ 1: 2 }, { pedido })).toMatchObject({ ok: true });
  const validated = await orderFor({ 1: 1 });
  expect(await validate(validated.number)).toMatchObject({ ok: true });
  expect(await reserve({ 1: 1 }, { pedido: validated.number })).toMatchObject({ codigo: 'RESERVA_INVALIDA' });
  expect(await reserve({ 1: 1 }, { cotizacion: 999 })).toMatchObject({ ok: false });
});

test('it becomes an order, which has its units in the same moment and keeps them until it is validated', async () => {
  const { must, reserve, change, balance, agrees, validate, pass, orderFor } = await desk([5]);
  const { number: pedido } = await orderFor({ 1: 4 });
  const { number } = await reserve({ 1: 4 }, { pedido });
  expect(await validate(pedido)).toMatchObject({ ok: false });
  expect(await change('convertir', 'convert-reservation', number)).toMatchObject({
    ok: true,
    pedido,
    mensaje: `La Reserva N° 1 es ahora el Pedido N° ${String(pedido)}`,
  });
  expect(await balance()).toEqual({ fisico: 5, comprometido: 4, disponible: 1 });
  expect(await reserve({ 1: 2 })).toMatchObject({ codigo: 'STOCK_INSUFICIENTE' });
  pass(Date.now() + 3_600_000 - Date.parse('2026-01-05T12:00:00.000Z'));
  await must('release-orphan-commitments', { accion: 'liberarhuerfanos', producto: '1' });
  expect(await balance()).toMatchObject({ comprometido: 4 });
  expect(await validate(pedido)).toMatchObject({ ok: true });
  expect(await balance()).toMatchObject({ comprometido: 4 });
  await must('settle-order-stock', { accion: 'cuadrarpedido', producto: '1', pedido: String(pedido) });
  expect(await balance()).toEqual({ fisico: 5, comprometido: 4, disponible: 1 });
  expect(await agrees()).toEqual([]);
  expect(await change('convertir', 'convert-reservation', number)).toMatchObject({ codigo: 'ESTADO_NO_PERMITE' });
});

test('one from scratch becomes a new order at list prices, once; without a price it says so', async () => {
  const { must, reserve, change, state, agrees, validate } = await desk([5]);
  const { _id } = await must('register-product', {
    producto: {
      codigo: 'CP',
      part_number: 'CON-PRECIO',
      nombre: 'Cámara',
      marca: 'M',
      serializable: false,
      precios: Object.fromEntries(COLUMNAS_PRECIO.map((column) => [column, 2500])),
    },
  });
  await must('receive-stock', { producto: _id, bodega: 'Central', cantidad: 9, motivo: 'Compra' });
  const free = await reserve({ 1: 1 });
  expect(await change('convertir', 'convert-reservation', free.number)).toMatchObject({
    codigo: 'CONVERSION_INVALIDA',
    mensaje: 'PN-0 no tiene precio para este cliente: ponle precio y vuelve a intentarlo.',
  });
  const { number } = await reserve({ [String(_id)]: 3 });
  const converted = await change('convertir', 'convert-reservation', number);
  expect(converted).toMatchObject({ ok: true });
  expect(await state(order, String(converted.pedido))).toMatchObject({
    estatus: 'Pendiente Validacion Administrativa',
    bodega_entrega: 'Central',
    client: { name: 'Alarmas Sur' },
    productos_pedido: [{ cantidad: 3, precio_venta: 2500 }],
  });
  await must('open-reserved-order', { accion: 'abrirpedido', reserva: number, pedido: converted.pedido });
  expect(await validate(converted.pedido)).toMatchObject({ ok: true });
  await must('settle-order-stock', { accion: 'cuadrarpedido', producto: _id, pedido: String(converted.pedido) });
  expect(await agrees()).toEqual([]);
});

test('what a request took and never wrote down is let go by the sweep', async () => {
  const { log, must, balance, reserve, pass } = await desk();
  const before = log.append.bind(log);
  log.append = (stream, ...rest) =>
    stream.startsWith('reservation-') ? Promise.reject(new Error('killed')) : before(stream, ...rest);
  await reserve({ 1: 4 }).catch(() => undefined);
  log.append = before;
  expect(await balance()).toMatchObject({ comprometido: 4 });
  // Holds are as old as the log's own clock says.
  pass(Date.now() + 3_600_000 - Date.parse('2026-01-05T12:00:00.000Z'));
  await must('release-orphan-commitments', { accion: 'liberarhuerfanos', producto: '1' });
  expect(await balance()).toMatchObject({ comprometido: 0 });
});

test.each([
  [{ vence: '2025-12-31' }, 'El vencimiento 31-12-2025 ya pasó. Elige hoy o un día que viene.'],
  [{ vence: '2028-01-01' }, 'Una reserva dura a lo más 365 días: elige un vencimiento hasta el 05-01-2027.'],
])('%j is refused, and nothing is held', async (more, mensaje) => {
  const { reserve, balance } = await desk();
  expect(await reserve({ 1: 1 }, more)).toMatchObject({ ok: false, mensaje });
  expect(await balance()).toMatchObject({ comprometido: 0 });
});
