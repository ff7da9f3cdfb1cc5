import { someone } from '../../kernel/decision.testing.ts';
import { isRejection } from '../../kernel/rejection.ts';
import type { Principal } from '../../kernel/principal.ts';
import { visibleOrder } from './guards.ts';
import { after, created, goods, lineOf } from '../../orders/order.testing.ts';

const hik = after([created({ productos_pedido: [lineOf(1, goods('1', { marca: 'Hikvision' }), 1)] })]);
const sees = (user: Principal): boolean => !isRejection(visibleOrder(hik, user));

// Requirements §0.1.4.
test.each<[string, Principal, boolean]>([
  ['a seller, own orders', someone('Ejecutivo de Ventas', { _id: 'u-ejecutivo' }), true],
  ['a seller, those of others', someone('Ejecutivo de Ventas'), false],
  ['a Brand Manager, own orders of whatever brand', someone('Brand Manager', { _id: 'u-ejecutivo', marcas: [] }), true],
  ['a Brand Manager, orders with an own brand', someone('Brand Manager', { marcas: ['Dahua', 'Hikvision'] }), true],
  ['a Brand Manager, those of other brands', someone('Brand Manager', { marcas: ['Dahua'] }), false],
  ['a Brand Manager without brands', someone('Brand Manager'), false],
  ['a customer, those of the own company', someone('Cliente', { cliente_id: '9' }), true],
  ['a reseller, those of the own company', someone('Reseller', { cliente_id: '9' }), true],
  ['a reseller, those of others', someone('Reseller', { cliente_id: '8' }), false],
  ['somebody of a company that no account names', someone('Cliente'), false],
  ['a supplier, none', someone('Proveedor', { marcas: ['Hikvision'] }), false],
  ['Finanzas, all', someone('Finanzas'), true],
])('%s', (_who, user, expected) => expect(sees(user)).toBe(expected));
