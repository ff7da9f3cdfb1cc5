import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderApp } from '../../testing/render.tsx';
import { BLOCKS } from './blocks.tsx';
import type { ListLinks } from './links.ts';

const nowhere: ListLinks = {
  list: () => undefined,
  order: () => undefined,
  product: () => undefined,
  withoutBarcode: () => undefined,
};
const drawn = (flag: string, data: unknown, total?: number): ReactNode =>
  (BLOCKS.get(flag as never) as unknown as { show: (...of: unknown[]) => ReactNode }).show(data, nowhere, total);

test('what is on its way is not called to be dispatched', () => {
  renderApp(drawn('despachoTiempoReal', [], 86));
  expect(screen.getByText('pedidos por despachar o en ruta')).toBeInTheDocument();
  expect(screen.getByText('No hay pedidos por despachar ni en ruta.')).toBeInTheDocument();
});

test('states have their short names, in full where they are pointed at', () => {
  const estatus = 'Pendiente Validacion Administrativa';
  renderApp(drawn('pedidosPorEstatus30', [{ estatus, cantidad: 3 }]));
  expect(screen.getByText('Por validar')).toHaveAttribute('title', estatus);
});
