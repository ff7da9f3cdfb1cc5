import { changePassword } from '@power/domain/access/change-password';
import { login } from '@power/domain/access/login';
import { logout } from '@power/domain/access/logout';
import { requestRecovery } from '@power/domain/access/request-recovery';
import { userInfo } from '@power/domain/access/views/user-info';
import type { CallBase } from '@power/domain/kernel/call';
import { orderCount } from '@power/domain/orders/views/boards';
import { purchaseOrderCount } from '@power/domain/purchasing/views/purchase-order-count';
import { frontAccess } from '@power/domain/settings/views/maintenance';
import * as calls from '../access/calls.ts';
import { pendingCalls } from '../shell/pending-calls.ts';
import type { WireFields } from './wire.ts';

const pairs: [string, WireFields, CallBase][] = [
  ['login', calls.login, login],
  ['logout', calls.logout, logout],
  ['requestRecovery', calls.requestRecovery, requestRecovery],
  ['changePassword', calls.changePassword, changePassword],
  ['userInfo', calls.userInfo, userInfo],
  ['accesoFront', calls.accesoFront, frontAccess],
  ['purchaseOrderCount', pendingCalls[0]!.call, purchaseOrderCount],
  ['orderCount', pendingCalls[1]!.call, orderCount],
];

test.each(pairs)('%s is on the wire what its declaration says', (_, named, declared) => {
  expect(declared).toMatchObject(named);
  expect(named.accion).toBe(declared.accion);
});
