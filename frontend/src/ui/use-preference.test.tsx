import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { screenBelongsTo } from '../api/screen-owner.ts';
import { queryClient } from '../api/query-client.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { remember, remembered } from './remembered.ts';
import { usePreference } from './use-preference.ts';

const LEFT = 'preferencias-por-enviar:u1';
let server: ReturnType<typeof fakeServer>;

/** A server that keeps `tema: claro`, and answers what is saved with `saving`. */
function open(saving: { status?: number; body: unknown }) {
  screenBelongsTo('u1');
  server = fakeServer(({ body }) =>
    body.accion === 'propias' ? { body: { preferencias: { tema: 'claro' } } } : saving,
  );
  renderApp(<Tema />);
}
function Tema() {
  const { value, save } = usePreference<string>('tema');
  return <button onClick={() => save('oscuro')}>{value ?? '…'}</button>;
}
const saved = () => server.received.filter(({ body }) => body.clave === 'tema').map(({ body }) => body.valor);

afterEach(() => {
  server.restore();
  queryClient.clear();
  localStorage.clear();
  screenBelongsTo(undefined);
});

test('what an earlier page arranged and could not send is shown, sent, and stays', async () => {
  remember(LEFT, { tema: 'oscuro' });
  open({ body: { ok: true, mensaje: 'Preferencia guardada' } });
  expect(await screen.findByRole('button', { name: 'oscuro' })).toBeInTheDocument();
  await waitFor(() => expect(remembered(LEFT)).toBeUndefined());
  expect(saved()).toEqual(['oscuro']);
  expect(screen.getByRole('button')).toHaveTextContent('oscuro');
});

test('what another person left in this browser is not taken over', async () => {
  remember('preferencias-por-enviar:u2', { tema: 'oscuro' });
  open({ body: { ok: true, mensaje: 'Preferencia guardada' } });
  expect(await screen.findByRole('button', { name: 'claro' })).toBeInTheDocument();
  expect(saved()).toEqual([]);
});

test('a change is kept here until the server has answered, and what it refuses is let go', async () => {
  open({ status: 422, body: { ok: false, mensaje: 'No' } });
  await userEvent.click(await screen.findByRole('button', { name: 'claro' }));
  expect(remembered(LEFT)).toEqual({ tema: 'oscuro' });
  expect(screen.getByRole('button')).toHaveTextContent('oscuro');
  await waitFor(() => expect(remembered(LEFT)).toBeUndefined());
  expect(saved()).toEqual(['oscuro']);
});
