import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { renderApp } from '../../testing/render.tsx';
import { BLOCKS } from './blocks.tsx';
import { type ListLinks, linksFor } from './links.ts';
import type { CurrentUser } from '../../access/current-user.ts';
import type { Perfil } from '@power/domain/kernel/perfiles';
import { readListState } from '../../ui/list/list-state.ts';

const nowhere: ListLinks = {
  list: () => undefined,
  order: () => undefined,
  product: () => undefined,
  withoutBarcode: () => undefined,
  withoutUnit: () => undefined,
  withoutPlace: () => undefined,
  imports: () => undefined,
  of: () => undefined,
};
const drawn = (flag: string, data: unknown, total?: number, links = nowhere): ReactNode =>
  (BLOCKS.get(flag as never) as unknown as { show: (...of: unknown[]) => ReactNode }).show(data, links, total);
const linksOf = (perfil: Perfil): ListLinks =>
  linksFor({ perfiles: { perfil }, concesiones: [] } as unknown as CurrentUser);
/** Path and filters of an address. */
const addressOf = (href: string | null | undefined) => {
  const { pathname, searchParams } = new URL(href ?? '', 'http://localhost');
  return [pathname, readListState(searchParams).filterModel] as const;
};

test('what is on its way is not called to be dispatched', () => {
  renderApp(drawn('despachoTiempoReal', [], 86));
  expect(screen.getByText('pedidos por despachar o en ruta')).toBeInTheDocument();
  expect(screen.getByText('No hay pedidos por despachar ni en ruta.')).toBeInTheDocument();
});

test('trolleys say who has what, and notes open', () => {
  renderApp(
    <MemoryRouter>
      {drawn(
        'carritoConProductos',
        [{ _id: 't', part_number: 'PN1', en_carro_de: 'Ana', cantidad: 2, tomado_at: '2026-03-02T12:00:00.000Z' }],
        1,
        linksOf('Administrador'),
      )}
      {drawn('salidasSinDocumento30', [{ number: 7, motivo: 'Merma', bodega: 'BOD', unidades: 3 }], 1)}
    </MemoryRouter>,
  );
  expect(screen.getByText('producto en carrito')).toBeInTheDocument();
  expect(addressOf(screen.getByRole('link', { name: /PN1 · Ana/ }).getAttribute('href'))).toEqual([
    '/sistema/productos-en-carrito',
    {
      part_number: { filterType: 'text', type: 'equals', filter: 'PN1' },
      en_carro_de: { filterType: 'text', type: 'equals', filter: 'Ana' },
    },
  ]);
  expect(screen.getByRole('link', { name: /Merma · BOD/ })).toHaveAttribute('href', '/sistema/nota-salida/7');
});

test('states have their short names, in full where they are pointed at', () => {
  const estatus = 'Pendiente Validacion Administrativa';
  renderApp(drawn('pedidosPorEstatus30', [{ estatus, cantidad: 3 }]));
  expect(screen.getByText('Por validar')).toHaveAttribute('title', estatus);
});

test.each([
  ['Administrador', []],
  ['Jefe de Logistica', []],
  // The report of sales is not theirs to open.
  ['Jefe de Bodega', ['productoMasVendido']],
] as const)('each card of a %s opens its list, filtered', (perfil, without) => {
  const links = linksOf(perfil);
  const filtersOf = new Map([...BLOCKS].map(([flag, { href }]) => [flag as string, addressOf(href(links))[1]]));
  expect([...filtersOf].filter(([, filters]) => Object.keys(filters).length === 0).map(([flag]) => flag)).toEqual(
    without,
  );
});

test.each([
  ['productosSinUbicacionPreferida', '/sistema/productos', ['activo', 'servicio', 'con_ubicacion']],
  ['entradasSinDocumento30', '/sistema/entrada-sin-documento/listado', ['createdAt', 'anulada']],
  ['salidasSinDocumento30', '/sistema/salidas-sin-documento', ['createdAt', 'anulada']],
  ['stockBodegaVirtual', '/sistema/bodegas', ['tipo']],
  ['carritoConProductos', '/sistema/productos-en-carrito', ['cantidad']],
] as const)('card %s → %s, filtered by %j', (flag, path, fields) => {
  const [pathname, filters] = addressOf(BLOCKS.get(flag)!.href(linksOf('Administrador')));
  expect([pathname, Object.keys(filters)]).toEqual([path, fields]);
});

test.each([
  ['Administrador', '/sistema/ordenes-de-compra-importacion'],
  ['Asistente Bodega', '/sistema/ordenes-de-compra-global'],
] as const)('receptions of a %s → the orders that are on their way in %s, each line its order', (perfil, path) => {
  const links = linksOf(perfil);
  const estado = { filterType: 'set', values: ['En Tránsito', 'En Aduana', 'Recepción Parcial'] };
  expect(addressOf(BLOCKS.get('recepcionTiempoReal')!.href(links))).toEqual([path, { estado }]);
  const orders = [{ number: 6, proveedor: 'P', marca: 'M', estado: 'En Aduana', eta: null, unidades: 4, recibidas: 0 }];
  renderApp(<MemoryRouter>{drawn('recepcionTiempoReal', orders, 1, links)}</MemoryRouter>);
  expect(addressOf(screen.getByRole('link').getAttribute('href'))).toEqual([
    path,
    { number: { filterType: 'number', type: 'equals', filter: 6 } },
  ]);
});
