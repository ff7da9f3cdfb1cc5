import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { queryClient } from '../../api/query-client.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render.tsx';
import { KpiStrip } from './kpi-strip.tsx';

const links = {
  list: () => '/lista',
  order: () => undefined,
  product: () => undefined,
  withoutBarcode: () => undefined,
  withoutUnit: () => undefined,
  withoutPlace: () => undefined,
  imports: () => undefined,
  of: () => undefined,
};
const show = () =>
  renderApp(
    <MemoryRouter>
      <KpiStrip links={links} hidden={[]} />
    </MemoryRouter>,
  );
const found = { ok: true, indicadores: [{ clave: 'vendido', unidad: 'pesos', serie: [1e6, 2e6] }] };
beforeEach(() => queryClient.clear());

test('figures that a failing server does not bring are asked for again by themselves', async () => {
  const server = fakeServer((_request, nth) => (nth < 3 ? { status: 500 } : { body: found }));
  show();
  expect((await screen.findAllByText(/Sin actualizar desde las/)).length).toBeGreaterThan(0);
  expect(await screen.findByRole('link', { name: /Vendido hoy/ })).toHaveTextContent('MM$ 2,0');
  server.restore();
});

test('the button asks at once, in place of the try that waits', async () => {
  let broken = true;
  const server = fakeServer(() => (broken ? { status: 500 } : { body: found }));
  show();
  const [button] = await screen.findAllByRole('button', { name: 'Reintentar' });
  await waitFor(() => expect(server.received.length).toBe(3));
  broken = false;
  // The fourth try waits two seconds by itself.
  await userEvent.click(button!);
  await screen.findByRole('link', { name: /Vendido hoy/ });
  expect(server.received.length).toBe(4);
  server.restore();
});

test('what was refused says so, and is not asked for again', async () => {
  const server = fakeServer(() => ({ status: 403, body: { ok: false } }));
  show();
  await screen.findAllByText(/Sin actualizar desde las/);
  expect(server.received).toHaveLength(1);
  server.restore();
});
