import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type CurrentUser, currentUser } from '../access/current-user.ts';
import { queryClient } from '../api/query-client.ts';
import { tellServerTime } from '../api/server-time.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { CalendarDrawer } from './calendar-drawer.tsx';

beforeAll(() => tellServerTime(Date.parse('2026-11-24T15:00:00.000Z')));
afterAll(() => tellServerTime(Date.now()));

const event = (n: number, day: string) => ({
  _id: `e${day}${n}`,
  titulo: `Llamar ${n}`,
  comentario: '',
  fecha: `${day}T1${n}:00:00.000Z`,
  origen: 'personal',
  propio: true,
});

test('a day shows three events and how many more it has; its list, in the same sheet, has all', async () => {
  queryClient.clear();
  currentUser.set({ _id: 'u', perfiles: { perfil: 'Bodega' }, permisos: {} } as unknown as CurrentUser);
  const busy = Array.from({ length: 8 }, (_, n) => event(n, '2026-11-25'));
  const eventos = [...busy, ...[0, 1, 2].map((n) => event(n, '2026-11-26'))];
  const server = fakeServer(() => ({ body: { ok: true, eventos, total: eventos.length } }));
  renderApp(<CalendarDrawer onClose={() => undefined} />);
  const user = userEvent.setup();
  const sheet = within(await screen.findByRole('dialog', { name: 'Calendario' }));
  const more = await sheet.findByRole('button', { name: 'y 5 más' });
  expect(sheet.getAllByRole('button', { name: /Llamar/ })).toHaveLength(6);
  expect(sheet.getAllByRole('button', { name: /^y \d+ más/ })).toHaveLength(1);
  await user.click(more);
  const day = within(await sheet.findByRole('region', { name: 'miércoles, 25 de noviembre' }));
  expect(day.getAllByRole('button', { name: /Llamar/ })).toHaveLength(8);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  const back = day.getByRole('button', { name: 'Volver al mes' });
  expect(back).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sheet.getByRole('button', { name: 'y 5 más' })).toHaveFocus());
  server.restore();
});
