import { screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type CurrentUser, currentUser } from '../access/current-user.ts';
import { useMay } from '../access/use-may.ts';
import { queryClient } from '../api/query-client.ts';
import { setProductNote } from '../calls/products.ts';
import { quotationScreen } from '../quotations/quotation-screen.tsx';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { DocumentRoute } from './document-route.tsx';

const signedIn = (perfil: string, concesiones: readonly string[] = []): void => {
  queryClient.clear();
  currentUser.set({ _id: 'u', perfiles: { perfil }, permisos: {}, concesiones } as unknown as CurrentUser);
};
const open = () =>
  renderApp(
    <RouterProvider
      router={createMemoryRouter(
        [{ path: '/:id', element: <DocumentRoute screen={quotationScreen as never} open={() => undefined} /> }],
        { initialEntries: ['/8001'] },
      )}
    />,
  );

test('the address of a quotation, copied to whoever reads none, is no call: the server would send them to the log-in', async () => {
  const server = fakeServer(() => ({ body: { ok: false, mensaje: 'La cotización no existe' } }));
  signedIn('Bodega');
  open();
  expect(await screen.findByText('Perfil sin autorización')).toBeInTheDocument();
  expect(server.received).toEqual([]);
  server.restore();
});

test('whoever reads quotations is shown it', async () => {
  const server = fakeServer(() => ({ body: { ok: false, mensaje: 'La cotización no existe' } }));
  signedIn('Pre-Venta');
  open();
  await waitFor(() => expect(server.received.length).toBeGreaterThan(0));
  expect(screen.queryByText('Perfil sin autorización')).toBeNull();
  server.restore();
});

test('what somebody was granted beyond their profile is offered', () => {
  const Offered = () => <p>{useMay()(setProductNote) ? 'se ofrece' : 'no se ofrece'}</p>;
  signedIn('Cobrador');
  const { unmount } = renderApp(<Offered />);
  expect(screen.getByText('no se ofrece')).toBeInTheDocument();
  unmount();
  signedIn('Cobrador', ['productos']);
  renderApp(<Offered />);
  expect(screen.getByText('se ofrece')).toBeInTheDocument();
});
