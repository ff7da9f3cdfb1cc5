import { waitFor } from '@testing-library/react';
import { type CurrentUser, currentUser } from '../access/current-user.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { toasts } from '../ui/feedback/toasts.ts';
import { roadQueue, type RoadWork, settle } from './road-queue.shared.ts';

const ok = { body: { ok: true, version: 3, mensaje: 'La parada fue entregada', posicion: '1' } };
const delivered = (linea: number): RoadWork => ({
  tipo: 'entregar',
  despacho: 1,
  linea,
  pedido: 70 + linea,
  nombre: 'Rosa Díaz',
  rut: '12.345.678-5',
  observacion: '',
  firma: { id: `f${linea}`, nombre: 'Firma.png', datos: 'data:image/png;base64,AAAA' },
  foto: null,
});
let server: ReturnType<typeof fakeServer> | undefined;
const signIn = (_id: string) => currentUser.set({ _id, nombre: _id } as unknown as CurrentUser);
const calls = () => server!.received.map(({ path }) => path.split('?')[0]);
const ids = () => server!.received.map(({ headers }) => headers.get('idempotency-key'));
beforeEach(() => {
  localStorage.clear();
  toasts.set([]);
});
afterEach(() => {
  server?.restore();
  currentUser.set(undefined);
});

test('a delivery with network: its signature becomes a file, then the stop is delivered, and a refusal is told there', async () => {
  server = fakeServer(() => ok);
  signIn('ana');
  expect(await settle(delivered(1))).toMatchObject({ ok: true, mensaje: 'La parada fue entregada' });
  expect(calls()).toEqual(['/documentos/despacho/adjuntar', '/despachos/modificar']);
  expect(ids()[0]).toBe('f1');
  expect(server.received[1]!.body).toMatchObject({ accion: 'entregar', linea: 1, firma: 'f1', foto: null });
  server.restore();
  const no = { body: { ok: false, codigo: 'ESTADO_NO_PERMITE', titulo: 't', mensaje: 'Aún no ha sido facturado' } };
  server = fakeServer(({ path }) => (path.startsWith('/despachos') ? no : ok));
  expect(await settle(delivered(2))).toMatchObject({ ok: false, mensaje: 'Aún no ha sido facturado' });
  expect(roadQueue().waiting.get()).toEqual([]);
});

test('a signature that is refused is told, and the stop is delivered all the same', async () => {
  server = fakeServer(({ path }) =>
    path.startsWith('/documentos') ? { body: { ok: false, titulo: 't', mensaje: 'No es una imagen' } } : ok,
  );
  signIn('berta');
  expect(await settle(delivered(1))).toMatchObject({ ok: true });
  expect(server.received.at(-1)!.body).toMatchObject({ firma: null });
  expect(toasts.get()).toMatchObject([{ titulo: 'Firma.png no se guardó', texto: 'No es una imagen' }]);
});

test('without a session what was settled waits in order, and is sent under the same ids once it is back', async () => {
  let session = false;
  server = fakeServer(() => (session ? ok : { status: 401, body: { mensaje: 'jwt expired' } }));
  signIn('carla');
  expect((await settle(delivered(1))).mensaje).toContain('La entrega del Pedido N° 71 quedó en este teléfono');
  await settle({ tipo: 'cobrar', despacho: 1, linea: 1, pedido: 71, monto: 900, metodo_pago: 'EFE', referencia: '' });
  const [first, second] = roadQueue().waiting.get();
  expect(localStorage.length).toBe(2);
  session = true;
  currentUser.set(undefined);
  signIn('carla');
  await waitFor(() => expect(roadQueue().waiting.get()).toEqual([]));
  expect(ids().slice(-3)).toEqual(['f1', first!.id, second!.id]);
  expect(localStorage.length).toBe(0);
});

test('a part that was handed over without network is kept, and sent as it was chosen', async () => {
  let away = true;
  server = fakeServer(() => (away ? { status: 401, body: { mensaje: 'jwt expired' } } : ok));
  signIn('dora');
  const parte = {
    lineas: [{ linea: 1, cantidad: 2, series: ['S1', 'S2'] }],
    embalajes: [],
    motivo: 'No cabe',
    fecha: '2026-03-05',
  };
  await settle({ ...delivered(1), firma: null, parte, sin_cobro: 'Transfiere' } as RoadWork);
  expect(roadQueue().waiting.get()).toMatchObject([{ parte, sin_cobro: 'Transfiere' }]);
  away = false;
  currentUser.set(undefined);
  signIn('dora');
  await waitFor(() => expect(roadQueue().waiting.get()).toEqual([]));
  expect(server.received.at(-1)!.body).toMatchObject({ accion: 'entregar', ...parte, sin_cobro: 'Transfiere' });
});
