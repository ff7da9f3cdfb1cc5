import { CustomerChanged, CustomerRegistered } from '@power/domain/customers/events';
import type { EventContext } from '@power/domain/kernel/event';
import { quoted } from '@power/domain/quotations/quotation.testing';
import type { Process } from '@power/infra/platform/projection/process';
import { trialTools } from '@power/infra/laboratory/testing/trial-tools';
import customerNotices from '../notifications/customer-notices.ts';
import typedCustomers from './typed-customers.ts';

const context = { at: new Date().toISOString(), user: 'eva', nombre: 'Eva' } as EventContext;
const issued: (readonly [string, Record<string, unknown>])[] = [];
const tools = trialTools(async (name, request) => {
  issued.push([name, request]);
  return { ok: true };
});
const hear = (process: Process, event: { readonly type: string; readonly data: unknown }) =>
  process.reactions.find(({ type }) => type === event.type)!.react(event.data as never, context, tools);
const untyped = { _id: '9', datos_cliente: { tipo: null, legalCode: '76.123.456-0', por_clasificar: true } };
const customer = {
  _id: '9',
  nombre: 'Alarmas Sur',
  legalcode: '76.123.456-0',
  codigo_sap: 'C1',
  tipo_cliente: null,
  ejecutivo: null,
  giro: '',
  condicion_pago: 'CON',
  cupo: 0,
  email: '',
  phone: '',
  direcciones: [],
  contactos: [],
  activo: true,
  puntos: 0,
};

beforeEach(() => void issued.splice(0));

test('each quotation of a customer without a type hears when there is one', async () => {
  await hear(typedCustomers, quoted({ number: 501, cliente: untyped }));
  await hear(typedCustomers, quoted({ number: 502, cliente: untyped }));
  await hear(typedCustomers, quoted({ number: 503 }));
  issued.splice(0);
  const typed = CustomerChanged({
    _id: '9',
    nombre: 'Alarmas Sur',
    antes: { tipo_cliente: null },
    cambios: { tipo_cliente: 'Gold' },
  });
  await hear(typedCustomers, typed);
  expect(issued.map(([name, { cotizacion }]) => [name, cotizacion])).toEqual([
    ['change-quotation-client', '501'],
    ['change-quotation-client', '502'],
  ]);
});

test('an Administrador is told of the customer, and of one made with a type nobody is', async () => {
  await hear(customerNotices, CustomerRegistered({ ...customer, por_clasificar: true }));
  expect(issued).toMatchObject([
    ['create-notification', { tipo: 'cliente_sin_tipo', enlace: 'cliente/9', perfiles: ['Administrador'] }],
  ]);
  issued.splice(0);
  await hear(customerNotices, CustomerRegistered(customer));
  expect(issued).toEqual([]);
});
