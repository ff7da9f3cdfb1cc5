import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { UserDialogs } from './user-dialogs.tsx';

const Address = () => <output aria-label="Dirección">{useLocation().search}</output>;

test('J steps on while the sheet of an account is on its way', async () => {
  const rows = ['u1', 'u2', 'u3', 'u4', 'u5'].map((_id) => ({ _id }));
  const server = fakeServer(({ body }) => (body.accion === 'grid' ? { body: { rows, lastRow: 5 } } : 'silent'));
  renderApp(
    <MemoryRouter initialEntries={['/sistema/usuarios?usuario=u1']}>
      <Address />
      <UserDialogs />
    </MemoryRouter>,
  );
  const address = screen.getByLabelText('Dirección');
  await waitFor(() => expect(server.received.some(({ body }) => body.accion === 'grid')).toBe(true));
  // Until its neighbours are known there is nowhere to go.
  await waitFor(async () => {
    await userEvent.keyboard('j');
    expect(address).toHaveTextContent('usuario=u2');
  });
  await userEvent.keyboard('jjj');
  await waitFor(() => expect(address).toHaveTextContent('usuario=u5'));
  server.restore();
});
