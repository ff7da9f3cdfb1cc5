import { waitFor } from '@testing-library/react';
import { type CurrentUser, currentUser } from '../access/current-user.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { toasts } from '../ui/feedback/toasts.ts';
import { refusals, scanQueue } from './queue.ts';
import type { Deed } from './scan-queue.ts';

const deed = (id: string, pedido = 7): Deed => ({ id, tipo: 'escanear', pedido, linea: 1, cantidad: 1, codigo: id });
const signIn = (_id: string | undefined) =>
  currentUser.set(_id === undefined ? undefined : ({ _id, nombre: _id } as unknown as CurrentUser));
const refused = {
  body: { ok: false, codigo: 'EXCEDE_PEDIDO', titulo: 'Picking', mensaje: 'De PN-1 quedan 0 por pickear.' },
};
let server: ReturnType<typeof fakeServer> | undefined;
beforeEach(() => {
  localStorage.clear();
  toasts.set([]);
});
afterEach(() => {
  server?.restore();
  signIn(undefined);
});

test('what one person did is never sent in the name of the next, and goes out once they are back', async () => {
  let session = true;
  server = fakeServer(() =>
    session
      ? { body: { ok: true, version: 3, mensaje: '', posicion: '1' } }
      : { status: 401, body: { mensaje: 'jwt expired' } },
  );
  const sent = () => server!.received.map((r) => r.body.codigo).filter(Boolean);
  signIn('ana');
  const hers = scanQueue();
  session = false;
  hers.add(deed('A1'));
  await waitFor(() => expect(sent()).toEqual(['A1']));
  signIn(undefined);
  session = true;
  signIn('beto');
  scanQueue().add(deed('B1'));
  await waitFor(() => expect(sent()).toEqual(['A1', 'B1']));
  expect(hers.waiting.get().map((d) => d.id)).toEqual(['A1']);
  signIn('ana');
  await hers.drained();
  expect(sent()).toEqual(['A1', 'B1', 'A1']);
});

test('a refusal is told by the task of its order, or by a toast when that is not on screen', async () => {
  server = fakeServer(() => refused);
  signIn('carla');
  const told: string[] = [];
  const stop = refusals.add('7', ({ mensaje }) => told.push(mensaje));
  scanQueue().add(deed('C1'));
  scanQueue().add(deed('C2', 8));
  await scanQueue().drained();
  stop();
  expect(told).toEqual(['De PN-1 quedan 0 por pickear.']);
  expect(toasts.get()).toMatchObject([
    { titulo: 'Pedido N° 8: una lectura no se registró', texto: 'De PN-1 quedan 0 por pickear.', tono: 'danger' },
  ]);
});
