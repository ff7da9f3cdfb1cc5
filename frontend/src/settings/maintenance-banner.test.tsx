import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type CurrentUser, currentUser } from '../access/current-user.ts';
import { queryClient } from '../api/query-client.ts';
import { events } from '../live/socket.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { prompts } from '../ui/dialogs/prompts.ts';
import { MaintenanceBanner } from './maintenance-banner.tsx';
import { noticeText, QUIET_MS } from './maintenance-notice.ts';
import { freshAddress, tellCompleted } from './update-completed.ts';

const update = { fecha: '2026-11-23', hora: '22:30', tiempo: 45 };
const text =
  'Hay una actualización programada para el día 23-11-2026 a las 22:30. El sistema no se podrá usar mientras se completa la actualización, el tiempo estimado es de 45 minutos.';
let server: ReturnType<typeof fakeServer> | undefined;
const serve = (ventana: unknown) => {
  server = fakeServer(({ body }) => ({
    body: body.accion === 'extender' ? { ok: true, mensaje: 'Extendida' } : { ventana },
  }));
};

beforeEach(() => {
  queryClient.clear();
  document.cookie = 'alerta-actualizacion=; Max-Age=0; Path=/';
});
afterEach(() => {
  server?.restore();
  act(() => currentUser.set(undefined));
});

test('the text is that of the catalogue', () => expect(noticeText(update)).toBe(text));

test('comes with iniciarHeaderActualizacion and goes with pararHeaderActualizacion', async () => {
  serve(null);
  renderApp(<MaintenanceBanner />);
  await waitFor(() => expect(server!.received).toHaveLength(1));
  expect(screen.queryByText(text)).toBeNull();
  act(() => events.emit('iniciarHeaderActualizacion', update));
  expect(screen.getByText(text)).toBeInTheDocument();
  act(() => events.emit('pararHeaderActualizacion', {}));
  expect(screen.queryByText(text)).toBeNull();
});

test('whoever comes later is told too; an update under way is no announcement', async () => {
  serve({ ...update, estado: 'programada' });
  const { unmount } = renderApp(<MaintenanceBanner />);
  expect(await screen.findByText(text)).toBeInTheDocument();
  unmount();
  server!.restore();
  queryClient.clear();
  serve({ ...update, estado: 'en curso' });
  renderApp(<MaintenanceBanner />);
  await waitFor(() => expect(server!.received).toHaveLength(1));
  expect(screen.queryByText(text)).toBeNull();
});

test('Administradores see that an update is under way, since when and until when, and that it is about to end', async () => {
  currentUser.set({ perfiles: { perfil: 'Administrador' } } as unknown as CurrentUser);
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const open = { ...update, _id: 'v1', estado: 'en curso', inicio: at(-65), termina: at(30), avisado: false };
  serve(open);
  const { unmount } = renderApp(<MaintenanceBanner />);
  expect(await screen.findByText('Actualización en curso')).toBeInTheDocument();
  expect(screen.getByRole('timer')).toHaveTextContent(/^1 h 0[45] min$/);
  expect(screen.getByText(/Termina por sí sola/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Ocultar/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Extender 30 minutos' }));
  await waitFor(() =>
    expect(server!.received.map((r) => r.body)).toContainEqual({ accion: 'extender', id: 'v1', minutos: 30 }),
  );
  unmount();
  server!.restore();
  queryClient.clear();
  serve({ ...open, termina: at(4), avisado: true });
  renderApp(<MaintenanceBanner />);
  expect(await screen.findByText(/Está por terminar: todos podrán ingresar desde/)).toBeInTheDocument();
});

test('once closed it stays away while its cookie lives, also after a reload; another update shows', async () => {
  serve({ ...update, estado: 'programada' });
  const { unmount } = renderApp(<MaintenanceBanner />);
  await userEvent.click(await screen.findByRole('button', { name: 'Ocultar el aviso por 30 minutos' }));
  expect(screen.queryByText(text)).toBeNull();
  expect(document.cookie).toContain('alerta-actualizacion=');
  expect(QUIET_MS).toBe(1_800_000);
  unmount();
  renderApp(<MaintenanceBanner />);
  await waitFor(() => expect(server!.received.length).toBeGreaterThan(0));
  expect(screen.queryByText(text)).toBeNull();
  act(() => events.emit('iniciarHeaderActualizacion', { ...update, hora: '23:00' }));
  expect(screen.getByText(/a las 23:00/)).toBeInTheDocument();
});

test('completion is told once and loads the page with an address that no cache knows', async () => {
  serve(null);
  const loaded: string[] = [];
  const told = [tellCompleted((href) => loaded.push(href)), tellCompleted((href) => loaded.push(href))];
  expect(prompts.get()).toHaveLength(1);
  expect(prompts.get()[0]!.texto).toBe('La actualización se ha completado! Ahora puedes ingresar al sistema');
  prompts.get()[0]!.resolve('');
  await Promise.all(told);
  expect(loaded).toHaveLength(1);
  expect(loaded[0]).toMatch(/[?&]v=\d+$/);
  expect(freshAddress('http://x.test/login?destino=%2Fa#b', 5)).toBe('http://x.test/login?destino=%2Fa&v=5#b');
});
