import { screen, within } from '@testing-library/react';
import { queryClient } from '../api/query-client.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { Component as FilaReservas } from './fila-reservas.tsx';

class QuietSocket {
  static readonly OPEN = 1;
  readyState = 0;
  send(): void {}
  close(): void {}
}
Object.assign(globalThis, { WebSocket: QuietSocket });

const ahora = '2026-03-20T12:00:00.000Z';
const card = (number: number, more: object = {}) => ({
  id: String(number),
  number,
  updatedAt: ahora,
  cliente: { nombre: 'Minera Choapa' },
  tipo: 'Pedido',
  bodega: 'BOD',
  ...more,
});

test('three columns, each in the order in which they came; the expired say for how many days', async () => {
  queryClient.clear();
  const server = fakeServer(() => ({
    body: {
      ahora,
      reservasPendientes: [card(9), card(2)],
      reservasTiempoReal: [],
      reservasCaducadas: [card(4, { dias_vencida: 1 }), card(5, { dias_vencida: 3 })],
    },
  }));
  renderApp(<FilaReservas />);
  const pending = await screen.findByRole('region', { name: 'Pendientes' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Reservas');
  expect(screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent)).toEqual([
    'Pendientes 2',
    'En Proceso 0',
    'Caducadas 2',
  ]);
  expect(
    within(pending)
      .getAllByRole('article')
      .map((a) => within(a).getByText(/^\d$/).textContent),
  ).toEqual(['9', '2']);
  expect(within(pending).getAllByText('Pedido · BOD')).toHaveLength(2);
  const expired = screen.getByRole('region', { name: 'Caducadas' });
  expect(within(expired).getByText('Pedido · BOD · 1 día vencida')).toBeInTheDocument();
  expect(within(expired).getByText('Pedido · BOD · 3 días vencida')).toBeInTheDocument();
  expect(
    within(expired)
      .getAllByRole('article')
      .every((a) => a.dataset.age === 'tarde'),
  ).toBe(true);
  expect(screen.getByText('No hay reservas en proceso')).toBeInTheDocument();
  server.restore();
});
