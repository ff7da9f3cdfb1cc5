import { jest } from '@jest/globals';
import { streamOf } from '@power/domain/kernel/aggregate';
import { product } from '@power/domain/products/product';
import { order, type OrderState } from '@power/domain/streams/order/order';
import { quotation, type QuotationState } from '@power/domain/quotations/quotation';
import { person, stockedSpine } from '../kernel/spine.testing.ts';

const ADMIN = person('Administrador');
const accion = 'crearsistema';

/** Two products at $1.000 list for a customer, and words for what a seller does. */
async function selling() {
  const spine = await stockedSpine([10, 10]);
  for (const id of ['1', '2'])
    await spine.must('set-product-prices', { id, precios: { tienda: 1000, gold: 900, tier_3_calculo: 800 } });
  const quote = (productos_cotizacion: object[], more: object = {}, user = ADMIN) =>
    spine.issue(user, 'create-quotation', {
      accion,
      cotizacion: { cliente: spine.cliente, bodega_entrega: 'Central', productos_cotizacion, ...more },
    });
  const state = (number: unknown) => spine.state<QuotationState>(quotation, String(number));
  const convert = (cotizacion: unknown, commandId?: string, user = ADMIN) =>
    spine.issue(user, 'convert-quotation', { accion: 'convertir', cotizacion }, commandId);
  return { ...spine, quote, convert, saved: state };
}

test('from quotation to order: its prices, terms and total are those that the customer was told', async () => {
  const { quote, convert, saved, ...spine } = await selling();
  await spine.must('change-customer', { accion: 'simple', id: spine.cliente, cliente: { tipo_cliente: 'Gold' } });
  const reply = await quote([
    { producto: '1', cantidad: 3 },
    { producto: '2', cantidad: 2, valor_propuesto: 850 },
  ]);
  expect(reply).toMatchObject({ ok: true, estado: 'Por Validar' });
  expect(await convert(reply.number)).toMatchObject({ codigo: 'LINEAS_PENDIENTES' });
  // Prices of the catalogue move; those of the quotation do not.
  await spine.must('set-product-prices', { id: '1', precios: { gold: 2000 } });
  expect(
    await spine.issue(ADMIN, 'judge-quotation', {
      accion: 'validarsistema',
      cotizacion: { _id: reply.number },
    }),
  ).toMatchObject({ ok: true, estado: 'Validada' });
  const before = (await saved(reply.number))!;
  const made = await convert(reply.number);
  expect(made).toMatchObject({ ok: true });
  const o = (await spine.state<OrderState>(order, String(made.pedido)))!;
  expect(o).toMatchObject({
    cotizacion: reply.number,
    neto: before.neto,
    total: before.total,
    estatus: 'Pendiente Validacion Administrativa',
    productos_pedido: [
      { precio_venta: 900, cantidad: 3, requiere_validacion: false },
      { precio_venta: 850, cantidad: 2, requiere_validacion: true, validado: true, precio_lista: 900 },
    ],
  });
  // The validator takes it like any other.
  expect(await spine.validate(made.pedido)).toMatchObject({ ok: true });
});

test('pressed twice, by two people at once, and repeated: one order', async () => {
  const { quote, convert, ...spine } = await selling();
  const { number } = await quote([{ producto: '1', cantidad: 1 }]);
  const boss = person('Administrador', { _id: 'otro' });
  const replies = await Promise.all([convert(number, 'a'), convert(number, 'b', boss), convert(number, 'a')]);
  const won = replies.filter((reply) => reply.ok);
  const lost = replies.filter((reply) => !reply.ok);
  expect(new Set(won.map((reply) => reply.pedido)).size).toBe(1);
  for (const reply of lost) expect(reply).toMatchObject({ codigo: 'YA_CONVERTIDA', pedido: won[0]!.pedido });
  expect(await convert(number, 'c')).toMatchObject({ codigo: 'YA_CONVERTIDA', pedido: won[0]!.pedido });
  const abrir = { accion: 'abrirpedido', cotizacion: number, pedido: won[0]!.pedido };
  expect(await spine.issue(ADMIN, 'open-quoted-order', abrir)).toMatchObject({ ok: true });
  expect(await spine.issue(ADMIN, 'open-quoted-order', { ...abrir, pedido: 999 })).toMatchObject({ ok: false });
});

test('two judge the same price at once: one verdict stands, the other one hears that it is no longer so', async () => {
  const { quote, saved, ...spine } = await selling();
  await spine.must('change-customer', { accion: 'simple', id: spine.cliente, cliente: { tipo_cliente: 'Gold' } });
  const { number, version } = await quote([{ producto: '1', cantidad: 1, valor_propuesto: 850 }]);
  const judge = (who: string, aprobada: boolean) =>
    spine.issue(person('Administrador', { _id: who }), 'judge-quotation', {
      accion: 'validarsistema',
      cotizacion: { _id: number, comentario: 'Muy bajo', lineas: [{ linea: 1, aprobada }] },
      expectedVersion: version,
    });
  const replies = await Promise.all([judge('una', false), judge('otra', true), judge('tercera', true)]);
  expect(replies.map(({ ok }) => ok).toSorted()).toEqual([false, false, true]);
  const won = replies.findIndex(({ ok }) => ok);
  for (const { codigo } of replies.filter(({ ok }) => !ok))
    expect(['VERSION_OBSOLETA', 'NADA_POR_VALIDAR']).toContain(codigo);
  expect((await saved(number))!.productos_cotizacion).toMatchObject([
    won === 0 ? { validado: false, rechazo: 'Muy bajo' } : { validado: true, rechazo: null },
  ]);
});

