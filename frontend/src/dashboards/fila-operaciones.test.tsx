import { screen, within } from '@testing-library/react';
import { queryClient } from '../api/query-client.ts';
import { onQueueScreen } from '../api/session.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { Component as FilaOperaciones } from './fila-operaciones.tsx';

class QuietSocket {
  static readonly OPEN = 1;
  readyState = 0;
  send(): void {}
  close(): void {}
}
Object.assign(globalThis, { WebSocket: QuietSocket });

test('what comes, what drives and where there is room; what is late is said in words', async () => {
  queryClient.clear();
  const order = (number: number, more: object) => ({
    number,
    estado: 'En Tránsito',
    eta: null,
    unidades: 400,
    recibidas: 0,
    dias_atraso: 0,
    ...more,
  });
  const route = (number: number, more: object) => ({
    number,
    estado: 'Cargando',
    patente: '',
    paradas: 8,
    cargadas: 3,
    hechas: 0,
    salida_at: null,
    ...more,
  });
  const rack = (bloque: string, ocupadas: number) => ({ bodega: 'BOD', bloque, ubicaciones: 20, ocupadas });
  const server = fakeServer(() => ({
    body: {
      ahora: '2026-03-20T12:00:00.000Z',
      recepcionBodega: [
        order(7, { eta: '2025-03-17', dias_atraso: 3, recibidas: 120, estado: 'Recepción Parcial' }),
        order(8, {}),
        order(9, { eta: '2025-12-24' }),
      ],
      rutasBodega: [
        route(4, {}),
        route(5, { estado: 'En Ruta', patente: 'BCDF45', hechas: 2, salida_at: '2026-03-20T11:00:00.000Z' }),
      ],
      ocupacionBodega: [rack('BOD-R01', 4), rack('BOD-R02', 20), rack('BOD-R03', 18)],
    },
  }));
  renderApp(<FilaOperaciones />);
  const reception = await screen.findByRole('region', { name: 'Recepción' });
  const cards = (region: HTMLElement) => within(region).getAllByRole('article');
  const texts = (region: HTMLElement) =>
    cards(region).map((card) => [...card.querySelectorAll('strong, span')].map((e) => e.textContent));
  expect(texts(reception)).toEqual([
    ['7', '3 días tarde', 'Parcial', '120 de 400'],
    ['8', 'sin fecha', 'En Tránsito', '0 de 400'],
    ['9', '24-12-2025', 'En Tránsito', '0 de 400'],
  ]);
  expect(cards(reception).map((card) => card.dataset.age)).toEqual(['tarde', undefined, undefined]);
  const routes = screen.getByRole('region', { name: 'Rutas de hoy' });
  expect(texts(routes)).toEqual([
    ['4', 'Cargando', 'Sin patente', '3 de 8 cargadas'],
    ['5', 'BCDF45', '2 de 8 paradas'],
  ]);
  expect(within(routes).getAllByRole('timer')).toHaveLength(1);
  const racks = within(screen.getByRole('region', { name: 'Ocupación' })).getAllByRole('listitem');
  expect(racks.map((rackLine) => [rackLine.textContent, rackLine.dataset.full])).toEqual([
    ['BOD-R0220 de 20 · 100,0%', 'tarde'],
    ['BOD-R0318 de 20 · 90,0%', 'atencion'],
    ['BOD-R014 de 20 · 20,0%', 'nuevo'],
  ]);
  server.restore();
});

test('it is a queue screen: no session is sent', () => {
  expect(onQueueScreen('/fila-operaciones')).toBe(true);
});
