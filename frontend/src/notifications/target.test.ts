import { targetOf } from './notice-state.ts';

test('an order opens on the screen of orders that the person has', () => {
  const link = 'pedidos-globales?pedido=77';
  expect(targetOf(link, 'Ejecutivo de Ventas')).toBe('/sistema/pedidos-globales?pedido=77');
  expect(targetOf(link, 'Cobrador')).toBe('/sistema/pedidos-cobrador?pedido=77');
  expect(targetOf(link, 'Bodega')).toBe('/sistema/picking?pedido=77');
  expect(targetOf('/sistema/usuarios', 'Administrador')).toBe('/sistema/usuarios');
});
