import { order } from '@power/domain/streams/order/order';
import { saldoOf, stock, warehouse } from '@power/domain/inventory/stock';
import type { EventStore } from '@power/infra/platform/event-store/port';
import { createMemoryLog } from '@power/infra/laboratory/testing/memory-log';
import { numbersInMemory, openSpine, person, stockedSpine } from '../kernel/spine.testing.ts';

const picker = person('Bodega');
const balance = async (spine: Awaited<ReturnType<typeof stockedSpine>>, producto: string) =>
  saldoOf(warehouse(await spine.state(stock, producto), 'Central'));

test('orders are numbered one after the other, and those that are refused leave no gap', async () => {
  const spine = await stockedSpine([10]);
  const { number } = await spine.orderFor({ 1: 1 });
  for (const commandId of ['c-1', 'c-2'])
    expect(
      await spine.issue(
        person('Administrador'),
        'create-order',
        {
          accion: 'crearsistema',
          pedido: {
            cliente: spine.cliente,
            tipo_entrega: 'DESPACHO',
            bodega_entrega: 'Central',
            productos_pedido: [{ producto: '1', cantidad: 1, precio_venta: 1000 }],
          },
        },
        commandId,
      ),
    ).toMatchObject({ ok: false, mensaje: 'Ingresa la dirección de despacho.' });
  expect((await spine.orderFor({ 1: 1 })).number).toBe(Number(number) + 1);
});

test('an order from creation to the customer’s hands, and its goods out of the building', async () => {
  const spine = await stockedSpine([10, 5]);
  const { number, codigo_sap } = await spine.orderFor({ 1: 3, 2: 1 });
  expect(await spine.validate(number)).toMatchObject({
    ok: true,
    titulo: `Pedido N° ${number as number} Validado Administrativamente`,
  });
  expect(await balance(spine, '1')).toEqual({ fisico: 10, comprometido: 3, disponible: 7 });
  const pick = (accion: string, name: string, more = {}) =>
    spine.issue(picker, name, { accion, pedido: number, ...more });
  await pick('tomar', 'take-picking');
  expect(await pick('escanear', 'scan-line', { codigo: 'P0', cantidad: 2 })).toMatchObject({
    ok: true,
    pickeado: 2,
    pendiente: 1,
  });
  await pick('faltante', 'report-shortage', { linea: 1, motivo: 'No está' });
  await pick('escanear', 'scan-line', { codigo: 'P1', serie: 'A1' });
  expect(await pick('terminar', 'finish-picking')).toMatchObject({
    ok: true,
    estatus: 'Entregado a Sala',
    con_faltantes: true,
  });
  expect(
    await spine.issue(person('Jefe de Bodega'), 'deliver-order', { accion: 'entregar', codigo_sap }),
  ).toMatchObject({ ok: false, mensaje: 'El pedido aún no ha sido facturado' });
  expect(await spine.issue(person('Finanzas'), 'invoice-order', { pedido: number })).toMatchObject({
    ok: true,
    folio: 1,
    tipo_dte: 33,
  });
  expect(
    await spine.issue(person('Jefe de Bodega'), 'deliver-order', { accion: 'entregar', codigo_sap }),
  ).toMatchObject({ ok: true, mensaje: 'El pedido fue entregado correctamente' });
  for (const producto of ['1', '2'])
    await spine.must('settle-order-stock', { accion: 'cuadrarpedido', producto, pedido: String(number) });
  expect(await balance(spine, '1')).toEqual({ fisico: 8, comprometido: 0, disponible: 8 });
  expect(await balance(spine, '2')).toEqual({ fisico: 4, comprometido: 0, disponible: 4 });
});

