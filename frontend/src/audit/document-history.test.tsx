import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { type CurrentUser, currentUser } from '../access/current-user.ts';
import { queryClient } from '../api/query-client.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { DocumentHistory } from './document-history.shared.tsx';

const show = (more: object) => {
  queryClient.clear();
  currentUser.set({ _id: 'u', perfiles: { perfil: 'Administrador' }, permisos: {} } as unknown as CurrentUser);
  const server = fakeServer(() => ({ body: { ok: false } }));
  renderApp(
    <MemoryRouter>
      <DocumentHistory stream="supplier-5" version={undefined} onClose={() => undefined} {...more} />
    </MemoryRouter>,
  );
  return server;
};

test('a record is called by its name, whatever field of it that is', async () => {
  const named = show({ nombre: 'Atlantic Storage Supply Inc' });
  expect(await screen.findByText('Historia · Proveedor Atlantic Storage Supply Inc')).toBeInTheDocument();
  named.restore();
});

test('one whose name nobody told is called by its number', async () => {
  const unnamed = show({});
  expect(await screen.findByText('Historia · Proveedor 5')).toBeInTheDocument();
  unnamed.restore();
});
