import { act, screen } from '@testing-library/react';
import { type CurrentUser, currentUser } from '../access/current-user.ts';
import { queryClient } from '../api/query-client.ts';
import { paymentOptions } from '../calls/finance.ts';
import { brands } from '../calls/settings.ts';
import { topics } from '../live/socket.ts';
import { usePayment } from '../orders/payment-names.shared.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { useMasterOptions } from './use-master-options.ts';

/** What somebody else calls them meanwhile. */
let nombre = 'Hikvision';
let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  nombre = 'Hikvision';
  queryClient.clear();
  currentUser.set({ _id: 'u', perfiles: { perfil: 'Ejecutivo de Ventas' } } as CurrentUser);
  server = fakeServer(() => ({
    body: { ok: true, resultadoDB: [{ _id: '1', codigo: '030', nombre, condicionPago: nombre }] },
  }));
});
afterEach(() => {
  server.restore();
  currentUser.set(undefined);
});

function Brands() {
  return useMasterOptions(brands, '_id', 'nombre').map(({ value, label }) => <p key={value}>{label}</p>);
}
function Conditions() {
  return usePayment().condiciones.map(({ value, label }) => <p key={value}>{label}</p>);
}
const renamed = (tema: string) => act(() => topics.emit(tema, { tema, clave: '1', op: 'update' }));

test.each([
  ['brands', Brands, brands.dropdown.topic!],
  ['payment conditions', Conditions, paymentOptions.dropdown.topic!],
])('%s that an Administrador renames are read anew where somebody chooses among them', async (_, Choices, tema) => {
  const shown = renderApp(<Choices />);
  await screen.findByText('Hikvision');
  nombre = 'Hikvision Chile';
  renamed(tema);
  await screen.findByText('Hikvision Chile');
  // Of another list nothing is asked.
  const asked = server.received.length;
  renamed('otra_lista');
  expect(server.received).toHaveLength(asked);
  // Renamed while nobody looked: the next one who does reads the name of now.
  shown.unmount();
  nombre = 'HIKVISION';
  renderApp(<Choices />);
  await screen.findByText('HIKVISION');
});
