import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { renderApp } from '../../testing/render.tsx';
import { BLOCKS } from './blocks.tsx';
import { type ListLinks, linksFor } from './links.ts';
import type { CurrentUser } from '../../access/current-user.ts';

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
const drawn = (flag: string, data: unknown, total?: number): ReactNode =>
  (BLOCKS.get(flag as never) as unknown as { show: (...of: unknown[]) => ReactNode }).show(data, nowhere, total);

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
      )}
      {drawn('salidasSinDocumento30', [{ number: 7, motivo: 'Merma', bodega: 'BOD', unidades: 3 }], 1)}
    </MemoryRouter>,
  );
  expect(screen.getByText('producto en carrito')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /PN1 · Ana/ })).toHaveAttribute('href', '/sistema/productos-en-carrito');
  expect(screen.getByRole('link', { name: /Merma · BOD/ })).toHaveAttribute('href', '/sistema/nota-salida/7');
});

test('states have their short names, in full where they are pointed at', () => {
  const estatus = 'Pendiente Validacion Administrativa';
  renderApp(drawn('pedidosPorEstatus30', [{ estatus, cantidad: 3 }]));
  expect(screen.getByText('Por validar')).toHaveAttribute('title', estatus);
});

test('each card of an Administrador opens its list, filtered', () => {
  const links = linksFor({ perfiles: { perfil: 'Administrador' }, concesiones: [] } as unknown as CurrentUser);
  const hrefs = new Map([...BLOCKS].map(([flag, { href }]) => [flag as string, href(links)]));
  expect([...hrefs].filter(([, href]) => href === undefined)).toEqual([]);
  expect(hrefs.get('productosSinUbicacionPreferida')).toMatch(/^\/sistema\/productos\?f=.*con_ubicacion/);
  expect(hrefs.get('entradasSinDocumento30')).toMatch(/^\/sistema\/entrada-sin-documento\/listado\?f=.*createdAt/);
  expect(hrefs.get('stockBodegaVirtual')).toMatch(/^\/sistema\/bodegas\?f=.*virtual/);
});