test('work is sold beside goods: never committed or picked, always billed, by order and by quotation', async () => {
  const spine = await stockedSpine([10]);
  const { _id: work } = await spine.must('register-product', {
    producto: { codigo: 'INST', part_number: 'INST', nombre: 'Instalación', marca: 'M', servicio: true },
  });
  const { number, codigo_sap } = await spine.orderFor([
    ['1', 3],
    [work as string, 4],
  ]);
  expect(await spine.validate(number)).toMatchObject({ ok: true });
  expect(await spine.state(stock, work as string)).toMatchObject({ bodegas: {} });
  const pick = (accion: string, name: string, more = {}) =>
    spine.issue(picker, name, { accion, pedido: number, ...more });
  await pick('tomar', 'take-picking');
  await pick('escanear', 'scan-line', { codigo: 'P0', cantidad: 2 });
  await pick('faltante', 'report-shortage', { linea: 1, motivo: 'No está' });
  expect(await pick('terminar', 'finish-picking')).toMatchObject({ ok: true, estatus: 'Entregado a Sala' });
  await spine.must('invoice-order', { pedido: number });
  expect(await spine.state(order, String(number))).toMatchObject({ factura: { neto: 6000 } });
  await spine.must('deliver-order', { accion: 'entregar', codigo_sap });
  await spine.must('settle-order-stock', { accion: 'cuadrarpedido', producto: '1', pedido: String(number) });
  expect(await balance(spine, '1')).toEqual({ fisico: 8, comprometido: 0, disponible: 8 });

  const { number: quoted } = await spine.must('create-quotation', {
    accion: 'crearsistema',
    cotizacion: {
      cliente: spine.cliente,
      bodega_entrega: 'Central',
      productos_cotizacion: [{ producto: work, cantidad: 2, valor_propuesto: 5000 }],
    },
  });
  // It has no list price: somebody lets the proposed one pass.
  await spine.must('judge-quotation', { accion: 'validarsistema', cotizacion: { _id: quoted } });
  const { pedido } = await spine.must('convert-quotation', { accion: 'convertir', cotizacion: quoted });
  expect(await spine.validate(pedido)).toMatchObject({
    ok: true,
    mensaje: expect.stringContaining('sólo lleva servicios'),
  });
  expect(await spine.state(order, String(pedido))).toMatchObject({ estatus: 'Entregado a Sala' });
});

test('a cancelled order gives its goods back', async () => {
  const spine = await stockedSpine([10]);
  const { number, codigo_sap } = await spine.orderFor({ 1: 3 });
  await spine.validate(number);
  const cancel = (more: object) =>
    spine.issue(person('Administrador'), 'cancel-order', { accion: 'anular', codigo_sap, ...more });
  expect(await cancel({})).toMatchObject({ ok: false, mensaje: 'Ingresa el motivo' });
  expect(await cancel({ motivo: 'Cliente desiste' })).toMatchObject({ ok: true });
  await spine.must('settle-order-stock', { accion: 'cuadrarpedido', producto: '1', pedido: String(number) });
  expect(await balance(spine, '1')).toEqual({ fisico: 10, comprometido: 0, disponible: 10 });
});

test('a shortage of one line leaves nothing committed of the others', async () => {
  const spine = await stockedSpine([10, 0]);
  const { number } = await spine.orderFor({ 1: 3, 2: 1 });
  expect(await spine.validate(number)).toMatchObject({
    ok: false,
    codigo: 'SIN_STOCK',
    arrProductosSinStock: [{ part_number: 'PN-1', solicitado: 1, disponible: 0 }],
    arrProductosComprometidos: [],
  });
  expect(await balance(spine, '1')).toMatchObject({ comprometido: 0 });
});

test('a repeated command answers the same and writes nothing', async () => {
  const spine = await stockedSpine([10]);
  const { number } = await spine.orderFor({ 1: 3 });
  const first = await spine.validate(number, spine, 'same');
  const size = (spine.log as ReturnType<typeof createMemoryLog>).all.length;
  expect(await spine.validate(number, spine, 'same')).toEqual(first);
  expect((spine.log as ReturnType<typeof createMemoryLog>).all).toHaveLength(size);
});

test('what a validation that died had committed is released by the sweep, once it is surely dead', async () => {
  let clock = Date.parse('2026-01-05T12:00:00.000Z');
  const real = createMemoryLog(undefined, () => new Date(clock));
  let dead = false;
  // The process dies after committing the stock and before the order is validated.
  const log: EventStore = {
    ...real,
    append: (stream, events, expected) =>
      dead && stream.startsWith('order-') ? Promise.reject(new Error('killed')) : real.append(stream, events, expected),
  };
  const pool = numbersInMemory();
  const spine = await stockedSpine([10], await openSpine(log, pool));
  const { number } = await spine.orderFor({ 1: 3 });
  // What it was told to be the day of the command does not make a hold older.
  spine.pass(-365 * 86_400_000);
  dead = true;
  await expect(spine.validate(number)).rejects.toThrow('killed');
  dead = false;
  const other = await openSpine(log, pool);
  const sweep = () =>
    other.issue(person('Administrador'), 'release-orphan-commitments', { accion: 'liberarhuerfanos', producto: '1' });
  await sweep();
  expect(await balance(spine, '1')).toMatchObject({ comprometido: 3 });
  clock += 11 * 60_000;
  other.pass(11 * 60_000);
  expect(await sweep()).toMatchObject({ ok: true, mensaje: 'El stock huérfano fue liberado' });
  expect(await balance(spine, '1')).toMatchObject({ comprometido: 0 });
  expect((await spine.state(order, String(number)))?.estatus).toBe('Pendiente Validacion Administrativa');
  // The same command again holds under a new name, and wins.
  expect(await spine.validate(number, spine, 'again')).toMatchObject({ ok: true });
  expect(await balance(spine, '1')).toMatchObject({ comprometido: 3 });
});

