import { openSpine, person } from '../kernel/spine.testing.ts';

const producto = (codigo: string, more: object = {}) => ({
  producto: { codigo, part_number: `PN-${codigo}`, nombre: 'Cable', marca: 'M', ...more },
});

test.each([
  ['a service with serial numbers', person('Administrador'), { servicio: true, serializable: true }],
  ['a brand of somebody else', person('Brand Manager', { marcas: ['Otra'] }), {}],
])('given %s, which is refused → the number series has not advanced', async (_, user, more) => {
  const { issue } = await openSpine();
  const admin = person('Administrador');
  const first = await issue(admin, 'register-product', producto('A'));
  expect(await issue(user, 'register-product', producto('B', more))).toMatchObject({ ok: false });
  const second = await issue(admin, 'register-product', producto('C'));
  expect(Number(second._id)).toBe(Number(first._id) + 1);
});
