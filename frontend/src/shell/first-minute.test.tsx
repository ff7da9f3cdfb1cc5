import { landingOf } from '@power/domain/access/landing';
import { PERFILES } from '@power/domain/kernel/perfiles';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type CurrentUser, currentUser } from '../access/current-user.ts';
import { homeOf, menuFor } from '../access/home.shared.ts';
import { queryClient } from '../api/query-client.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { FirstMinute, useFirstMinute, WELCOME } from './first-minute.tsx';
import { FIRST_STEPS } from './first-steps.ts';

const person = (perfil: string) =>
  ({ _id: 'u1', nombre: 'Ana Rojas', perfiles: { perfil }, concesiones: [] }) as unknown as CurrentUser;
let server: ReturnType<typeof fakeServer>;

function open(
  perfil: string,
  preferencias: Record<string, unknown> | 'lost',
  at = homeOf(person(perfil)),
  shown = <FirstMinute />,
  products: readonly object[] = [],
) {
  currentUser.set(person(perfil));
  server = fakeServer(({ path, body }) =>
    path.includes('productos')
      ? { body: { rows: products, lastRow: products.length } }
      : body.accion !== 'propias'
        ? { body: { ok: true, mensaje: 'Preferencia guardada' } }
        : preferencias === 'lost'
          ? { status: 500 }
          : { body: { preferencias } },
  );
  renderApp(<RouterProvider router={createMemoryRouter([{ path: '*', element: shown }], { initialEntries: [at] })} />);
}
const answered = () => waitFor(() => expect(queryClient.isFetching()).toBe(0));
afterEach(() => {
  server.restore();
  queryClient.clear();
  localStorage.clear();
  act(() => currentUser.set(undefined));
});

test('three steps of the own work, until they are read: that is kept on the server', async () => {
  open('Jefe de Bodega', {});
  expect(await screen.findByRole('heading', { name: 'Hola, Ana' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Entendido' }));
  expect(screen.queryByRole('heading')).toBeNull();
  await waitFor(() =>
    expect(server.received.map(({ body }) => body)).toContainEqual(expect.objectContaining({ clave: WELCOME })),
  );
});

test.each([
  ['has read it', { [WELCOME]: '2026-11-20T12:00:00.000Z' }, undefined],
  ['is elsewhere', {}, '/sistema/auditoria'],
  ['could not be asked about', 'lost' as const, undefined],
])('who %s is shown nothing', async (_, preferencias, at) => {
  open('Cobrador', preferencias, at);
  await answered();
  expect(server.received.length).toBeGreaterThan(0);
  expect(screen.queryByRole('heading')).toBeNull();
});

test.each([
  ['an empty company is told how to fill it', [], 'Trae tus productos'],
  ['one that works, what an Administrador does', [{ _id: 'p1' }], 'Mira cómo va el día'],
])('%s', async (_, rows, title) => {
  open('Administrador', {}, undefined, <FirstMinute />, rows);
  expect(await screen.findByText(title)).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

function Waiting() {
  return <output>{String(useFirstMinute().waiting)}</output>;
}

test('the screen waits until it is known, but not where this browser knows that it was read', async () => {
  open('Cobrador', { [WELCOME]: '2026-11-20T12:00:00.000Z' }, undefined, <Waiting />);
  expect(screen.getByRole('status')).toHaveTextContent('true');
  await answered();
  expect(screen.getByRole('status')).toHaveTextContent('false');
  cleanup();
  queryClient.clear();
  open('Cobrador', {}, undefined, <Waiting />);
  expect(screen.getByRole('status')).toHaveTextContent('false');
});

test('whoever comes in and finds a screen is told what to do there, and is led to own screens alone', () => {
  for (const perfil of PERFILES) {
    const menu = menuFor(person(perfil)).flatMap((g) => g.entradas.map((e) => e.ruta));
    if (!('ruta' in landingOf(perfil)) || menu.length === 0) continue;
    expect([perfil, FIRST_STEPS[perfil]?.length]).toEqual([perfil, 3]);
    const others = FIRST_STEPS[perfil]!.flatMap(({ ruta }) => (ruta && !menu.includes(ruta) ? [ruta] : []));
    expect([perfil, others]).toEqual([perfil, []]);
    // Who has no list of orders neither finds one by its number nor opens figures.
    const orders = menu.some((ruta) => /^(pedidos-globales|pedidos-cobrador|picking)$/.test(ruta));
    const said = FIRST_STEPS[perfil]!.map(({ text }) => text).join(' ');
    if (!orders)
      expect([perfil, said]).toEqual([perfil, expect.not.stringMatching(/número de un pedido|abre su lista/)]);
  }
});
