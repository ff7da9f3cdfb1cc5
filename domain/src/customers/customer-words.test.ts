import { COMUNA_ALIASES } from './comuna-aliases.shared.ts';
import fc from 'fast-check';
import { refusal, someone, Story } from '../kernel/decision.testing.ts';
import type { Perfil } from '../kernel/perfiles.ts';
import { isRejection } from '../kernel/rejection.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import { changeCustomer } from './change-customer.ts';
import { creditUse, onCredit } from './credit.shared.ts';
import { customer } from './customer.ts';
import { badRut, takenRut } from './customer-data.ts';
import { customerStateOf } from './customer-looks.ts';
import { deactivateCustomer } from './deactivate-customer.ts';
import { visibleCustomer } from './guards.ts';
import { changeQuotedCustomer, createQuotedCustomer } from './quoted-customer.ts';
import { reactivateCustomer } from './reactivate-customer.ts';
import { comunaNamed, COMUNAS, findComuna, findRegion, REGIONES } from './regions.shared.ts';
import { registerCustomer } from './register-customer.ts';

const admin = someone('Administrador');
const eva = { _id: 'u-eva', nombre: 'Eva', email: '', telefono: '' };
const facts = { _id: '9', codigo_sap: 'C1', ejecutivo: eva };
const cliente = { nombre: 'Alarmas Sur', legalcode: '12345678-5' };
const registered = (): Story => {
  const story = new Story();
  expect(story.does(registerCustomer, { request: { cliente }, user: admin, facts })).toEqual({
    mensaje: 'El cliente Alarmas Sur fue creado',
    _id: '9',
  });
  return story;
};

test('from the first day to the last: what is read after each step, and what the customer is then', () => {
  const story = registered();
  const now = () => foldAll(customer, story.log)!;
  const change = { accion: 'simple' as const, id: '9', cliente: { giro: 'Alarmas' } };
  expect(story.does(changeCustomer, { request: change, user: admin, facts: {} }).mensaje).toBe(
    'El cliente Alarmas Sur fue modificado',
  );
  expect(now()).toMatchObject({ giro: 'Alarmas', nombre: 'Alarmas Sur', ejecutivo: eva });
  const off = { accion: 'desactivar' as const, id: '9', motivo: 'Cerró' };
  expect(story.does(deactivateCustomer, { request: off, user: admin, facts: undefined }).mensaje).toBe(
    'El cliente Alarmas Sur fue desactivado',
  );
  expect(story.log.at(-1)!.data).toEqual({ _id: '9', nombre: 'Alarmas Sur', motivo: 'Cerró' });
  expect(customerStateOf(now())).toBe('Inactivo');
  const on = { accion: 'reactivar' as const, id: '9' };
  expect(story.does(reactivateCustomer, { request: on, user: admin, facts: undefined }).mensaje).toBe(
    'El cliente Alarmas Sur fue reactivado',
  );
  expect(customerStateOf(now())).toBe('Activo');
  expect(now()).toMatchObject({ giro: 'Alarmas' });
});

test('made and completed while it is quoted, a customer is the same as any other', () => {
  const story = new Story();
  const made = story.does(createQuotedCustomer, { request: { accion: 'crear', cliente }, user: admin, facts });
  expect(made).toEqual({ mensaje: 'El cliente Alarmas Sur fue creado', _id: '9' });
  expect(story.log).toEqual(registered().log);
  const request = { accion: 'actualizar' as const, cliente: { _id: '9', phone: '2 2345' } };
  expect(story.does(changeQuotedCustomer, { request, user: admin, facts: {} }).mensaje).toBe(
    'El cliente Alarmas Sur fue modificado',
  );
  expect(foldAll(customer, story.log)).toMatchObject({ phone: '2 2345', nombre: 'Alarmas Sur' });
});

test('a seller may name the one whose customer it is already; taking the seller away is for who assigns', () => {
  const given = registered().log;
  const assign = (ejecutivo: typeof eva | null, perfil: Perfil) =>
    decideGiven(changeCustomer, given, {
      request: { accion: 'simple', id: '9', cliente: { giro: 'Redes' } },
      user: someone(perfil, { _id: 'u-eva' }),
      facts: { ejecutivo },
    });
  expect(assign({ ...eva, telefono: '9' }, 'Ejecutivo de Ventas')).toHaveLength(1);
  expect(refusal(assign(null, 'Ejecutivo de Ventas'))).toMatchObject({
    codigo: 'SIN_PERMISO',
    titulo: 'No se puede guardar',
    mensaje: 'Tu perfil no puede cambiar el ejecutivo del cliente.',
  });
  expect(assign(null, 'Marketing')).toMatchObject([{ data: { cambios: { giro: 'Redes', ejecutivo: null } } }]);
  const orphan = [...given, ...(assign(null, 'Marketing') as typeof given)];
  const keep = { request: { accion: 'simple' as const, id: '9', cliente: { giro: 'Otro' } }, user: admin, facts: {} };
  expect(decideGiven(changeCustomer, orphan, keep)).toMatchObject([{ data: { cambios: { giro: 'Otro' } } }]);
});

