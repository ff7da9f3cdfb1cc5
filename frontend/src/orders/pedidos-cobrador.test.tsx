import { screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type CurrentUser, currentUser } from '../access/current-user.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { onPhone } from '../testing/phone.ts';
import { renderApp } from '../testing/render.tsx';
import { Component } from './pedidos-cobrador.tsx';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  currentUser.set({
    _id: 'u1',
    nombre: 'Cora',
    perfiles: { perfil: 'Cobrador' },
    permisos: {},
    concesiones: [],
  } as unknown as CurrentUser);
  server = fakeServer(() => ({ body: { ok: true, rows: [], lastRow: 0 } }));
});
afterEach(() => {
  server.restore();
  currentUser.set(undefined);
});
const show = () => renderApp(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Component /> }])} />);

test.each([
  [false, /^Enter abre el pedido;.* Alt \+ S lo aparta\.$/],
  [true, /^Toca un pedido para abrirlo;.* Siguiente lo aparta\.$/],
])('whoever has no keys (%s) reads what a finger does', async (phone, words) => {
  onPhone(phone);
  show();
  expect(screen.getByText(words)).toBeInTheDocument();
  expect((await screen.findByText('No queda nada por validar')).parentElement!.textContent).toMatch(
    phone ? /el más antiguo primero\.$/ : /Con Enter/,
  );
});
