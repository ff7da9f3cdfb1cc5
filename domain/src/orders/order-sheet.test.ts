import { billOf } from '../streams/order/billing.shared.ts';
import { after, created, goods, inRoom, invoiced, lineOf, taken, validated } from './order.testing.ts';
import { addressText, orderDocument } from './views/order-document.ts';
import type { OrderSheet } from './views/sheet.ts';

// What the sheet of an order says of it, from its events.

const sheetOf = (events: Parameters<typeof after>[0], more: Partial<OrderSheet> = {}): OrderSheet =>
  ({ ...after(events), version: 1, updatedAt: 'x', estatus_at: 'x', ...more }) as unknown as OrderSheet;
const factsOf = (sheet: OrderSheet, titulo: string) =>
  orderDocument.facts.find((group) => group.titulo === titulo)!.of(sheet);
/** What of a group is shown: fields that are absent are not. */
const shown = (sheet: OrderSheet, titulo: string) => {
  const { fields } = orderDocument.facts.find((group) => group.titulo === titulo)!;
  const facts = factsOf(sheet, titulo);
  return (
    facts &&
    Object.fromEntries(Object.keys(fields).flatMap((name) => (facts[name] === undefined ? [] : [[name, facts[name]]])))
  );
};
const totals = (sheet: OrderSheet) =>
  orderDocument.totals(sheet).map(({ titulo, rows, less }) => [titulo, rows.at(-1)!.value, less]);

test('an order is called by its number, of its customer, with its state and its amount', () => {
  const sheet = sheetOf([created()]);
  expect(orderDocument.title(77)).toBe('Pedido N° 77');
  expect([orderDocument.of(sheet), orderDocument.state(sheet), orderDocument.amount!(sheet)]).toEqual([
    'Alarmas Sur',
    'Pendiente Validacion Administrativa',
    3570,
  ]);
});

test('until something is missing its own amounts stand alone; then those that will be billed stand beside them', () => {
  expect(orderDocument.totals(sheetOf([created()]))).toEqual([
    {
      titulo: 'Pedido',
      rows: [
        { label: 'NETO', value: 3000 },
        { label: 'IVA (19%)', value: 570 },
        { label: 'TOTAL', value: 3570, strong: true },
      ],
    },
  ]);
  expect(totals(sheetOf(taken()))).toEqual([['Pedido', 3570, undefined]]);
  expect(totals(sheetOf(inRoom()))).toEqual([['Pedido', 3570, undefined]]);
  expect(totals(sheetOf(inRoom(1)))).toEqual([
    ['Pedido', 3570, undefined],
    ['Por facturar', 2380, true],
  ]);
});

test('the sheet comes to what is or will be billed, beside what was ordered where that is more', () => {
  const said = (sheet: ReturnType<typeof sheetOf>) => [
    orderDocument.amount!(sheet),
    orderDocument.amountBefore!(sheet),
  ];
  expect(said(sheetOf(inRoom()))).toEqual([3570, undefined]);
  expect(said(sheetOf(inRoom(1)))).toEqual([2380, 3570]);
  expect(said(sheetOf(invoiced()))).toEqual([3570, undefined]);
  expect(said(sheetOf(invoiced(1)))).toEqual([2380, 3570]);
});

test('an invoice is named with its number and amounts, and told to be less where it is', () => {
  expect(totals(sheetOf(invoiced()))).toEqual([
    ['Pedido', 3570, undefined],
    ['Factura N° 1', 3570, false],
  ]);
  expect(totals(sheetOf(invoiced(1)))).toEqual([
    ['Pedido', 3570, undefined],
    ['Factura N° 1', 2380, true],
  ]);
  expect(billOf(after(invoiced(1))).total).toBe(2380);
});

test('a line says what it costs in all and, once it is picked, how many there were; work is never picked', () => {
  const lines = [lineOf(1, goods('1'), 3), lineOf(2, goods('9', { servicio: true }), 2, 500)];
  const rows = (events: Parameters<typeof after>[0]) =>
    orderDocument.lines.of(sheetOf(events)).map(({ linea, total, pickeado }) => [linea, total, pickeado]);
  expect(rows(validated({ productos_pedido: lines }))).toEqual([
    [1, 3000, undefined],
    [2, 1000, undefined],
  ]);
  expect(rows(taken({ productos_pedido: lines }))).toEqual([
    [1, 3000, 0],
    [2, 1000, undefined],
  ]);
  expect(rows(inRoom(1, { productos_pedido: lines }))).toEqual([
    [1, 3000, 2],
    [2, 1000, undefined],
  ]);
  expect(orderDocument.lines.of(sheetOf([created()]))[0]).toMatchObject({
    producto: 'PN-1',
    nombre: 'Cámara 1',
    precio_venta: 1000,
    cantidad: 3,
  });
});

