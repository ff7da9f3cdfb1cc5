import { recentHits, rememberHit } from './recent-hits.ts';

const hit = (n: number) => ({
  id: `${n}`,
  titulo: `Pedido ${n}`,
  detalle: '$1',
  grupo: 'Pedidos',
  to: `/sistema/pedido/${n}`,
});
beforeEach(() => localStorage.clear());

test('what was last gone to comes first, once, six at most, without what it was worth', () => {
  for (const n of [1, 2, 3, 4, 5, 6, 7, 3]) rememberHit('ana', hit(n));
  expect(recentHits('ana').map(({ id }) => id)).toEqual(['3', '7', '6', '5', '4', '2']);
  expect(recentHits('ana')[0]).toEqual({ id: '3', titulo: 'Pedido 3', grupo: 'Recientes', to: '/sistema/pedido/3' });
  expect(recentHits('eva')).toEqual([]);
});

test('a card has no address; what another version wrote is left out', () => {
  rememberHit('ana', { ...hit(1), to: () => undefined });
  expect(recentHits('ana')).toEqual([]);
  localStorage.setItem(
    'buscados-ana',
    JSON.stringify([{ id: 1 }, 'x', { id: 'a', titulo: 'A', to: 'https://otro.test' }]),
  );
  expect(recentHits('ana')).toEqual([]);
  localStorage.setItem('buscados-ana', '{');
  expect(recentHits('ana')).toEqual([]);
});
