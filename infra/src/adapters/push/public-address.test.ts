import type { LookupFunction } from 'node:net';
import webpush from 'web-push';
import { isPublicAddress, publicLookup } from './public-address.ts';
import type { Delivery } from './send-pushes.ts';
import { webPushTo } from './web-push-to.ts';

test.each([
  ['142.250.78.10', true],
  ['2a00:1450:4003:80f::200a', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
])('%s is of the public internet: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

const resolving = (...addresses: string[]) =>
  publicLookup(((_: string, __: object, done: (e: null, all: object[]) => void) =>
    done(
      null,
      addresses.map((address) => ({ address, family: 4 })),
    )) as never);
const ask = (lookup: LookupFunction, all: boolean) =>
  new Promise((resolve) => lookup('x.test', { all }, (error, address) => resolve(error?.message ?? address)));

test('a name with an address within is not connected to, whatever its other addresses are', async () => {
  expect(await ask(resolving('8.8.8.8'), false)).toBe('8.8.8.8');
  expect(await ask(resolving('8.8.8.8', '8.8.4.4'), true)).toHaveLength(2);
  expect(await ask(resolving('8.8.8.8', '127.0.0.1'), true)).toBe('x.test no está en la internet pública');
  expect(await ask(resolving(), true)).toBe('x.test no está en la internet pública');
});

test('nothing on this machine is reached: neither by a name that leads here nor by one that parsers read otherwise', async () => {
  const keys = webpush.generateVAPIDKeys();
  const delivery: Omit<Delivery, 'endpoint'> = {
    notificacion: 'n',
    suscripcion: 's',
    usuario: 'u',
    id: 'i',
    contenido: '{}',
    auth: 'tBHItJI5svbpez7KI4CCXg',
    p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  };
  const push = webPushTo(keys, 'mailto:x@power.test', resolving('127.0.0.1'));
  await expect(push({ ...delivery, endpoint: 'https://x.notify.windows.com/x' })).rejects.toThrow('internet pública');
  await expect(push({ ...delivery, endpoint: 'https://127.0.0.1;.notify.windows.com/x' })).rejects.toThrow(
    'no es de un servicio',
  );
});
