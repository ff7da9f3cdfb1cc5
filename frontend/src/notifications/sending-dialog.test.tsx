import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type CurrentUser, currentUser } from '../access/current-user.ts';
import { queryClient } from '../api/query-client.ts';
import { fakeServer, type Received } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { prompts } from '../ui/dialogs/prompts.ts';
import { SendingDialog } from './sending-dialog.tsx';

const isSending = ({ headers }: Received): boolean => headers.has('idempotency-key');
let server: ReturnType<typeof fakeServer>;
let closed = 0;

async function write(answer: (nth: number) => ReturnType<Parameters<typeof fakeServer>[0]>) {
  let sent = 0;
  server = fakeServer((r) =>
    isSending(r) ? answer((sent += 1)) : { body: { ok: true, personas: 3, resultadoDB: [] } },
  );
  renderApp(<SendingDialog onClose={() => (closed += 1)} />);
  await userEvent.type(screen.getByLabelText(/^Título/), 'Oferta');
  await userEvent.type(screen.getByLabelText(/^Contenido/), 'Cámaras');
  await screen.findByText(/^Llega a la campana de 3 personas/);
}
async function send() {
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Enviar notificación' }));
}
const keys = () => server.received.filter(isSending).map(({ headers }) => headers.get('idempotency-key'));

beforeEach(() => {
  queryClient.clear();
  currentUser.set({ _id: 'u', perfiles: { perfil: 'Administrador' }, permisos: {} } as unknown as CurrentUser);
  closed = 0;
});
afterEach(() => {
  for (const open of prompts.get()) open.resolve(undefined);
  server.restore();
});

test('what was refused is mended and sent as another message; after a lost answer the same goes under its key', async () => {
  await write((nth) =>
    nth === 1
      ? { body: { ok: false, titulo: 'No', mensaje: 'El link no existe' } }
      : nth === 2
        ? 'lost'
        : { body: { ok: true } },
  );
  await send();
  await screen.findByText('El link no existe');
  await userEvent.keyboard('{Escape}');
  await userEvent.type(screen.getByLabelText(/^Título/), ' de hoy');
  await send();
  await screen.findByText(/^Sin conexión con el servidor/);
  await userEvent.keyboard('{Escape}');
  await send();
  await waitFor(() => expect(closed).toBe(1));
  const [refused, lost, again] = keys();
  expect(lost).not.toBe(refused);
  expect(again).toBe(lost);
});

test('Escape does not lose what was written', async () => {
  await write(() => ({ body: { ok: true } }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Seguir editando' }));
  expect(closed).toBe(0);
  expect(screen.getByLabelText(/^Título/)).toHaveValue('Oferta');
});