const direccion = { calle: 'Av. Uno 1', comuna: 'Ñuñoa', region: 'RM', referencia: '' };
test('an address is written in one line, without what nobody said', () => {
  expect(addressText(direccion as never)).toBe('Av. Uno 1, Ñuñoa, RM');
  expect(addressText({ ...direccion, referencia: 'Portón verde' } as never)).toBe('Av. Uno 1, Ñuñoa, RM, Portón verde');
});

test('the sheet names what there is of customer, payment and delivery, and nothing that there is not', () => {
  const bare = sheetOf([created()]);
  expect(shown(bare, 'Cliente')).toMatchObject({ name: 'Alarmas Sur', tipo_cliente: 'Gold', cliente_sap: 'C1' });
  expect(shown({ ...bare, client: { ...bare.client, tipo_cliente: null } } as never, 'Cliente')).toMatchObject({
    tipo_cliente: 'Sin Tipo',
  });
  expect(shown(bare, 'Pago')).toEqual({ condicion_pago: '030' });
  expect(shown({ ...bare, metodo_pago: 'Webpay' } as never, 'Pago')).toEqual({
    condicion_pago: '030',
    metodo_pago: 'Webpay',
  });
  expect(shown(bare, 'Ejecutivo')).toMatchObject({ nombre: 'Eva' });
  expect(shown(bare, 'Entrega')).toEqual({ tipo_entrega: 'EN SALA', bodega_entrega: 'Central' });
  const full = {
    ...bare,
    tipo_entrega: 'DESPACHO',
    direccion_despacho: direccion,
    orden_compra: 'OC-1',
    observacion: 'Frágil',
  };
  const driven = { ...full, despacho: { chofer: 'Juan', patente: 'AB-12', courier: null, seguimiento: null } };
  expect(shown(driven as never, 'Entrega')).toEqual({
    tipo_entrega: 'DESPACHO',
    bodega_entrega: 'Central',
    direccion: 'Av. Uno 1, Ñuñoa, RM',
    chofer: 'Juan · AB-12',
    orden_compra: 'OC-1',
    observacion: 'Frágil',
  });
  const sent = { ...full, despacho: { chofer: null, patente: null, courier: 'Starken', seguimiento: 'S-1' } };
  expect(shown(sent as never, 'Entrega')).toMatchObject({ courier: 'Starken', seguimiento: 'S-1' });
  expect(shown(sent as never, 'Entrega')).not.toHaveProperty('chofer');
  expect(
    shown({ ...full, despacho: { chofer: 'Ana', patente: null, seguimiento: 'S-1' } } as never, 'Entrega'),
  ).toEqual({
    tipo_entrega: 'DESPACHO',
    bodega_entrega: 'Central',
    direccion: 'Av. Uno 1, Ñuñoa, RM',
    chofer: 'Ana',
    orden_compra: 'OC-1',
    observacion: 'Frágil',
  });
});

test('an invoice, a card payment and one that is to be given back are told once they are there', () => {
  const bare = sheetOf([created()]);
  for (const titulo of ['Factura', 'Pago con tarjeta', 'Pago con tarjeta por devolver'])
    expect(factsOf(bare, titulo)).toBeFalsy();
  expect(shown(sheetOf(invoiced()), 'Factura')).toMatchObject({ documento: 'Factura N° 1', total: 3570 });
  const paid = {
    authorization_code: '1213',
    amount: 3570,
    transaction_date: '2026-01-05T12:00:00.000Z',
    card_detail: { card_number: '4051885600446623' },
  };
  const told = {
    authorization_code: '1213',
    amount: 3570,
    transaction_date: paid.transaction_date,
    digitos: '•••• 6623',
  };
  expect(shown({ ...bare, datos_wp: paid } as never, 'Pago con tarjeta')).toEqual(told);
  expect(shown({ ...bare, pago_por_devolver: paid } as never, 'Pago con tarjeta por devolver')).toEqual(told);
});
