import { otherOutcome, pendingAct, standingAct } from './outcome.shared.ts';

const line = (resolucion: string | null) => ({
  linea: 1,
  producto: { part_number: 'PN-1' },
  serie: 'S-1',
  resolucion,
});
const exchange = {
  n: 1,
  linea: 1,
  tipo: 'cambio',
  estado: 'hecho',
  producto: { part_number: 'PN-1' },
  series: ['S-2'],
};
const credit = (estado: string) => ({ n: 1, productos: [1], estado, folio: estado === 'Emitida' ? 61 : null });
const claim = (estado: string) => ({
  n: 1,
  linea: 1,
  estado,
  entrega: null,
  producto: { part_number: 'PN-1' },
  proveedor: { nombre: 'Acme' },
});
const rma = (resolucion: string | null, more: object = {}) =>
  ({ lineas: [line(resolucion)], movimientos: [], creditos: [], reclamos: [], ...more }) as never;
const other = (resolucion: string, more: object) =>
  otherOutcome(rma(null, more), line(null) as never, resolucion as never);

test('rejects another outcome than that of the act that was carried out', () => {
  expect(other('Nota de Crédito', { movimientos: [exchange] })).toMatch(/ya se cambió/);
  expect(other('Reparado', { movimientos: [exchange] })).toMatch(/ya se cambió/);
  expect(other('Cambio', { movimientos: [exchange] })).toBeUndefined();
  expect(other('Cambio', { movimientos: [{ ...exchange, estado: 'devuelto' }] })).toBeUndefined();
  expect(other('Cambio', { creditos: [credit('Pedida')] })).toMatch(/nota de crédito pedida/);
  expect(other('Sin Falla', { creditos: [credit('Emitida')] })).toMatch(/N° 61/);
  expect(other('Sin Falla', { creditos: [credit('No emitida')] })).toBeUndefined();
});

test.each([
  ['Cambio', {}, 'CAMBIO_PENDIENTE'],
  ['Cambio', { movimientos: [exchange] }, undefined],
  ['Nota de Crédito', {}, 'NOTA_CREDITO_PENDIENTE'],
  ['Nota de Crédito', { creditos: [credit('Pedida')] }, 'NOTA_CREDITO_PENDIENTE'],
  ['Nota de Crédito', { creditos: [credit('No emitida')] }, 'NOTA_CREDITO_PENDIENTE'],
  ['Nota de Crédito', { creditos: [credit('Emitida')] }, undefined],
  ['A Proveedor', {}, 'RECLAMO_PENDIENTE'],
  ['A Proveedor', { reclamos: [claim('Abierto')] }, 'RECLAMO_PENDIENTE'],
  ['A Proveedor', { reclamos: [claim('Enviado')] }, undefined],
  ['Reparado', {}, undefined],
])('given %s with %j → what is due before the case ends is %s', (resolucion, more, codigo) => {
  expect(pendingAct(rma(resolucion, more))?.codigo).toBe(codigo);
});

test('rejects the rejection of a case when something was moved, credited or sent for it', () => {
  expect(standingAct(rma(null))).toBeUndefined();
  expect(standingAct(rma(null, { movimientos: [exchange] }))).toMatch(/deshaz antes/);
  expect(standingAct(rma(null, { movimientos: [{ ...exchange, tipo: 'prestamo' }] }))).toMatch(/prestado/);
  expect(standingAct(rma('Nota de Crédito', { creditos: [credit('Emitida')] }))).toMatch(/nota de crédito/);
  expect(standingAct(rma('A Proveedor', { reclamos: [claim('Enviado')] }))).toMatch(/proveedor Acme/);
  expect(standingAct(rma('A Proveedor', { reclamos: [claim('Rechazado')] }))).toBeUndefined();
});
