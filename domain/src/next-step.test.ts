/** The one primary action of a document: by its state and by who looks at it. */
import {
  customerCalls,
  type documents,
  invoiceCalls,
  opportunityCalls,
  orderCalls,
  quotationCalls,
} from './documents.ts';
import { someone } from './kernel/decision.testing.ts';
import { offer } from './kernel/document-actions.ts';
import type { Perfil } from './kernel/perfiles.ts';
import type { Principal } from './kernel/principal.ts';
import { customer } from './customers/customer.ts';
import { NEW_CUSTOMER } from './customers/customer-data.ts';
import { CustomerRegistered } from './customers/events.ts';
import { opportunity } from './forecast/opportunity.ts';
import { chance } from './forecast/opportunity.testing.ts';
import { importInvoice } from './invoice/import-invoice.ts';
import { captured } from './invoice/invoice.testing.ts';
import { decideGiven, foldAll } from './kernel/scenario.ts';
import { after, created, inRoom, invoiced, PICKER, taken, validated } from './orders/order.testing.ts';
import { createQuotation } from './quotations/create-quotation.ts';
import { quotation } from './quotations/quotation.ts';
import { facts } from './quotations/quotation.testing.ts';

const WHO = ['Administrador', 'Ejecutivo de Ventas', 'Cobrador', 'Jefe de Bodega', 'Finanzas'] as const;
type Calls = (typeof documents)[number];
const next = (calls: Calls, state: unknown, perfil: Perfil) =>
  offer(calls.document.actions as never, calls.actions as never, state as never, someone(perfil), false).principal;
const row = (calls: Calls, state: unknown) => WHO.map((perfil) => next(calls, state, perfil));

test.each([
  ['Pendiente Validacion Administrativa', after([created()]), ['validar', null, 'validar', null, null]],
  ['Pendiente Picking', after(validated()), ['picking', null, null, 'picking', null]],
  ['En Picking', after(taken()), [null, null, null, null, null]],
  ['Entregado a Sala', after(inRoom()), ['facturar', null, null, null, 'facturar']],
  ['Entregado a Sala, facturado', after(invoiced()), ['entregar', null, null, 'entregar', null]],
  ['Anulado', { ...after([created()]), estatus: 'Anulado' }, [null, null, null, null, null]],
])('order %s', (_, state, steps) => {
  expect(row(orderCalls as never, state)).toEqual(steps);
});

test('who has an order in hand goes on with it; nobody else is led there, nor to another warehouse', () => {
  const step = (state: unknown, who: Principal) =>
    offer(orderCalls.document.actions, orderCalls.actions, state as never, who, false).principal;
  expect(step(after(taken()), someone('Bodega', { _id: PICKER._id }))).toBe('picking');
  expect(step(after(taken()), someone('Bodega', { _id: 'otro' }))).toBeNull();
  expect(step(after(validated()), someone('Bodega'))).toBe('picking');
  expect(step(after(validated()), someone('Bodega', { bodega: 'otra' }))).toBeNull();
});

const quoted = foldAll(
  quotation,
  decideGiven(createQuotation, [], {
    request: {
      accion: 'crearsistema',
      cotizacion: { cliente: '9', productos_cotizacion: [{ producto: '1', cantidad: 2 }] } as never,
    },
    user: someone('Ejecutivo de Ventas'),
    facts,
  }) as never,
)!;
test.each([
  ['Vigente', ['convertir', 'convertir']],
  ['Validada', ['convertir', 'convertir']],
  ['Expirada', ['copiar', 'copiar']],
  ['Anulada', ['copiar', 'copiar']],
  ['Convertida', ['pedido', 'pedido']],
])('quotation %s', (estado, steps) => {
  expect(
    row(quotationCalls as never, { ...quoted, estado, pedido: estado === 'Convertida' ? 15010 : null }).slice(0, 2),
  ).toEqual(steps);
});

test('an order is led to from what became one, and is not named before', () => {
  const { acciones } = offer(
    quotationCalls.document.actions,
    quotationCalls.actions,
    quoted,
    someone('Administrador'),
    false,
  );
  expect(acciones.map(({ accion }) => accion)).not.toContain('pedido');
  const made = foldAll(opportunity, [chance()])!;
  const admin = (state: object) => next(opportunityCalls as never, state, 'Administrador');
  expect(admin(made)).toBe('actualizar');
  expect(admin({ ...made, pedido: 15010 })).toBe('pedido');
});

const registered = foldAll(customer, [
  CustomerRegistered({
    ...NEW_CUSTOMER,
    ejecutivo: null,
    codigo_sap: 'C1',
    activo: true,
    puntos: 0,
    _id: '1',
    nombre: 'Alarmas Sur Ltda',
    legalcode: '12.345.678-5',
  }),
])!;
test('a customer is kept up to date, and reactivated where it sleeps', () => {
  expect(next(customerCalls as never, registered, 'Administrador')).toBe('editar');
  expect(next(customerCalls as never, { ...registered, activo: false }, 'Administrador')).toBe('reactivar');
  expect(next(customerCalls as never, registered, 'Jefe de Bodega')).toBeNull();
});

test('an import invoice is edited until it is annulled', () => {
  const invoice = foldAll(importInvoice, [captured()])!;
  expect(next(invoiceCalls as never, invoice, 'Administrador')).toBe('editar');
  expect(next(invoiceCalls as never, { ...invoice, estado: 'Anulada' }, 'Administrador')).toBeNull();
});
