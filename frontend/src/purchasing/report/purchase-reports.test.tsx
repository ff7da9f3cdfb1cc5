import { act, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type CurrentUser, currentUser } from '../../access/current-user.ts';
import { queryClient } from '../../api/query-client.ts';
import { purchaseReportGrid } from '../../calls/purchasing.ts';
import { topics } from '../../live/socket.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render.tsx';
import { PurchaseReports } from './purchase-reports.tsx';

const report = {
  _id: 'i1',
  number: 1,
  estado: 'En proceso',
  productos: 45,
  hechos: 25,
  marcas_informe: 'Hik',
  motivo: null,
  createdAt: '2026-01-05T12:00:00.000Z',
};
const lines = (from: number, count: number) =>
  Array.from({ length: count }, (_, n) => ({
    _id: `i1/${from + n}`,
    part_number: `PN-${from + n}`,
    sugerido: from + n,
  }));

let server: ReturnType<typeof fakeServer>;
let reports: readonly object[];
let rows: readonly object[];
beforeEach(() => {
  queryClient.clear();
  currentUser.set({ _id: 'u1', nombre: 'Ana', perfiles: { perfil: 'Finanzas' }, permisos: {} } as CurrentUser);
  server = fakeServer(({ body }) => {
    const all = body.accion === 'lineas' ? rows : reports;
    return { body: { rows: all.slice(Number(body.startRow), Number(body.endRow)), lastRow: all.length } };
  });
});
afterEach(() => {
  server.restore();
  currentUser.set(undefined);
});

test('given a report that says Listo → its list has all products, the largest suggestions too', async () => {
  [reports, rows] = [[report], lines(0, 25)];
  renderApp(<RouterProvider router={createMemoryRouter([{ path: '/', element: <PurchaseReports /> }])} />);
  expect(await screen.findByText('25 productos')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('25 de 45 productos');
  [reports, rows] = [[{ ...report, estado: 'Listo', hechos: 45 }], [...lines(100, 20), ...rows]];
  act(() => topics.emit(purchaseReportGrid.topic!, { tema: purchaseReportGrid.topic!, clave: 'i1', op: 'cambio' }));
  expect(await screen.findByText('45 productos')).toBeInTheDocument();
  expect(screen.getByDisplayValue(/Listo/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /nuevos?$/ })).not.toBeInTheDocument();
});