test('dollars and euros: factors of the brand, a frozen rate, and an order in whole pesos that agrees with it', async () => {
  const { quote, convert, saved, ...spine } = await selling();
  await spine.must('create-brand', { marca: { nombre: 'M', factor_aereo: 1.5, factor_maritimo: 1.2, ad_valorem: 6 } });
  const { _id } = await spine.must('create-monthlyrate', { tipo_cambio: { yyyymm: '202511', tc: 950, tc_euro: 1000 } });
  await spine.must('change-product', { accion: 'simple', id: '1', producto: { costo_fob: 10 } });
  const { number } = await quote([{ producto: '1', cantidad: 3 }], { moneda: 'dolares', transporte: 'maritimo' });
  await spine.must('change-monthlyrate', { id: _id, tipo_cambio: { tc: 800 } });
  const q = (await saved(number))!;
  expect(q).toMatchObject({ tipo_cambio: 950, total_aereo: 45, total_maritimo: 36, total_moneda: 36, neto: 34_200 });
  const { pedido } = await convert(number);
  expect(await spine.state<OrderState>(order, String(pedido))).toMatchObject({ neto: 34_200 });
  const euros = await quote([{ producto: '1', cantidad: 1 }], { moneda: 'euros' });
  // US$ 15 at 800 pesos are 12 euros of 1.000.
  expect(await saved(euros.number)).toMatchObject({ tipo_cambio: 1000, total_aereo: 12, neto: 12_000 });
});

test('a month that was deactivated is no rate: the last one in use is frozen, as lists show it', async () => {
  const { quote, saved, ...spine } = await selling();
  await spine.must('change-product', { accion: 'simple', id: '1', producto: { costo_fob: 10 } });
  await spine.must('create-monthlyrate', { tipo_cambio: { yyyymm: '202511', tc: 950 } });
  const { _id } = await spine.must('create-monthlyrate', { tipo_cambio: { yyyymm: '202601', tc: 700 } });
  await spine.must('change-monthlyrate', { id: _id, tipo_cambio: { activo: false } });
  const { number } = await quote([{ producto: '1', cantidad: 1 }], { moneda: 'dolares' });
  expect(await saved(number)).toMatchObject({ tipo_cambio: 950 });
});

test('dollars with a service: what leaves the warehouse and what does not have one sum in quotation, order and invoice', async () => {
  const { quote, convert, saved, ...spine } = await selling();
  await spine.must('create-brand', { marca: { nombre: 'M', factor_aereo: 1.5, factor_maritimo: 1.2, ad_valorem: 6 } });
  await spine.must('create-monthlyrate', { tipo_cambio: { yyyymm: '202511', tc: 933, tc_euro: 1017 } });
  await spine.must('change-product', { accion: 'simple', id: '1', producto: { costo_fob: 10.33 } });
  await spine.must('change-product', { accion: 'simple', id: '2', producto: { servicio: true, serializable: false } });
  const { number } = await quote(
    [
      { producto: '1', cantidad: 3 },
      { producto: '2', cantidad: 2 },
    ],
    { moneda: 'dolares', transporte: 'maritimo' },
  );
  const q = (await saved(number))!;
  // US$ 12,40 and 1,07 are $11.569 and $998 at the frozen rate.
  expect(q).toMatchObject({ total_maritimo: 39.34, total_moneda: 39.34, neto: 11_569 * 3 + 998 * 2 });
  expect(q.total).toBe(Math.round(q.neto * 1.19));
  const { pedido } = await convert(number);
  const sums = { neto: q.neto, iva: q.iva, total: q.total };
  expect(await spine.state<OrderState>(order, String(pedido))).toMatchObject(sums);
  expect(await spine.validate(pedido)).toMatchObject({ ok: true });
  await spine.must('invoice-order', { pedido, sin_picking: true });
  const o = (await spine.state<OrderState>(order, String(pedido)))!;
  expect(o).toMatchObject({ ...sums, facturado: true, estatus: 'Facturado Sin Picking' });
  const { data } = (await spine.log.read(`order-${pedido}`)).find(({ type }) => type === 'OrderInvoiced')!;
  expect(data).toMatchObject(sums);
});