test.each<[Perfil, object, boolean]>([
  ['Ejecutivo de Ventas', { _id: 'u-eva' }, true],
  ['Ejecutivo de Ventas', { _id: 'u-otro' }, false],
  ['Cliente', { cliente_id: '9' }, true],
  ['Cliente', { cliente_id: '8' }, false],
  ['Reseller', { cliente_id: '9' }, true],
  ['Reseller', {}, false],
  ['Proveedor', {}, false],
  ['Finanzas', {}, true],
])('%s %j sees the customer: %s', (perfil, more, sees) => {
  const found = visibleCustomer(foldAll(customer, registered().log), someone(perfil, more));
  expect(isRejection(found)).toBe(!sees);
  if (!sees)
    expect(found).toMatchObject({
      titulo: 'Cliente no encontrado',
      mensaje: 'El cliente no existe o no está a tu cargo.',
    });
});

test('refusals say what to do', () => {
  const again = decideGiven(registerCustomer, registered().log, { request: { cliente }, user: admin, facts });
  expect(refusal(again)).toMatchObject({ codigo: 'CLIENTE_EXISTE', titulo: 'El cliente ya existe' });
  const seller = someone('Ejecutivo de Ventas', { _id: 'u-eva' });
  const tried = (data: object) =>
    refusal(decideGiven(registerCustomer, [], { request: { cliente: { ...cliente, ...data } }, user: seller, facts }));
  expect(tried({ tipo_cliente: 'Gold' })).toMatchObject({
    titulo: 'No se puede guardar',
    mensaje: 'Tu perfil no puede cambiar el tipo de cliente.',
  });
  expect(tried({ cupo: 5 })).toMatchObject({
    titulo: 'No se puede guardar',
    mensaje: 'Tu perfil no puede cambiar el cupo de crédito.',
  });
  expect(badRut()).toMatchObject({ titulo: 'RUT incorrecto', mensaje: expect.stringContaining('dígito verificador') });
  expect(takenRut('12.345.678-5')).toMatchObject({
    codigo: 'RUT_REPETIDO',
    titulo: 'El cliente ya existe',
    mensaje: 'Ya hay un cliente con el RUT 12.345.678-5.',
  });
});

test('credit in use is a percentage of the limit with one decimal, the order at hand included', () => {
  expect(creditUse({ cupo: 200, usado: 50 }, 51)).toBe(50.5);
  expect(creditUse({ cupo: 100, usado: 90 }, 30)).toBe(120);
  expect(creditUse({ cupo: 0, usado: 90 }, 30)).toBeNull();
  expect([[0], [], undefined, [0, 30], [60]].map((dias) => onCredit(dias))).toEqual([false, false, false, true, true]);
});

test('every comuna and región is found however it is typed', () => {
  expect([REGIONES.length, COMUNAS.length]).toEqual([16, 346]);
  const typed = (name: string) => ` ${name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()} `;
  fc.assert(fc.property(fc.constantFrom(...COMUNAS), (c) => findComuna(typed(c.comuna)) === c));
  fc.assert(fc.property(fc.constantFrom(...REGIONES), (r) => findRegion(typed(r.region)) === r));
  expect(comunaNamed('Ñuñoa')).toEqual({ comuna: 'Ñuñoa', region: 'Metropolitana de Santiago' });
  expect(() => comunaNamed('nunoa')).toThrow('no existe la comuna nunoa');
  expect(findComuna('Narnia')).toBeUndefined();
});

test('a comuna is found by every usual spelling, and no spelling of one is another', () => {
  const found = (typed: string) => findComuna(typed)?.comuna;
  for (const [typed, comuna] of [
    ['LLAY-LLAY', 'Llaillay'],
    ['LA CALERA', 'Calera'],
    ['Til Til', 'Tiltil'],
    ['TIL-TIL', 'Tiltil'],
    ['Aisén', 'Aysén'],
    ['COIHAIQUE', 'Coyhaique'],
    ['Trehuaco', 'Treguaco'],
    ['Marchigüe', 'Marchihue'],
    ['PAIGUANO', 'Paihuano'],
    ['O´Higgins', "O'Higgins"],
    ['O HIGGINS', "O'Higgins"],
    ['Chol Chol', 'Cholchol'],
    ['Sta. Cruz', 'Santa Cruz'],
    ['Pto Montt', 'Puerto Montt'],
    ['San Vicente de Tagua Tagua', 'San Vicente'],
    ['San Francisco de Mostazal', 'Mostazal'],
    ['Comuna de Ñuñoa', 'Ñuñoa'],
    ['SAN FCO DE MOSTAZAL', 'Mostazal'],
    ['V. DEL MAR', 'Viña del Mar'],
    ['Las Condes (RM)', 'Las Condes'],
    ['LAS CONDES, REGIÓN METROPOLITANA', 'Las Condes'],
    ['Chillán / Ñuble', 'Chillán'],
    ['Valparaíso (V Región)', 'Valparaíso'],
    ['Temuco, Chile', 'Temuco'],
    ['Est. Central', 'Estación Central'],
  ] as const)
    expect([typed, found(typed)]).toEqual([typed, comuna]);
  const spellings = Object.values(COMUNA_ALIASES).flat();
  expect(new Set(spellings).size).toBe(spellings.length);
  for (const [comuna, others] of Object.entries(COMUNA_ALIASES))
    for (const other of others) expect(found(other)).toBe(comuna);
  for (const { comuna } of COMUNAS) expect(found(comuna.toUpperCase().replaceAll(' ', '-'))).toBe(comuna);
  for (const wrong of ['Springfield', 'Las Condes (V Región)', 'Santiago, Arica'])
    expect([wrong, found(wrong)]).toEqual([wrong, undefined]);
});
