import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { currentUser } from '../access/current-user.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { ana, order } from '../testing/spotlight.ts';
import { rememberHit } from './recent-hits.ts';
import { Spotlight } from './spotlight-host.tsx';
import { openSpotlight, spotlightOpen } from './spotlight-store.ts';

/** What each text finds is answered when the test says so. */
let answer: () => void;
let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  currentUser.set(ana);
  const said = new Promise<void>((resolve) => (answer = resolve));
  server = fakeServer(async ({ body }) => {
    await said;
    const pedidos = body.pedido === '1042' ? [order(21042), order(1042)] : [];
    return { body: { clientes: [], productos: [], registros: [], unidades: [], rows: [], lastRow: 0, pedidos } };
  });
});
afterEach(() => {
  act(() => spotlightOpen.set(false));
  server.restore();
  currentUser.set(undefined);
  localStorage.clear();
});

const Address = () => <output aria-label="Dirección">{useLocation().pathname + useLocation().search}</output>;
const address = () => screen.getByLabelText('Dirección').textContent;
function opened() {
  renderApp(
    <MemoryRouter>
      <Address />
      <Spotlight />
    </MemoryRouter>,
  );
  act(openSpotlight);
}
const field = () => screen.findByRole('combobox', { name: 'Buscar' });
const asked = () => waitFor(() => expect(server.received.some(({ body }) => body.pedido === '1042')).toBe(true));

test('Enter before the answer opens what is named exactly once it is there, also before something opened lately', async () => {
  rememberHit('u', { id: '9', grupo: 'Pedidos', titulo: 'Pedido N° 91042 · Otro', to: '/sistema/lejos' });
  opened();
  await userEvent.type(await field(), '1042{Enter}');
  await asked();
  expect(address()).toBe('/');
  act(answer);
  await waitFor(() => expect(address()).toBe('/sistema/pedidos-globales?pedido=1042'));
  expect(spotlightOpen.get()).toBe(false);
});

test('an Enter that came before the field did is kept, and presses nothing below', async () => {
  opened();
  await userEvent.keyboard('1042{Enter}');
  expect(await field()).toHaveValue('1042');
  await asked();
  act(answer);
  await waitFor(() => expect(address()).toBe('/sistema/pedidos-globales?pedido=1042'));
});

test.each([
  ['an arrow', '{ArrowDown}'],
  ['another text', '7{Backspace}'],
])('an Enter is forgotten by %s', async (_, keys) => {
  opened();
  await userEvent.type(await field(), `1042{Enter}${keys}`);
  await asked();
  act(answer);
  expect(await screen.findByText('Pedido N° 1042 · Ñandú SpA')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Buscando…')).not.toBeInTheDocument());
  expect(address()).toBe('/');
});

test('an Enter that finds nothing says so, and stays', async () => {
  opened();
  await userEvent.type(await field(), '1043{Enter}');
  act(answer);
  expect(await screen.findByText('No hay resultados para «1043».')).toBeInTheDocument();
  expect(spotlightOpen.get()).toBe(true);
});

test('a word that names what is known opens it at once', async () => {
  opened();
  await userEvent.type(await field(), 'nueva cotizac{Enter}');
  await waitFor(() => expect(spotlightOpen.get()).toBe(false));
});
