import { decideGiven } from '../kernel/scenario.ts';
import { events, refusal, someone } from '../kernel/decision.testing.ts';
import { changeCustomer } from './change-customer.ts';
import { deactivateCustomer } from './deactivate-customer.ts';
import { reactivateCustomer } from './reactivate-customer.ts';
import { registerCustomer } from './register-customer.ts';

const eva = { _id: 'u-Ejecutivo de Ventas', nombre: 'Eva', email: '', telefono: '' };
const register = (cliente: object, user = someone('Administrador')) =>
  decideGiven(registerCustomer, [], {
    request: { cliente: { nombre: 'Alarmas Sur', legalcode: '12345678-5', ...cliente } },
    user,
    facts: { _id: '9', codigo_sap: 'C12345678', ejecutivo: eva },
  });
const registered = () => [...events(register({ tipo_cliente: 'Gold', cupo: 1000 }))];
const change = (cliente: object, user = someone('Administrador')) =>
  decideGiven(changeCustomer, registered(), { request: { accion: 'simple', id: '9', cliente }, user, facts: {} });

test('a customer is registered under the canonical RUT', () => {
  expect(events(register({ legalcode: '123456785' }))).toMatchObject([
    { data: { _id: '9', legalcode: '12.345.678-5', codigo_sap: 'C12345678', activo: true, puntos: 0, ejecutivo: eva } },
  ]);
  expect(refusal(register({ legalcode: '12345678-4' })).codigo).toBe('RUT_INVALIDO');
});

test('tier and credit limit are for those who may set them', () => {
  const seller = someone('Ejecutivo de Ventas');
  expect(refusal(register({ tipo_cliente: 'Gold' }, seller)).codigo).toBe('SIN_PERMISO');
  expect(refusal(register({ cupo: 5 }, seller)).codigo).toBe('SIN_PERMISO');
  expect(events(register({}, seller))).toHaveLength(1);
  expect(refusal(change({ tipo_cliente: 'Silver' }, seller)).codigo).toBe('SIN_PERMISO');
  expect(events(change({ tipo_cliente: 'Gold', giro: 'Seguridad' }, seller))).toHaveLength(1);
  expect(events(change({ cupo: 5 }, someone('Cobrador')))).toMatchObject([
    { data: { antes: { cupo: 1000 }, cambios: { cupo: 5 } } },
  ]);
});

test('sellers only touch their own customers; no change writes nothing', () => {
  expect(refusal(change({ giro: 'x' }, someone('Ejecutivo de Ventas', { _id: 'otro' }))).codigo).toBe(
    'CLIENTE_NO_EXISTE',
  );
  expect(events(change({ nombre: 'Alarmas Sur' }))).toEqual([]);
});

test('the payment condition is for whoever has the flag or decides on credit', () => {
  const marketing = someone('Marketing');
  expect(refusal(register({ condicion_pago: '090' }, marketing)).codigo).toBe('SIN_PERMISO');
  expect(events(register({ condicion_pago: 'CON' }, marketing))).toHaveLength(1);
  expect(refusal(change({ condicion_pago: '090' }, marketing)).mensaje).toBe(
    'Tu perfil no puede cambiar la condición de pago del cliente.',
  );
  for (const perfil of ['Ejecutivo de Ventas', 'Finanzas'] as const)
    expect(events(change({ condicion_pago: '090' }, someone(perfil)))).toHaveLength(1);
});

test('a customer is deactivated with a reason, once, and comes back', () => {
  const off = (motivo: string, given = registered()) =>
    decideGiven(deactivateCustomer, given, {
      request: { accion: 'desactivar', id: '9', motivo },
      user: someone('Finanzas'),
      facts: undefined,
    });
  expect(refusal(off('')).mensaje).toBe('Ingresa el motivo');
  const given = [...registered(), ...events(off('Cerró'))];
  expect(refusal(off('Cerró', given)).mensaje).toBe('Alarmas Sur ya está inactivo.');
  const on = (before: ReturnType<typeof registered>) =>
    decideGiven(reactivateCustomer, before, {
      request: { accion: 'reactivar', id: '9' },
      user: someone('Finanzas'),
      facts: undefined,
    });
  expect(refusal(on(registered())).mensaje).toBe('Alarmas Sur ya está activo.');
  expect(events(on(given))).toMatchObject([{ type: 'CustomerReactivated', data: { _id: '9' } }]);
});

test('a seller neither gives a customer away nor takes one; who assigns does', () => {
  const to = (perfil: 'Ejecutivo de Ventas' | 'Cobrador' | 'Marketing') =>
    decideGiven(changeCustomer, registered(), {
      request: { accion: 'simple', id: '9', cliente: { ejecutivo: 'u2' } },
      user: someone(perfil),
      facts: { ejecutivo: { ...eva, _id: 'u2', nombre: 'Iván' } },
    });
  for (const perfil of ['Ejecutivo de Ventas', 'Cobrador'] as const)
    expect(refusal(to(perfil)).mensaje).toBe('Tu perfil no puede cambiar el ejecutivo del cliente.');
  expect(events(to('Marketing'))).toMatchObject([{ data: { cambios: { ejecutivo: { _id: 'u2' } } } }]);
});

test('an address lies in a comuna of its region', () => {
  const lugar = { nombre: 'Casa matriz', calle: 'Uno 1', comuna: 'Ñuñoa', region: 'Metropolitana de Santiago' };
  const asked = (direccion: object) =>
    registerCustomer.request.safeParse({
      cliente: { nombre: 'Alarmas Sur', legalcode: '12345678-5', direcciones: [direccion] },
    });
  expect(asked(lugar).success).toBe(true);
  expect(asked({ ...lugar, region: 'Maule' }).error!.issues[0]!.message).toBe(
    'La comuna Ñuñoa es de la región Metropolitana de Santiago, no de Maule',
  );
  expect(asked({ ...lugar, comuna: 'Nunoa' }).error!.issues[0]!.message).toBe(
    'La comuna Nunoa no existe: elígela de la lista',
  );
});
