import { comparedLines } from './views/compare-versions.ts';
import { draftKey } from './views/draft.ts';
import { quotationDocument } from './views/quotation-document.ts';
import { freshLine } from './lines.ts';
import { inDollars, inPesos, quotable, sold } from './quotation.testing.ts';
import type { QuotationSheet } from './views/sheet.ts';

// What the sheet of a quotation says of it, and how two of its versions are told apart.

const made = (linea: number, more: object = {}, terms = inPesos()) => ({
  ...freshLine({ linea, seccion: null, comentario: null, cantidad: 2 }, quotable(sold(String(linea))), terms),
  ponderacion: 60,
  ...more,
});
const sheetOf = (more: object = {}): QuotationSheet =>
  ({
    moneda: 'pesos',
    transporte: 'aereo',
    tipo_cambio: 950,
    cliente: {
      nombre: 'Alarmas Sur',
      email: 'a@b.cl',
      telefono: '1',
      datos_cliente: { tipo: null, legalCode: '76.123.456-0' },
    },
    contacto: null,
    referencia: null,
    pedido: null,
    motivo_anulacion: null,
    observacion: null,
    metodo_pago: null,
    condicion_pago: '030',
    tipo_entrega: 'EN SALA',
    bodega_entrega: 'Central',
    validez: '2026-12-31',
    estado: 'Pendiente',
    ejecutivo: { nombre: 'Eva', email: '', telefono: '' },
    neto: 1000,
    iva: 190,
    total: 1190,
    total_aereo: 12.5,
    total_maritimo: null,
    productos_cotizacion: [],
    ...more,
  }) as unknown as QuotationSheet;
const rows = (more: object) => quotationDocument.lines.of(sheetOf(more));
const shown = (titulo: string, more: object = {}) => {
  const group = quotationDocument.facts.find((one) => one.titulo === titulo)!;
  const facts = group.of(sheetOf(more))!;
  return Object.fromEntries(
    Object.keys(group.fields).flatMap((name) => (facts[name] === undefined ? [] : [[name, facts[name]]])),
  );
};

test('a quotation is called by its number, of its customer, with its state and its amount', () => {
  const sheet = sheetOf();
  expect(quotationDocument.title(501)).toBe('Cotización N° 501');
  expect([quotationDocument.of(sheet), quotationDocument.state(sheet), quotationDocument.amount!(sheet)]).toEqual([
    'Alarmas Sur',
    'Pendiente',
    1190,
  ]);
});

test('in pesos a line says its price, the proposed one that counts, its margin and its share', () => {
  const line = made(1, { precio: 900, validado: false, valor_propuesto: null, margen: 33, margen_propuesto: null });
  expect(rows({ productos_cotizacion: [line] })).toEqual([
    {
      linea: 1,
      producto: 'PN-1',
      nombre: 'Cámara 1',
      cantidad: 2,
      validacion: 'Pendiente',
      margen: 33,
      unitario_pesos: 900,
      total_pesos: 1800,
      ponderacion: 60,
    },
  ]);
  const proposed = { ...line, valor_propuesto: 800, margen_propuesto: 25, validado: true };
  expect(rows({ productos_cotizacion: [proposed] })[0]).toMatchObject({
    validacion: 'Validado',
    margen: 25,
    unitario_pesos: 900,
    propuesto_pesos: 800,
    total_pesos: 1600,
  });
  const { margen: _, margen_propuesto: __, ...without } = line;
  expect(rows({ productos_cotizacion: [without] })[0]).not.toHaveProperty('margen');
});

test('abroad a line says both ways, under its currency; the proposed price is that of the way it travels', () => {
  const line = made(
    1,
    {
      precio: 20,
      precio_aereo: 20,
      precio_maritimo: 15,
      valor_propuesto: 18,
      factor_aereo: 1.5,
      factor_maritimo: null,
      margen: 30,
      margen_propuesto: 20,
      validado: true,
    },
    inDollars,
  );
  expect(rows({ moneda: 'dolares', productos_cotizacion: [line] })).toEqual([
    {
      linea: 1,
      producto: 'PN-1',
      nombre: 'Cámara 1',
      cantidad: 2,
      validacion: 'Validado',
      margen_moneda: 20,
      factor_aereo: 1.5,
      aereo_dolares: 18,
      total_aereo_dolares: 36,
      factor_maritimo: undefined,
      maritimo_dolares: 15,
      total_maritimo_dolares: 30,
    },
  ]);
  expect(rows({ moneda: 'euros', transporte: 'maritimo', productos_cotizacion: [line] })[0]).toMatchObject({
    aereo_euros: 20,
    total_aereo_euros: 40,
    maritimo_euros: 18,
    total_maritimo_euros: 36,
  });
  const unknown = rows({ moneda: 'dolares', productos_cotizacion: [{ ...line, precio_maritimo: null }] })[0]!;
  expect(unknown).not.toHaveProperty('maritimo_dolares');
  expect(unknown).toMatchObject({ total_maritimo_dolares: 0 });
});

