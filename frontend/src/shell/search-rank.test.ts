import { menuOf } from '@power/domain/access/menu';
import { alsoCalled, kindNamed, ranked } from './search-rank.ts';

const screens = menuOf('Administrador').flatMap(({ grupo, entradas }) =>
  entradas.map(({ ruta, etiqueta }) => ({
    id: ruta,
    titulo: etiqueta,
    detalle: grupo,
    tambien: alsoCalled(ruta),
    grupo: 'Pantallas',
    to: `/sistema/${ruta}`,
  })),
);
const first = (text: string): string | undefined => ranked(screens, text)[0]?.id;

test('the exact name comes first, then beginnings, titles of pages and what people call them', () => {
  expect(first('pedidos')).toBe('pedidos-globales');
  expect(first('pedidos globales')).toBe('pedidos-globales');
  expect(first('tipo de cambio')).toBe('tipo-de-cambio');
  expect(first('dolar')).toBe('tipo-de-cambio');
  expect(first('cotizaciones')).toBe('listado-cotizaciones');
  expect(first('pedidos por')).toBe('pedidos-cobrador');
  expect(first('clientes')).toBe('clientes');
  expect(ranked(screens, 'stock').map(({ id }) => id)[0]).toBe('reportes/stock-productos');
  expect(ranked(screens, 'zzz')).toEqual([]);
});

test('hits of one heading stay together, the heading with the best name first', () => {
  const action = { id: 'n', titulo: 'Nuevo pedido', grupo: 'Acciones', to: '/x' };
  expect([...new Set(ranked([action, ...screens], 'pedido').map(({ grupo }) => grupo))]).toEqual([
    'Pantallas',
    'Acciones',
  ]);
  expect(ranked([action, ...screens], 'nuevo ped')[0]).toMatchObject(action);
});

test('a kind of document can be named before its number', () => {
  expect(kindNamed('cotización 1596')).toEqual({ text: '1596', groups: ['Cotizaciones'] });
  expect(kindNamed('Pedido N° 15010')).toEqual({ text: '15010', groups: ['Pedidos'] });
  expect(kindNamed('cliente acme norte')).toEqual({ text: 'acme norte', groups: ['Clientes'] });
  expect(kindNamed('cotización')).toEqual({ text: 'cotización' });
  expect(kindNamed('cámara domo')).toEqual({ text: 'cámara domo' });
});