test('what a quotation needs from outside is asked for: customer in scope, products, terms, conditions', async () => {
  const { quote, ...spine } = await selling();
  const line = [{ producto: '1', cantidad: 1 }];
  const seller = person('Ejecutivo de Ventas');
  expect(await quote(line, {}, seller)).toMatchObject({ codigo: 'CLIENTE_NO_EXISTE' });
  expect(await quote([{ producto: '99', cantidad: 1 }])).toMatchObject({ codigo: 'PRODUCTO_NO_EXISTE' });
  expect(await quote(line, { condicion_pago: 'XX' })).toMatchObject({ codigo: 'CONDICION_NO_EXISTE' });
  expect(await quote(line, { condiciones: ['nada'] })).toMatchObject({ codigo: 'CONDICION_NO_EXISTE' });
  expect(await quote(line, { moneda: 'euros' })).toMatchObject({ codigo: 'SIN_TIPO_DE_CAMBIO' });
  const { _id } = await spine.must('create-servicecondition', {
    condicion: { nombre: 'Garantía 12 meses', tipo: 'garantía', texto: 'Doce meses.\nSin golpes.', por_defecto: true },
  });
  const { number } = await quote(line, { condiciones: [_id] });
  await spine.must('change-servicecondition', { id: _id, condicion: { texto: 'Seis meses.' } });
  expect(await spine.state<QuotationState>(quotation, String(number))).toMatchObject({
    condiciones: [{ nombre: 'Garantía 12 meses', version: 1, texto: 'Doce meses.\nSin golpes.' }],
  });
});

test('a customer who is no longer active gets no order', async () => {
  const { quote, convert, ...spine } = await selling();
  const { number } = await quote([{ producto: '1', cantidad: 1 }]);
  await spine.must('change-customer', { accion: 'simple', id: spine.cliente, cliente: { activo: false } });
  expect(await convert(number)).toMatchObject({ ok: false, codigo: 'CLIENTE_NO_ACTIVO' });
});

test('a draft or a seat in the editor is had only of a quotation that one sees, and writes nothing', async () => {
  const { quote, ...spine } = await selling();
  const { number } = await quote([{ producto: '1', cantidad: 1 }]);
  const other = person('Ejecutivo de Ventas', { _id: 'otra' });
  const before = (await spine.log.readAll({})).length;
  const draft = { accion: 'guardar', cotizacion: number, contenido: { lineas: [] }, version: 0, dispositivo: 'v-1' };
  const calls: readonly (readonly [string, object])[] = [
    ['keep-quotation-draft', draft],
    ['drop-quotation-draft', { accion: 'descartar', cotizacion: number }],
    ['stay-in-quotation', { cotizacion: number, dispositivo: 'v-1' }],
  ];
  for (const [name, request] of calls)
    expect(await spine.issue(other, name, request)).toMatchObject({ codigo: 'COTIZACION_NO_EXISTE' });
  const long = { ...draft, contenido: { observacion: 'x'.repeat(700_000) } };
  expect(await spine.issue(ADMIN, 'keep-quotation-draft', long)).toMatchObject({ codigo: 'BORRADOR_MUY_GRANDE' });
  expect(await spine.issue(ADMIN, 'drop-quotation-draft', { accion: 'descartar', cotizacion: number })).toMatchObject({
    ok: true,
  });
  expect((await spine.log.readAll({})).length).toBe(before);
});

test('a product that is blocked, or deactivated, after it was quoted: nothing is converted', async () => {
  const { quote, convert, ...spine } = await selling();
  const { number } = await quote([{ producto: '1', cantidad: 1 }]);
  for (const [off, on] of [
    [{ bloqueado: true }, { bloqueado: false }],
    [{ activo: false }, { activo: true }],
  ]) {
    await spine.must('change-product', { accion: 'simple', id: '1', producto: off });
    expect(await convert(number)).toMatchObject({ codigo: 'PRODUCTO_BLOQUEADO', part_numbers: ['PN-0'] });
    const lines = [{ linea: 1, producto: '1', cantidad: 2 }];
    const cotizacion = { _id: number, productos_cotizacion: lines };
    const more = await spine.issue(ADMIN, 'edit-quotation', { accion: 'editarsistema', cotizacion });
    expect(more).toMatchObject({ codigo: 'PRODUCTO_BLOQUEADO' });
    await spine.must('change-product', { accion: 'simple', id: '1', producto: on });
  }
  expect(await convert(number)).toMatchObject({ ok: true });
});

test('saving looks up the products of new lines alone: those that stay are as they were priced', async () => {
  const { quote, saved, ...spine } = await selling();
  const { number } = await quote([{ producto: '1', cantidad: 1 }]);
  const read = jest.spyOn(spine.log, 'read');
  const lines = [
    { linea: 1, producto: '1', cantidad: 1 },
    { producto: '2', cantidad: 1 },
  ];
  await spine.must('edit-quotation', {
    accion: 'editarsistema',
    cotizacion: { _id: number, productos_cotizacion: lines },
  });
  const streams = new Set(read.mock.calls.map(([stream]) => stream));
  expect(['1', '2'].filter((id) => streams.has(streamOf(product, id)))).toEqual(['2']);
  expect((await saved(number))!.productos_cotizacion.map((l) => [l.producto._id, l.cantidad])).toEqual([
    ['1', 1],
    ['2', 1],
  ]);
});