test('abroad the totals stand by air and by sea, the one of its way strong, and below them the pesos', () => {
  const pesos = (titulo: string) => ({
    titulo,
    rows: [
      { label: 'NETO', value: 1000 },
      { label: 'IVA (19%)', value: 190 },
      { label: 'TOTAL', value: 1190, strong: true },
    ],
  });
  expect(quotationDocument.totals(sheetOf())).toEqual([pesos('Cotización')]);
  const abroad = (titulo: string, divisa: string, aereo: boolean) => [
    {
      titulo,
      rows: [
        { label: 'Total Aéreo', value: 12.5, divisa, strong: aereo },
        { label: 'Total Marítimo', value: 0, divisa, strong: !aereo },
      ],
    },
    pesos('En pesos'),
  ];
  expect(quotationDocument.totals(sheetOf({ moneda: 'dolares' }))).toEqual(abroad('Dólares', 'USD', true));
  const bySea = sheetOf({ moneda: 'euros', transporte: 'maritimo', total_maritimo: 0 });
  expect(quotationDocument.totals(bySea)).toEqual(abroad('Euros', 'EUR', false));
  const neither = sheetOf({ moneda: 'dolares', total_aereo: null, total_maritimo: 7 });
  expect(quotationDocument.totals(neither)[0]!.rows.map(({ value }) => value)).toEqual([0, 7]);
});

test('the sheet names what there is of the quotation, and nothing that there is not', () => {
  expect(shown('Cliente')).toEqual({
    nombre: 'Alarmas Sur',
    tipo: 'Sin Tipo',
    legalCode: '76.123.456-0',
    email: 'a@b.cl',
    telefono: '1',
  });
  expect(shown('Cliente', { contacto: 'Ana' })).toMatchObject({ contacto: 'Ana' });
  expect(shown('Cotización')).toEqual({ moneda: 'Pesos', validez: '2026-12-31' });
  expect(shown('Cotización', { moneda: 'dolares', referencia: 'R', pedido: 7, motivo_anulacion: 'Otra' })).toEqual({
    moneda: 'Dólares',
    tipo_cambio: 950,
    transporte: 'Aéreo',
    validez: '2026-12-31',
    referencia: 'R',
    pedido: 7,
    motivo_anulacion: 'Otra',
  });
  expect(shown('Cotización', { moneda: 'euros', transporte: 'maritimo' })).toMatchObject({
    moneda: 'Euros',
    transporte: 'Marítimo',
  });
  const conditions = { condicion_pago: '030', tipo_entrega: 'EN SALA', bodega_entrega: 'Central' };
  expect(shown('Condiciones')).toEqual(conditions);
  expect(shown('Condiciones', { metodo_pago: 'Webpay', observacion: 'Ojo' })).toEqual({
    ...conditions,
    metodo_pago: 'Webpay',
    observacion: 'Ojo',
  });
  expect(shown('Ejecutivo')).toMatchObject({ nombre: 'Eva' });
});

test('two versions are told apart line by line, in the order of the later one, what went last', () => {
  const [one, two, three] = [made(1), made(2), made(3)];
  const changed = { ...two, cantidad: 5 };
  const compared = comparedLines([one, two, three], [made(4), changed, one], 'pesos');
  expect(compared.map(({ linea, que, antes, despues }) => [linea, que, antes?.lugar, despues?.lugar])).toEqual([
    [4, 'agregada', undefined, 1],
    [2, 'cambiada', 2, 2],
    // Its place alone has changed.
    [1, 'igual', 1, 3],
    [3, 'quitada', 3, undefined],
  ]);
  expect(compared[0]).toMatchObject({ part_number: 'PN-4', nombre: 'Cámara 4', antes: null });
  expect(compared[3]).toMatchObject({ part_number: 'PN-3', nombre: 'Cámara 3', despues: null });
});

test.each([
  ['cantidad', { cantidad: 9 }],
  ['precio', { precio: 1 }],
  ['validado', { validado: false }],
  ['seccion', { seccion: 'Cámaras' }],
  ['comentario', { comentario: 'Ojo' }],
])('another %s is a change of the line', (_, more) => {
  expect(comparedLines([made(1)], [made(1, more)], 'pesos')[0]!.que).toBe('cambiada');
});

test('each side says the price that counts, its total in its currency, and the margin of that price', () => {
  const plain = made(1, { precio: 10.25, cantidad: 3, valor_propuesto: null, margen: 30, margen_propuesto: 20 });
  const proposed = { ...plain, valor_propuesto: 9.99 };
  const [line] = comparedLines([plain], [proposed], 'dolares');
  expect(line!.antes).toMatchObject({ precio: 10.25, total: 30.75, margen: 30 });
  expect(line!.despues).toMatchObject({ precio: 9.99, total: 29.97, margen: 20 });
  expect(comparedLines([plain], [], 'pesos')[0]!.antes!.total).toBe(31);
});

test('a draft is kept under its quotation, a new one under its own name', () => {
  expect([draftKey(7), draftKey('7'), draftKey(undefined)]).toEqual([
    'cotizacion/7',
    'cotizacion/7',
    'cotizacion/nueva',
  ]);
});
