import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type CurrentUser, currentUser } from '../access/current-user.ts';
import { queryKey } from '../api/hooks.ts';
import { queryClient } from '../api/query-client.ts';
import { events } from '../live/socket.ts';
import { fakeServer, type Received } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { prompts } from '../ui/dialogs/prompts.ts';
import { toasts } from '../ui/feedback/toasts.ts';
import { Bell } from './bell.tsx';
import { type Notice, unreadNotices } from './calls.ts';
import { openRequest } from './notice-state.ts';
import { alertAmount, alertFor, alertText } from './quotation-alert-text.ts';

const notice = (more: Partial<Notice>): Notice => ({
  _id: 'n1',
  tipo: 'pedido_validado',
  titulo: 'Pedido 10 validado',
  user_origen: { _id: 'u2', nombre: 'Luis Pérez' },
  comentario: 'Validó el pedido',
  comentario_adicional: 'Entregar antes de las 18',
  enlace: null,
  fecha: '2026-11-20T12:00:00.000Z',
  leida: false,
  tomada_por: null,
  ...more,
});
const request = (id: string) =>
  notice({ _id: id, tipo: 'solicitud_ubicacion_cliente', titulo: 'Ubicación', comentario: 'Ubicar al cliente Andes' });
let server: ReturnType<typeof fakeServer>;

function show(perfil: string, answer: (r: Received) => unknown = () => ({ nots: [] })) {
  currentUser.set({
    _id: 'u1',
    nombre: 'Ana',
    email: 'ana@power.test',
    telefono: '',
    perfiles: { perfil },
  } as unknown as CurrentUser);
  server = fakeServer((r) => ({ body: answer(r) }));
  renderApp(<Bell />);
}
beforeEach(() => {
  queryClient.clear();
  toasts.set([]);
  openRequest.set(undefined);
});
afterEach(() => {
  for (const open of prompts.get()) open.resolve(undefined);
  server.restore();
});

test('a toast shows type, requester and both comments, and stays until it is clicked', async () => {
  show('Cobrador');
  act(() => events.emit('notificacion', notice({})));
  const toast = await screen.findByRole('button', { name: /Pedido validado/ });
  expect(toast).toHaveTextContent('Luis Pérez: Validó el pedido');
  expect(toast).toHaveTextContent('Entregar antes de las 18');
  await userEvent.click(toast);
  expect(screen.queryByRole('button', { name: /Pedido validado/ })).toBeNull();
  await waitFor(() =>
    expect(server.received.map((r) => r.body)).toContainEqual({ accion: 'leer', notification: 'n1', user: 'Ana' }),
  );
});

test('a comment that begins with the requester does not name them twice', async () => {
  show('Cobrador');
  act(() => events.emit('notificacion', notice({ comentario: 'Luis Pérez validó el pedido de Andes.' })));
  const toast = await screen.findByRole('button', { name: /Pedido validado/ });
  expect(within(toast).getByText('Luis Pérez validó el pedido de Andes.')).toBeInTheDocument();
});

test('what was read in another tab leaves this one', async () => {
  show('Cobrador');
  act(() => events.emit('notificacion', notice({})));
  expect(toasts.get()).toHaveLength(1);
  act(() => events.emit('notificacion', { _id: 'n1', leida: true }));
  expect(toasts.get()).toEqual([]);
});

test.each(['Jefe de Bodega', 'Bodega y Despacho', 'Asistente Bodega', 'Bodega'])(
  '%s is asked to take a location request',
  async (perfil) => {
    show(perfil);
    act(() => events.emit('notificacion', request(`r-${perfil}`)));
    expect(await screen.findByText('¿Tomar el requerimiento?')).toBeInTheDocument();
    expect(screen.getByText('Ubicar al cliente Andes')).toBeInTheDocument();
  },
);

test('other profiles see neither dialog nor toast of a location request', async () => {
  show('Administrador');
  act(() => events.emit('notificacion', request('r2')));
  expect(openRequest.get()).toBeUndefined();
  expect(toasts.get()).toEqual([]);
});

test('taking it tells the server once and closes', async () => {
  show('Bodega', (r) =>
    r.body.accion === 'tomar' ? { ok: true, mensaje: 'Tomaste el requerimiento' } : { ok: true, nots: [] },
  );
  act(() => events.emit('notificacion', request('r3')));
  await userEvent.click(await screen.findByRole('button', { name: 'Tomar requerimiento' }));
  expect(await screen.findByText('Tomaste el requerimiento')).toBeInTheDocument();
  expect(server.received.filter((r) => r.body.accion === 'tomar').map((r) => [r.path, r.body.notification])).toEqual([
    ['/notificaciones/modificar', 'r3'],
  ]);
  expect(openRequest.get()).toBeUndefined();
});

test('whoever is late is told who was first, and the list is emptied', async () => {
  show('Bodega', (r) =>
    r.body.accion === 'tomar'
      ? { ok: false, titulo: 'Requerimiento tomado', mensaje: 'El requerimiento ya fue tomado por Luis Pérez.' }
      : { nots: [request('r4')] },
  );
  expect(await screen.findByText('¿Tomar el requerimiento?')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Tomar requerimiento' }));
  expect(await screen.findByText('El requerimiento ya fue tomado por Luis Pérez.')).toBeInTheDocument();
  expect(queryClient.getQueryData(queryKey(unreadNotices, {}))).toEqual({ nots: [] });
  expect(screen.getByRole('button', { name: 'Notificaciones: 0 sin leer' })).toBeInTheDocument();
});

test('when another one takes it the dialog closes and says who', async () => {
  show('Jefe de Bodega');
  act(() => events.emit('notificacion', request('r5')));
  await screen.findByText('¿Tomar el requerimiento?');
  act(() =>
    events.emit('notificacion', {
      _id: 'r5',
      tipo: 'solicitud_ubicacion_cliente',
      tomada_por: { _id: 'u9', nombre: 'Rosa Díaz' },
    }),
  );
  expect(await screen.findByText('El requerimiento ya fue tomado por Rosa Díaz.')).toBeInTheDocument();
  expect(openRequest.get()).toBeUndefined();
});

test('quotation alert: only for its recipients, amounts in their own way', () => {
  const event = {
    number: 77,
    alerta: { modo: 'mayor', divisa: 'CLP' as const, valor: 5_000_000, listaEmail: ['Ana@power.test'] },
  };
  expect(alertFor(event, 'ana@power.test')).toBe(event);
  expect(alertFor(event, 'luis@power.test')).toBeUndefined();
  expect(alertText(event)).toBe(
    'Esta es una alerta automática… La cotización N°77 tiene un valor total mayor que $5.000.000',
  );
  expect(alertAmount(1234.5, 'USD')).toBe('$1,234.50');
  expect(alertAmount(1234.5, 'EURO').replace(/\s/, ' ')).toBe('1.234,50 €');
});
