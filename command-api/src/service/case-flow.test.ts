import { stock } from '@power/domain/inventory/stock';
import { SYSTEM } from '@power/domain/kernel/principal';
import { serviceCase } from '@power/domain/service/cases/case';
import { order } from '@power/domain/streams/order/order';
import { person } from '../kernel/spine.testing.ts';
import { ADMIN, PICKER, sold, STE, withWorkshop } from './sold.testing.ts';

test('a case is opened for what was invoiced; a serial is in one open case, and free when it is over', async () => {
  const { must, open, item, step, pedido } = await sold();
  expect(await open([item()])).toMatchObject({ ok: false, codigo: 'RMA_INVALIDO' });
  await must('invoice-order', { pedido });
  const first = await open([item(), item({ linea: 1, serie: undefined, cantidad: 2 })]);
  expect(first).toMatchObject({ ok: true, number: 1 });
  expect(await open([item({ serie: 'A1' })])).toMatchObject({
    mensaje: 'La serie A1 ya está en el RMA N° 1, que sigue abierto: continúa en él.',
  });
  // Another unit of the same line is free.
  expect(await open([item({ serie: 'A2' })])).toMatchObject({ ok: true });
  await step('reject-rma', 'rechazar', 1, { motivo: 'Fuera de garantía' });
  expect(await open([item()])).toMatchObject({ ok: true });
});

test('an order that is not of the seller, or is not there, gives nothing away', async () => {
  const { must, open, item, pedido } = await sold();
  await must('invoice-order', { pedido });
  const other = person('Ejecutivo de Ventas', { _id: 'leo' });
  const refused = { ok: false, codigo: 'PEDIDO_NO_EXISTE' };
  expect([await open([item()], other), await open([item({ pedido: 999 })])]).toMatchObject([refused, refused]);
});

test('who is given a case has an account of the workshop', async () => {
  const { must, open, item, step, pedido, issue } = await sold();
  await must('invoice-order', { pedido });
  await open([item()]);
  expect(await step('assign-rma', 'asignar', 1, { tecnico: 'nadie' })).toMatchObject({ codigo: 'USUARIO_NO_EXISTE' });
  expect(await step('assign-rma', 'asignar', 5, { tecnico: 'nadie' })).toMatchObject({ ok: false });
  expect(await issue(ADMIN, 'deliver-rma', { accion: 'entregar', id: 1, recibe: 'Juan' })).toMatchObject({
    codigo: 'ESTADO_NO_PERMITE',
  });
});

test('an exchange takes its serials over: what went out leaves once, what came back is free, until it is undone', async () => {
  const { must, open, item, step, pedido, state, issue, orderFor, validate } = await sold(withWorkshop());
  await must('invoice-order', { pedido });
  await open([item()]);
  const exchange = (serie: string, more: object = {}) =>
    step('exchange-rma', 'cambiar', 1, { linea: 1, origen: 'Central', series: [serie], ...more });
  expect(await exchange('B1')).toMatchObject({ codigo: 'ESTADO_NO_PERMITE' });
  await step('approve-rma', 'aprobar', 1);
  await step('receive-rma', 'recibir', 1);
  await step('start-rma-diagnosis', 'diagnosticar', 1);
  await step('note-rma-diagnosis', 'diagnostico', 1, { linea: 1, diagnostico: 'Placa' });
  expect(await exchange('A2')).toMatchObject({
    mensaje: `La serie A2 ya salió en el Pedido N° ${pedido}. Escanea la que sale.`,
  });
  expect(await exchange('B1', { origen: 'Norte' })).toMatchObject({ codigo: 'STOCK_INSUFICIENTE' });
  expect(await exchange('b1')).toMatchObject({ ok: true });
  const moved = await issue(SYSTEM, 'move-rma-stock', {
    accion: 'moverporrma',
    producto: '2',
    rma: '1',
    n: 1,
    inverso: false,
  });
  expect(moved).toMatchObject({ ok: true });
  const { bodegas } = await state(stock, '2');
  expect([bodegas.Central!.fisico, bodegas.RMA!.fisico]).toEqual([4, 1]);
  // Whoever picks another order is told by what the unit left; the one that came back may leave again.
  const other = Number((await orderFor({ 2: 2 })).number);
  await validate(other);
  const pick = (name: string, accion: string, more = {}) => issue(PICKER, name, { accion, pedido: other, ...more });
  await pick('take-picking', 'tomar');
  expect(await pick('scan-line', 'escanear', { codigo: 'P1', serie: 'B1' })).toMatchObject({
    codigo: 'SERIE_USADA',
    mensaje: 'La serie B1 ya salió en el RMA N° 1.',
  });
  expect(await pick('scan-line', 'escanear', { codigo: 'P1', serie: 'A1' })).toMatchObject({ ok: true });
  const undo = () => step('undo-rma-movement', 'deshacer', 1, { n: 1, motivo: 'Otra' });
  expect(await undo()).toMatchObject({ codigo: 'SERIE_USADA' });
});

test('the unit that went out is known by the sale of the one that it stands for', async () => {
  const { must, open, item, step, pedido } = await sold(withWorkshop());
  await must('invoice-order', { pedido });
  await open([item()]);
  await step('approve-rma', 'aprobar', 1);
  await step('receive-rma', 'recibir', 1);
  await step('start-rma-diagnosis', 'diagnosticar', 1);
  await step('note-rma-diagnosis', 'diagnostico', 1, { linea: 1, diagnostico: 'Placa' });
  await step('exchange-rma', 'cambiar', 1, { linea: 1, origen: 'Central', series: ['B1'] });
  expect(await open([item({ serie: 'B1' })])).toMatchObject({ ok: true, number: 2 });
  expect(await open([item()])).toMatchObject({
    mensaje: 'La serie A1 se cambió por B1 en el RMA N° 1: el cliente tiene esa.',
  });
});