test('unique values: one customer per RUT, one product per code, one order per serial number', async () => {
  const spine = await stockedSpine([5, 5]);
  expect(
    await spine.issue(person('Administrador'), 'register-customer', {
      cliente: { nombre: 'Otra', legalcode: '12.345.678-5' },
    }),
  ).toMatchObject({ ok: false, codigo: 'RUT_REPETIDO' });
  expect(
    await spine.issue(person('Administrador'), 'register-product', {
      producto: { codigo: 'p0', part_number: 'x', nombre: 'x', marca: 'x' },
    }),
  ).toMatchObject({ ok: false, codigo: 'CODIGO_REPETIDO' });
  const scans = [];
  for (const who of [person('Bodega'), person('Jefe de Bodega')]) {
    const { number } = await spine.orderFor({ 2: 1 });
    await spine.validate(number);
    await spine.issue(who, 'take-picking', { accion: 'tomar', pedido: number });
    scans.push(await spine.issue(who, 'scan-line', { accion: 'escanear', pedido: number, serie: 'A1' }));
  }
  expect(scans).toMatchObject([{ ok: true }, { ok: false, codigo: 'SERIE_USADA' }]);
});

test('a seller’s price below list stops the validation until somebody with `validar` approves it', async () => {
  const spine = await stockedSpine([200]);
  await spine.must('set-product-prices', { id: '1', precios: { tienda: 95_000 } });
  const seller = person('Pre-Venta');
  const { number } = await spine.issue(seller, 'create-order', {
    accion: 'crearsistema',
    pedido: {
      cliente: spine.cliente,
      tipo_entrega: 'EN SALA',
      bodega_entrega: 'Central',
      productos_pedido: [{ producto: '1', cantidad: 100, precio_venta: 1 }],
    },
  });
  expect(await spine.validate(number)).toMatchObject({
    ok: false,
    codigo: 'PRECIOS_POR_APROBAR',
    mensaje: 'El pedido no se validó: PN-0 a $1 (lista $95.000). Pide a quien valida los precios que los apruebe.',
    arrPreciosPorAprobar: [{ part_number: 'PN-0', cantidad: 100, precio_venta: 1, precio_lista: 95_000 }],
  });
  expect(await balance(spine, '1')).toMatchObject({ comprometido: 0 });
  await spine.must('approve-prices', { accion: 'aprobarprecios', pedido: number });
  expect(await spine.validate(number)).toMatchObject({ ok: true });
});

test('who holds the missing goods is named, the largest first', async () => {
  const spine = await stockedSpine([10]);
  const holders: unknown[] = [];
  for (const units of [2, 5]) {
    const { number } = await spine.orderFor({ 1: units });
    expect(await spine.validate(number)).toMatchObject({ ok: true });
    holders.push(number);
  }
  const { number } = await spine.orderFor({ 1: 4 });
  const named = { cliente: 'Alarmas Sur', ejecutivo: 'Administrador' };
  expect(await spine.validate(number)).toMatchObject({
    codigo: 'STOCK_COMPROMETIDO',
    arrProductosComprometidos: [
      {
        part_number: 'PN-0',
        disponible: 3,
        retenido_por: [
          { pedido: holders[1], cantidad: 5, ...named },
          { pedido: holders[0], cantidad: 2, ...named },
        ],
      },
    ],
  });
});

test('of many who hold the missing goods five are named and the rest counted', async () => {
  const spine = await stockedSpine([8]);
  for (let n = 0; n < 7; n += 1)
    expect(await spine.validate((await spine.orderFor({ 1: 1 })).number)).toMatchObject({ ok: true });
  const { number } = await spine.orderFor({ 1: 2 });
  const reply = await spine.validate(number);
  const [row] = reply.arrProductosComprometidos as { retenido_por: unknown[]; otros_pedidos: number }[];
  expect([row!.retenido_por.length, row!.otros_pedidos]).toEqual([5, 2]);
});
