import { customerDocument } from './views/customer-document.ts';
import type { CustomerSheet } from './views/sheet.ts';

const customer = {
  nombre: 'Alarmas Sur',
  legalcode: '76.123.456-0',
  codigo_sap: 'C1',
  tipo_cliente: 'Gold',
  giro: 'Alarmas',
  email: 'a@b.cl',
  phone: '1',
  condicion_pago: '030',
  cupo: 1000,
  ejecutivo: { _id: 'eva', nombre: 'Eva', email: 'eva@power.test', telefono: '2' },
  direcciones: [
    { nombre: 'Casa matriz', calle: 'Uno 1', comuna: 'Ñuñoa', region: 'RM', referencia: '' },
    { nombre: 'Bodega', calle: 'Dos 2', comuna: 'Maipú', region: 'RM', referencia: '' },
  ],
  activo: true,
} as unknown as CustomerSheet;
const facts = (titulo: string, more: object = {}) =>
  customerDocument.facts.find((group) => group.titulo === titulo)!.of({ ...customer, ...more });

test('a customer is called by name, with its state; it has no amounts', () => {
  expect(customerDocument.title('9')).toBe('Cliente 9');
  expect([customerDocument.of(customer), customerDocument.totals(customer)]).toEqual(['Alarmas Sur', []]);
});

test('its sheet says who it is and whose; of one without type or seller it is said so', () => {
  expect(facts('Cliente')).toMatchObject({ legalcode: '76.123.456-0', tipo: 'Gold' });
  expect(facts('Cliente', { tipo_cliente: null })).toMatchObject({ tipo: 'Sin Tipo' });
  expect(facts('Crédito')).toMatchObject({ condicion_pago: '030', cupo: 1000 });
  expect(facts('Ejecutivo')).toMatchObject({ nombre: 'Eva', email: 'eva@power.test' });
  expect(facts('Ejecutivo', { ejecutivo: null })).toEqual({ nombre: 'Sin ejecutivo' });
});

test('its addresses are its lines, numbered from one', () => {
  expect(customerDocument.lines.of(customer).map(({ linea, nombre, calle }) => [linea, nombre, calle])).toEqual([
    [1, 'Casa matriz', 'Uno 1'],
    [2, 'Bodega', 'Dos 2'],
  ]);
});
