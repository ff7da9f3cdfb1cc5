import { act, screen, waitFor } from '@testing-library/react';
import { onQueueScreen } from '../api/session.ts';
import { backOnline, lostConnection } from '../api/network.ts';
import { queryClient } from '../api/query-client.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { Component as FilaBodega } from './fila-bodega.tsx';
import { Component as FilaPedidos } from './fila-pedidos.tsx';

class QuietSocket {
  static readonly OPEN = 1;
  readyState = 0;
  send(): void {}
  close(): void {}
}
Object.assign(globalThis, { WebSocket: QuietSocket });

let server: ReturnType<typeof fakeServer> | undefined;
afterEach(() => {
  server?.restore();
  queryClient.clear();
  act(() => backOnline());
});
const nothing = { ahora: '2026-01-05T12:00:00.000Z', pedidosPendientes: [], pickingTiempoReal: [] };

test.each([
  ['a fault', { status: 500, body: { ok: false, codigo: 'ERROR_INTERNO', mensaje: 'x' } }],
  ['a refusal', { body: { ok: false, codigo: 'NO_DISPONIBLE', titulo: 't', mensaje: 'm' } }],
])('%s is no empty queue', async (_what, reply) => {
  server = fakeServer(() => reply);
  renderApp(<FilaBodega />);
  expect(await screen.findByText('Sin conexión. Se reintenta sola.')).toBeInTheDocument();
  expect(screen.queryByText(/No hay pedidos/)).toBeNull();
});

test('an empty queue is told as such while it can be asked for, and no longer once it cannot', async () => {
  server = fakeServer(() => ({ body: nothing }));
  renderApp(<FilaBodega />);
  expect(await screen.findByText('No hay pedidos pendientes')).toBeInTheDocument();
  act(() => lostConnection());
  await waitFor(() => expect(screen.queryByText(/No hay pedidos/)).toBeNull());
  expect(screen.getAllByText('Sin conexión: no se sabe si hay pedidos')).toHaveLength(2);
});

test('what the board cannot list is counted', async () => {
  const order = { number: 1, updatedAt: nothing.ahora, cliente: { nombre: 'Ana' }, tipo_entrega: 'EN SALA' };
  server = fakeServer(() => ({
    body: { ...nothing, pedidosPendientes: [order], totales: { pedidosPendientes: 312, pickingTiempoReal: 0 } },
  }));
  renderApp(<FilaBodega />);
  expect(await screen.findByRole('heading', { name: 'Pendientes 312' })).toBeInTheDocument();
  expect(screen.getByText('y 311 más')).toBeInTheDocument();
});

test('a company is called by two words that can be read from afar', async () => {
  const order = (number: number, nombre: string) => ({
    number,
    updatedAt: nothing.ahora,
    cliente: { nombre },
    tipo_entrega: 'EN SALA',
  });
  server = fakeServer(() => ({
    body: { ...nothing, pedidosPendientes: [order(1, 'Minera Choapa del Norte SpA'), order(2, 'Ana Soto Vera')] },
  }));
  renderApp(<FilaBodega />);
  expect(await screen.findByText('Minera Choapa')).toBeInTheDocument();
  expect(screen.getByText('Ana Soto')).toBeInTheDocument();
});

test("what the showroom's board does not show it does not count, whoever replays it", async () => {
  const picked = (number: number, tipo_entrega: string, more = {}) => ({
    number,
    client: { name: 'Ana' },
    tipo_entrega,
    fecha_update: nothing.ahora,
    ...more,
  });
  const waiting = { number: 9, client: { name: 'Eva' }, entregado: false, updatedAt: nothing.ahora };
  server = fakeServer(() => ({
    body: {
      ahora: nothing.ahora,
      pickingTiempoReal: [picked(1, 'EN SALA'), picked(2, 'COURIER'), picked(3, 'EN SALA', { interno: true })],
      entregadoSala: [waiting, { ...waiting, number: 10, interno: true }],
      totales: { pickingTiempoReal: 3, entregadoSala: 2 },
    },
  }));
  renderApp(<FilaPedidos />);
  expect(await screen.findByRole('heading', { name: 'En preparación 1' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Listo para pagar 1' })).toBeInTheDocument();
  expect(screen.queryByText(/ más$/)).toBeNull();
});

test('a queue screen sends no session, whatever cookie its browser holds', () => {
  expect(['/fila-bodega', '/fila-pedidos/', '/sistema/dashboard-bodega', '/login'].map(onQueueScreen)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
