import { act, screen, waitFor } from '@testing-library/react';
import { type CurrentUser, currentUser } from '../access/current-user.ts';
import { queryClient } from '../api/query-client.ts';
import { events } from '../live/socket.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { useSellers } from './use-sellers.ts';

let names = ['Eva'];
let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  queryClient.clear();
  currentUser.set({ _id: 'u', perfiles: { perfil: 'Administrador' } } as CurrentUser);
  server = fakeServer(() => ({
    body: {
      usr_ejecutivo: names.map((nombre) => ({ _id: nombre, nombre, email: '', perfil: '', codigo_sap: null })),
    },
  }));
});
afterEach(() => {
  server.restore();
  currentUser.set(undefined);
});

const Sellers = () => useSellers().map(({ value, label }) => <p key={value}>{label}</p>);

test('who is hired, renamed or let go meanwhile is so where somebody chooses among sellers', async () => {
  const shown = renderApp(<Sellers />);
  await screen.findByText('Eva');
  names = ['Eva María', 'Leo'];
  act(() => events.emit('personasCambiadas', {}));
  await screen.findByText('Leo');
  expect(screen.getByText('Eva María')).toBeInTheDocument();
  // While nobody looked: the next one who does asks again.
  shown.unmount();
  names = ['Leo'];
  renderApp(<Sellers />);
  await waitFor(() => expect(screen.queryByText('Eva María')).toBeNull());
});
