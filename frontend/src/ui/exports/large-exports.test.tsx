import { waitFor } from '@testing-library/react';
import { type CurrentUser, currentUser } from '../../access/current-user.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { toasts } from '../feedback/toasts.ts';
import { awaitExport, lookAfterAll, tellExport } from './large-exports.ts';

const job = (estado: string, more: object = {}) => ({
  ok: true,
  id: 'j1',
  nombre: 'exportar',
  estado,
  progreso: 0,
  texto: null,
  resultado: null,
  error: null,
  ...more,
});
const ready = job('listo', { resultado: { url: '/exportaciones/j1', nombre: 'Auditoría.xlsx', filas: 7000 } });
let server: ReturnType<typeof fakeServer>;
let now: unknown;
beforeEach(() => {
  localStorage.clear();
  toasts.set([]);
  currentUser.set({ _id: 'ana' } as unknown as CurrentUser);
  now = job('en_proceso', { texto: '500 de 7000 filas' });
  server = fakeServer(() => ({ body: now }));
});
afterEach(() => {
  server.restore();
  currentUser.set(undefined);
});
const said = () => toasts.get().map((t) => [t.titulo, t.texto]);

test('a large export is announced, tells how far it is and when it is ready, in one message', async () => {
  awaitExport('j1');
  await waitFor(() => expect(said()).toEqual([['Tu exportación se está preparando', '500 de 7000 filas']]));
  tellExport(ready);
  // An answer that was overtaken on its way takes nothing back.
  tellExport(job('en_proceso'));
  expect(said()).toEqual([['Tu exportación está lista', 'Auditoría.xlsx']]);
  expect(server.received.map((r) => r.path)).toEqual(['/trabajos/j1']);
});

test('one that ended while the page was away is told when it is back, once', async () => {
  awaitExport('j1');
  await waitFor(() => expect(said()[0]?.[1]).toBe('500 de 7000 filas'));
  toasts.set([]);
  now = ready;
  lookAfterAll();
  await waitFor(() => expect(said()).toEqual([['Tu exportación está lista', 'Auditoría.xlsx']]));
  lookAfterAll();
  expect(server.received).toHaveLength(2);
});

test('an announcement that was closed does not come back as progress; a failure is told, other jobs are not', () => {
  tellExport(job('en_proceso'));
  tellExport({ ...ready, nombre: 'verify-chain' });
  expect(said()).toEqual([]);
  tellExport(job('fallido', { error: 'No se pudo completar el trabajo.' }));
  expect(toasts.get()).toMatchObject([
    { titulo: 'Tu exportación no se completó', texto: 'No se pudo completar el trabajo.', tono: 'danger' },
  ]);
});