test('a claim is made to a supplier of the list, by the workshop', async () => {
  const { must, open, item, step, pedido } = await sold();
  await must('invoice-order', { pedido });
  await open([item()]);
  await step('approve-rma', 'aprobar', 1);
  await step('receive-rma', 'recibir', 1);
  const claim = (proveedor: string) =>
    step('open-rma-claim', 'reclamo', 1, { linea: 1, proveedor, motivo: 'No enciende' });
  expect(await claim('nadie')).toMatchObject({ ok: false, codigo: 'PROVEEDOR_NO_EXISTE' });
});

test('without a warehouse of the kind RMA nothing moves; a case of another seller is linked to nothing', async () => {
  const { must, open, item, step, pedido, issue } = await sold();
  await must('invoice-order', { pedido });
  await open([item()]);
  const part = { linea: 1, producto: '1', cantidad: 1, origen: 'Central' };
  expect(await step('use-rma-part', 'repuesto', 1, part)).toMatchObject({ codigo: 'SIN_BODEGA_RMA' });
  const quote = (user: ReturnType<typeof person>, cotizacion: number) =>
    issue(user, 'quote-rma', { accion: 'cotizacion', id: 1, cotizacion });
  expect(await quote(person('Ejecutivo de Ventas', { _id: 'leo' }), 1)).toMatchObject({ codigo: 'RMA_NO_EXISTE' });
  expect(await quote(ADMIN, 999)).toMatchObject({ codigo: 'COTIZACION_NO_EXISTE' });
});

test('a link is made for whoever may see the case, stays the same, and another one follows its withdrawal', async () => {
  const { must, open, item, pedido, issue } = await sold();
  await must('invoice-order', { pedido });
  await open([item()]);
  const share = (user = STE, commandId?: string) => issue(user, 'share-rma', { accion: 'crear', id: 1 }, commandId);
  const first = await share(STE, 'first');
  expect(first).toMatchObject({ ok: true, enlace: expect.stringMatching(/\/seguimiento\/.{20,}/) });
  expect((await share()).enlace).toBe(first.enlace);
  const other = person('Ejecutivo de Ventas', { _id: 'leo' });
  expect(await share(other)).toMatchObject({ codigo: 'RMA_NO_EXISTE' });
  expect(await issue(other, 'revoke-rma-link', { accion: 'retirar', id: 1 })).toMatchObject({
    codigo: 'RMA_NO_EXISTE',
  });
  expect(await issue(STE, 'revoke-rma-link', { accion: 'retirar', id: 1 })).toMatchObject({ ok: true });
  // Sent again, the first command gets its own answer.
  expect(await share(STE, 'first')).toMatchObject({ ok: true, enlace: first.enlace });
  expect((await share()).enlace).not.toBe(first.enlace);
});

test('a credit note of a case is one of its order, for the units of the case, and no second one', async () => {
  const { must, open, item, step, pedido, state, issue } = await sold();
  await must('invoice-order', { pedido });
  await open([item(), item({ linea: 1, serie: undefined, cantidad: 2 })]);
  await step('approve-rma', 'aprobar', 1);
  await step('receive-rma', 'recibir', 1);
  await step('start-rma-diagnosis', 'diagnosticar', 1);
  for (const linea of [1, 2]) await step('note-rma-diagnosis', 'diagnostico', 1, { linea, diagnostico: 'Placa' });
  await step('resolve-rma', 'resolver', 1, { resolucion: 'Nota de Crédito', detalle: 'Se devuelve' });
  const ask = () => issue(person('Finanzas'), 'ask-rma-credit', { accion: 'acreditar', id: 1, motivo: 'Sin arreglo' });
  const both = await Promise.all([ask(), ask()]);
  expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  const { creditos } = (await state(serviceCase, '1'))!;
  expect(creditos).toMatchObject([{ pedido, estado: 'Pedida', productos: [1, 2] }]);
  const { lineas, motivo } = creditos[0]!;
  const note = () =>
    issue(SYSTEM, 'issue-credit-note', { accion: 'nota_credito', pedido, lineas, motivo }, 'rma-credito/rma-1/9');
  const first = await note();
  expect(first).toMatchObject({ ok: true });
  expect(await note()).toMatchObject({ folio: first.folio });
  const { notas_credito } = (await state(order, String(pedido)))!;
  expect(notas_credito!.map((one) => one.lineas.map(({ linea, cantidad }) => [linea, cantidad]))).toEqual([
    [
      [2, 1],
      [1, 2],
    ],
  ]);
});

test('rejects a case by a sale whose unit came back', async () => {
  const { must, open, item, pedido, state } = await sold();
  await must('invoice-order', { pedido });
  const { codigo_sap } = (await state(order, String(pedido)))!;
  await must('deliver-order', { accion: 'entregar', codigo_sap });
  await must('receive-stock', { producto: '2', bodega: 'Central', cantidad: 1, motivo: 'Devolución' });
  await must('store-serials', { producto: '2', bodega: 'Central', series: ['A1'] });
  expect(await open([item()])).toMatchObject({
    mensaje: `La serie A1 volvió del Pedido N° ${pedido}: si se vendió de nuevo, abre el RMA por esa venta.`,
  });
  expect(await open([item({ serie: 'a2' })])).toMatchObject({ ok: true });
});
