import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type CurrentUser, currentUser } from '../access/current-user.ts';
import { queryKey } from '../api/hooks.ts';
import { queryClient } from '../api/query-client.ts';
import { events } from '../live/socket.ts';
import { fakeServer, type Received } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { prompts } from '../ui/dialogs/prompts.ts';
import { showToast, toasts } from '../ui/feedback/toasts.ts';
import { Bell } from './bell.tsx';
import { unreadNotices } from '../calls/notifications.ts';
import type { Notice } from './notice.ts';
import { requests } from './notice-state.ts';
import { QuotationAlert } from './quotation-alert.tsx';
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
const list = (nots: readonly Notice[], total = nots.length) => ({
  nots,
  total,
  por_tomar: nots.filter((n) => n.tipo === 'solicitud_ubicacion_cliente' && !n.tomada_por),
});
let server: ReturnType<typeof fakeServer>;

function show(perfil: string, answer: (r: Received) => unknown = () => list([])) {
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
  requests.set([]);
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
    show(perfil, () => list([request(`r-${perfil}`)]));
    act(() => events.emit('notificacion', request(`r-${perfil}`)));
    expect(await screen.findByText('¿Tomar el requerimiento?')).toBeInTheDocument();
    expect(screen.getByText('Ubicar al cliente Andes')).toBeInTheDocument();
  },
);

test('other profiles see neither dialog nor toast of a location request', async () => {
  show('Administrador');
  act(() => events.emit('notificacion', request('r2')));
  expect(requests.get()).toEqual([]);
  expect(toasts.get()).toEqual([]);
});

test('taking it tells the server once and closes', async () => {
  show('Bodega', (r) =>
    r.body.accion === 'tomar' ? { ok: true, mensaje: 'Tomaste el requerimiento' } : list([request('r3')]),
  );
  act(() => events.emit('notificacion', request('r3')));
  await userEvent.click(await screen.findByRole('button', { name: 'Tomar requerimiento' }));
  expect(await screen.findByText('Tomaste el requerimiento')).toBeInTheDocument();
  expect(server.received.filter((r) => r.body.accion === 'tomar').map((r) => [r.path, r.body.notification])).toEqual([
    ['/notificaciones/modificar', 'r3'],
  ]);
  expect(requests.get()).toEqual([]);
});

test('whoever is late is told who was first, and the list is emptied', async () => {
  show('Bodega', (r) =>
    r.body.accion === 'tomar'
      ? { ok: false, titulo: 'Requerimiento tomado', mensaje: 'El requerimiento ya fue tomado por Luis Pérez.' }
      : list([request('r4')]),
  );
  expect(await screen.findByText('¿Tomar el requerimiento?')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Tomar requerimiento' }));
  expect(await screen.findByText('El requerimiento ya fue tomado por Luis Pérez.')).toBeInTheDocument();
  expect(queryClient.getQueryData(queryKey(unreadNotices, {}))).toEqual(list([]));
  expect(screen.getByRole('button', { name: 'Notificaciones: 0 sin leer' })).toBeInTheDocument();
});

test('when another one takes it the dialog closes and says who', async () => {
  let waiting = [request('r5')];
  show('Jefe de Bodega', () => list(waiting));
  act(() => events.emit('notificacion', request('r5')));
  await screen.findByText('¿Tomar el requerimiento?');
  waiting = [];
  act(() =>
    events.emit('notificacion', {
      _id: 'r5',
      tipo: 'solicitud_ubicacion_cliente',
      tomada_por: { _id: 'u9', nombre: 'Rosa Díaz' },
    }),
  );
  expect(await screen.findByText('El requerimiento ya fue tomado por Rosa Díaz.')).toBeInTheDocument();
  expect(requests.get()).toEqual([]);
});

test('several requests are each offered; one that somebody else took is not', async () => {
  let waiting = [request('s1'), request('s2'), request('s3')];
  show('Bodega', () => list(waiting));
  expect(await screen.findByText('Esperan 2 requerimientos más')).toBeInTheDocument();
  waiting = [request('s1'), request('s3')];
  const taken = { _id: 's2', tipo: 'solicitud_ubicacion_cliente', tomada_por: { _id: 'u9', nombre: 'Rosa Díaz' } };
  act(() => events.emit('notificacion', taken));
  expect(await screen.findByText('Espera 1 requerimiento más')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(requests.get().map((r) => r._id)).toEqual(['s3']));
  expect(screen.getByText('¿Tomar el requerimiento?')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByText('¿Tomar el requerimiento?')).toBeNull());
  // What was said no to is not asked again when the list is loaded anew.
  act(() => events.emit('notificacion', { _id: 'otra', leida: true }));
  await waitFor(() => expect(server.received.length).toBeGreaterThan(2));
  expect(requests.get()).toEqual([]);
});

test('notifications stay until they are clicked, however many, and a success fades', async () => {
  jest.useFakeTimers();
  try {
    show('Cobrador');
    act(() => {
      for (let n = 0; n < 40; n++) events.emit('notificacion', notice({ _id: `t${n}` }));
      showToast({ titulo: 'Pedido N° 1 entregado' });
    });
    expect(screen.getAllByRole('button', { name: /Pedido validado/ })).toHaveLength(40);
    expect(screen.getByText('Pedido N° 1 entregado')).toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(60_000));
    expect(screen.queryByText('Pedido N° 1 entregado')).toBeNull();
    expect(screen.getAllByRole('button', { name: /Pedido validado/ })).toHaveLength(40);
  } finally {
    jest.useRealTimers();
  }
});

test('the bell tells how many there are and not how many were sent along; all are read together', async () => {
  show('Cobrador', (r) =>
    r.body.accion === 'leertodas' ? { ok: true, mensaje: 'x' } : list([notice({}), notice({ _id: 'n2' })], 1234),
  );
  const bell = await screen.findByRole('button', { name: 'Notificaciones: 1.234 sin leer' });
  act(() => events.emit('notificacion', notice({ _id: 'n9' })));
  expect(toasts.get()).toHaveLength(1);
  await userEvent.click(bell);
  expect(await screen.findByText('1.234 notificaciones')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Ver más' }));
  await waitFor(() => expect(server.received.map((r) => r.body.startRow)).toContain(20));
  await userEvent.click(screen.getByRole('button', { name: 'Marcar todas como leídas' }));
  await waitFor(() =>
    expect(server.received.map((r) => r.body)).toContainEqual({ accion: 'leertodas', hasta: notice({}).fecha }),
  );
  act(() => events.emit('notificacion', { _id: '*', leida: true }));
  expect(toasts.get()).toEqual([]);
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

test('the dialog of a quotation alert, to the letter: Ok stays, Ir a Cotización opens it', async () => {
  currentUser.set({ _id: 'u1', email: 'ana@power.test' } as unknown as CurrentUser);
  renderApp(<QuotationAlert />);
  const alerta = { modo: 'menor', divisa: 'USD', valor: 50, listaEmail: ['luis@power.test'] };
  act(() => events.emit('alertaCotizaciones', { number: 78, alerta }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => events.emit('alertaCotizaciones', { number: 79, alerta: { ...alerta, listaEmail: ['ana@power.test'] } }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    dialog.getByText('Esta es una alerta automática… La cotización N°79 tiene un valor total menor que $50.00'),
  ).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Ir a Cotización' })).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Ok' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
