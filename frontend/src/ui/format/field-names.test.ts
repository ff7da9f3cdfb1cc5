import { tellsNothing } from '@power/domain/kernel/tells-nothing';
import { fieldName } from './field-names.ts';
import { fieldValue } from './field-values.ts';

test.each([
  ['condicion_pago', 'Condición de pago'],
  ['productos_pedido.0.precio_venta', 'Línea 1 · Valor unitario'],
  ['picking.lineas.2.pickeado', 'Línea 2 · Pickeado'],
  ['picking.usuario.nombre', 'Picking · Persona · Nombre'],
  ['direccion_despacho.calle', 'Dirección de despacho · Calle'],
  ['picking.lineas.3.series.0', 'Línea 3 · Serie · 1'],
  ['never_named', 'Otro dato'],
  [
    'bodegas.CENTRAL.pedidos.12.fd1b1f0e-1d2c-4b3a-8f00-0123456789ab.cantidad',
    'Bodega · CENTRAL · Pedido · 12 · Cantidad',
  ],
  ['values.factor_aereo', 'Factor aéreo'],
  ['lineas.0.cantidad', 'Línea 1 · Cantidad'],
  ['lineas.1', 'Línea 2'],
  ['bodegas.CENTRAL.pedidos.12', 'Bodega · CENTRAL · Pedido · 12'],
])('%s reads %s', (path, name) => {
  expect(fieldName(path)).toBe(name);
});

test('values as people read them', () => {
  expect(fieldValue('total', 119000)).toBe('$119.000');
  expect(fieldValue('facturado', true)).toBe('Sí');
  expect(fieldValue('createdAt', '2026-01-05T15:04:09.000Z')).toBe('05-01-2026 12:04:09');
  expect(fieldValue('folio', 12345)).toBe('12345');
  expect(fieldValue('observacion', null)).toBeUndefined();
});

test('a figure is written as its rows declare it, wherever in the document it stands', () => {
  expect(fieldValue('monto_asegurado', 798_930)).toBe('$798.930');
  expect(fieldValue('montos.0.monto', 798_930)).toBe('$798.930');
  expect(fieldValue('year_cierre', 2026)).toBe('2026');
  expect(fieldValue('tracking.0.mes_cierre', 11)).toBe('Noviembre');
  expect([20, 0].map((value) => fieldValue('porcentaje', value))).toEqual(['20%', 'Perdida']);
  expect(fieldValue('fechaAccion', '2026-11-26')).toBe('26-11-2026');
  expect(fieldValue('tracking.0.estatus', 'PENDIENTE')).toBe('Pendiente');
  expect(fieldValue('factura.tipo_dte', 33)).toBe('Factura');
  expect(fieldValue('factura.neto', 119_000)).toBe('$119.000');
  expect(fieldValue('cif', 1234.5, 'USD')).toBe('1.234,5 USD');
  expect(fieldValue('cantidad', 1234)).toBe('1.234');
});

test('an amount is written in the currency of its document, as that document writes it', () => {
  expect(fieldValue('lineas.0.precio', 4827.31, 'USD')).toBe('4.827,31 USD');
  expect(fieldValue('total', 43_445.79, 'EUR')).toBe('43.445,79 EUR');
  expect(fieldValue('productos_cotizacion.0.valor_propuesto', 1234.5, 'dolares')).toBe('US$ 1,234.50');
  expect(fieldValue('total_moneda', 1234.5, 'euros')).toBe('1.234,50 €');
  expect(fieldValue('productos_cotizacion.0.precio', 119_000, 'pesos')).toBe('$119.000');
  expect(fieldValue('fob_divisa', 119_000, 'CLP')).toBe('$119.000');
});

test('ids and the conversation are left out', () => {
  expect(['client._id', 'validacion', 'chat_validacion.0.texto', 'estatus'].filter((c) => !tellsNothing(c))).toEqual([
    'estatus',
  ]);
});

test('fields of stock and of sign-ins are in Spanish, session ids are not shown', () => {
  expect([fieldName('pedido'), fieldName('comprometido_pedido'), fieldName('ip')]).toEqual([
    'Pedido',
    'Comprometido por el pedido',
    'Dirección IP',
  ]);
  expect(tellsNothing('sesion')).toBe(true);
});
