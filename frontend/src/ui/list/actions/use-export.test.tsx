import { act, renderHook } from '@testing-library/react';
import { fakeServer } from '../../../testing/fake-server.ts';
import { wire } from '../../../api/wire.ts';
import { toasts } from '../../feedback/toasts.ts';
import type { ListState } from '../list-state.ts';
import { useExport } from './use-export.ts';

const exportOrders = wire({
  kind: 'query',
  method: 'POST',
  access: { perfiles: 'todos' },
  path: '/pedido_ventas/listar',
  accion: 'exportacion',
});
const state: ListState = {
  filterModel: { estatus: { filterType: 'set', values: ['Entregado'] } },
  quick: 'camara',
  sort: [{ colId: 'total', sort: 'asc' }],
  asOf: '',
};
const pressed = async () => {
  const { result } = renderHook(() =>
    useExport({ call: exportOrders, params: { cliente: 'c1' }, state, title: 'Pedidos' }),
  );
  await act(() => result.current.run());
};

test('a list is exported as it is filtered, searched and sorted, and what is refused is said', async () => {
  const server = fakeServer(() => ({ body: { ok: false, titulo: 'Demasiadas filas', mensaje: 'Acota la búsqueda' } }));
  await pressed();
  expect(server.received.map(({ path, body }) => [path, body])).toEqual([
    [
      '/pedido_ventas/listar',
      {
        accion: 'exportacion',
        cliente: 'c1',
        filterModel: state.filterModel,
        sortModel: state.sort,
        quickFilter: 'camara',
      },
    ],
  ]);
  expect(toasts.get()).toMatchObject([{ titulo: 'Demasiadas filas', texto: 'Acota la búsqueda' }]);
  server.restore();
});
