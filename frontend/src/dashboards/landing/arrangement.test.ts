import type { DashboardFlag } from '@power/domain/dashboards/views/operational';
import { asDelivered, hidden, inOrder, placed } from './arrangement.ts';

const all: DashboardFlag[] = ['pedidosPendientes', 'pickingTiempoReal', 'entregadoSala'];

test("blocks come in the person's order, new ones at the end, unknown ones not at all", () => {
  expect(inOrder(all, asDelivered)).toEqual(all);
  expect(inOrder(all, { orden: ['entregadoSala', 'yaNoExiste'], ocultos: [] })).toEqual([
    'entregadoSala',
    'pedidosPendientes',
    'pickingTiempoReal',
  ]);
});

test('a block is put in another place, never lost', () => {
  expect(placed(all, asDelivered, 'entregadoSala', 0).orden).toEqual([
    'entregadoSala',
    'pedidosPendientes',
    'pickingTiempoReal',
  ]);
  expect(placed(all, asDelivered, 'pedidosPendientes', 99).orden).toEqual([
    'pickingTiempoReal',
    'entregadoSala',
    'pedidosPendientes',
  ]);
  expect(placed(all, asDelivered, 'nada', 0)).toBe(asDelivered);
});

test('hiding twice hides once', () => {
  const once = hidden(hidden(asDelivered, 'entregadoSala', true), 'entregadoSala', true);
  expect(once.ocultos).toEqual([...asDelivered.ocultos, 'entregadoSala']);
  expect(hidden(once, 'entregadoSala', false).ocultos).toEqual(asDelivered.ocultos);
});
