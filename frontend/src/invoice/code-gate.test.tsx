import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type CurrentUser, currentUser } from '../access/current-user.ts';
import { queryClient } from '../api/query-client.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { CodeGate } from './code-gate.tsx';

let server: ReturnType<typeof fakeServer> | undefined;
beforeEach(() => {
  queryClient.clear();
  currentUser.set({ _id: 'u', perfiles: { perfil: 'Finanzas' } } as CurrentUser);
});
afterEach(() => {
  server?.restore();
  currentUser.set(undefined);
});

test('nothing is no code, a wrong one blocks entry, the right one leads in', async () => {
  let open = false;
  server = fakeServer(({ body }) => ({
    body:
      body.accion === 'estado'
        ? { ok: true, acceso: open, ...(open && { hasta: '2099-01-01T00:00:00.000Z' }) }
        : body.codigo === 'embarques'
          ? ((open = true), { ok: true, acceso: true, mensaje: 'Acceso concedido' })
          : { ok: true, acceso: false, mensaje: 'Código incorrecto' },
  }));
  renderApp(
    <CodeGate modulo="invoice-listado" title="Listado de Invoice">
      Adentro
    </CodeGate>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Entrar' }));
  expect(screen.getByText('Ingresa el código de acceso')).toBeInTheDocument();
  const tried = () => server!.received.filter(({ body }) => body.accion === 'verificar');
  expect(tried()).toEqual([]);
  const field = screen.getByLabelText(/Código de acceso/);
  await user.type(field, 'otra{Enter}');
  expect(await screen.findByText('Código incorrecto')).toBeInTheDocument();
  expect(screen.queryByText('Adentro')).toBeNull();
  await user.type(field, 'embarques{Enter}');
  expect(await screen.findByText('Adentro')).toBeInTheDocument();
  expect(tried().map(({ path, body }) => [path, body.modulo])).toEqual([
    ['/invoice/acceso', 'invoice-listado'],
    ['/invoice/acceso', 'invoice-listado'],
  ]);
  expect(screen.queryByRole('button', { name: 'Cambiar código' })).toBeNull();
});

test('an Administrador may rotate the code', async () => {
  server = fakeServer(() => ({ body: { ok: true, acceso: false } }));
  currentUser.set({ _id: 'a', perfiles: { perfil: 'Administrador' } } as CurrentUser);
  renderApp(
    <CodeGate modulo="invoice" title="Invoice">
      Adentro
    </CodeGate>,
  );
  expect(await screen.findByRole('button', { name: 'Cambiar código' })).toBeInTheDocument();
});
