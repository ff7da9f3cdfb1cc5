import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type CurrentUser, currentUser } from '../access/current-user.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { CodeGate } from './code-gate.tsx';

let server: ReturnType<typeof fakeServer> | undefined;
beforeEach(() => currentUser.set({ _id: 'u', perfiles: { perfil: 'Finanzas' } } as CurrentUser));
afterEach(() => {
  server?.restore();
  currentUser.set(undefined);
});

test('nothing is no code, a wrong one blocks entry, the right one leads in', async () => {
  server = fakeServer(({ body }) => ({
    body:
      body.codigo === 'embarques'
        ? { ok: true, acceso: true, mensaje: 'Acceso concedido' }
        : { ok: true, acceso: false, mensaje: 'Código incorrecto' },
  }));
  renderApp(<CodeGate modulo="invoice-listado" title="Listado de Invoice" />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  expect(screen.getByText('Ingresa el código de acceso')).toBeInTheDocument();
  expect(server.received).toEqual([]);
  const field = screen.getByLabelText(/Código de acceso/);
  await user.type(field, 'otra{Enter}');
  expect(await screen.findByText('Código incorrecto')).toBeInTheDocument();
  expect(screen.queryByText('Este módulo está en desarrollo.')).toBeNull();
  await user.type(field, 'embarques{Enter}');
  expect(await screen.findByText('Este módulo está en desarrollo.')).toBeInTheDocument();
  expect(server.received.map(({ path, body }) => [path, body.modulo])).toEqual([
    ['/invoice/acceso', 'invoice-listado'],
    ['/invoice/acceso', 'invoice-listado'],
  ]);
  expect(screen.queryByRole('button', { name: 'Cambiar código' })).toBeNull();
});

test('an Administrador may rotate the code', () => {
  currentUser.set({ _id: 'a', perfiles: { perfil: 'Administrador' } } as CurrentUser);
  renderApp(<CodeGate modulo="invoice" title="Invoice" />);
  expect(screen.getByRole('button', { name: 'Cambiar código' })).toBeInTheDocument();
});
