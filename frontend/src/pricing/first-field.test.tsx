import { screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { currentUser } from '../access/current-user.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { BulkDialog } from './bulk-dialog.shared.tsx';
import { SimulateDialog } from './simulate-dialog.tsx';

test.each([
  ['Simular', () => <SimulateDialog onClose={() => undefined} />, 'Marcas'],
  ['Cambio masivo', () => <BulkDialog ids={[]} onClose={() => undefined} />, 'Marcas'],
  ['Cambio masivo de los elegidos', () => <BulkDialog ids={['p1']} onClose={() => undefined} />, 'Porcentaje'],
])('%s begins in its first field', async (_, Dialog, first) => {
  currentUser.set({ perfiles: { perfil: 'Administrador' }, permisos: {} } as never);
  const server = fakeServer(() => ({ body: { ok: true, resultadoDB: [] } }));
  renderApp(
    <MemoryRouter>
      <Dialog />
    </MemoryRouter>,
  );
  await waitFor(() => expect(screen.getByLabelText(first, { selector: 'input:not([type=radio])' })).toHaveFocus());
  server.restore();
});
