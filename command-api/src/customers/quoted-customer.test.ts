import { customer } from '@power/domain/customers/customer';
import { openSpine, person } from '../kernel/spine.testing.ts';

const ADMIN = person('Administrador');
const EVA = person('Ejecutivo de Ventas', { _id: 'eva' });

test('a customer is made and changed from a quotation by the same rules as from its list', async () => {
  const { issue, state } = await openSpine();
  const create = (legalcode: string) =>
    issue(EVA, 'create-quoted-customer', { accion: 'crear', cliente: { nombre: 'Alarmas Sur', legalcode } });
  expect(await create('76.296.177-5')).toMatchObject({ ok: false, codigo: 'RUT_INVALIDO' });
  expect(await create('76296177-6')).toMatchObject({ ok: true, _id: '1' });
  expect(await create('76.296.177-6')).toMatchObject({
    ok: false,
    mensaje: 'Ya hay un cliente con el RUT 76.296.177-6.',
  });
  const change = (user: typeof EVA, cliente: object) =>
    issue(user, 'change-quoted-customer', { accion: 'actualizar', cliente: { _id: '1', ...cliente } });
  expect(await change(EVA, { phone: '+56 2 2345 6789' })).toMatchObject({ ok: true });
  // The type of customer is for whoever has the flag `tipocliente`.
  expect(await change(EVA, { tipo_cliente: 'Gold' })).toMatchObject({ ok: false, codigo: 'SIN_PERMISO' });
  expect(await change(ADMIN, { tipo_cliente: 'Gold' })).toMatchObject({ ok: true });
  expect(await change(person('Ejecutivo de Ventas', { _id: 'otro' }), { phone: '1' })).toMatchObject({
    ok: false,
    codigo: 'CLIENTE_NO_EXISTE',
  });
  expect(await state(customer, '1')).toMatchObject({
    legalcode: '76.296.177-6',
    phone: '+56 2 2345 6789',
    tipo_cliente: 'Gold',
    ejecutivo: { _id: 'eva' },
  });
});
