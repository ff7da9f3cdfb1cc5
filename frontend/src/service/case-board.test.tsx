import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { queryClient } from '../api/query-client.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { CaseBoardPage } from './case-board-page.tsx';

const horas = { Solicitado: 24, Aprobado: 120, Recibido: 24, 'En Diagnóstico': 72, Resuelto: 0 };
const card = (number: number, estado: string, estatus_at: string) => ({
  _id: String(number),
  number,
  estado,
  cliente_nombre: 'Alarmas Sur',
  equipos: 'PN-1',
  series: 'A1',
  garantia: true,
  prestamo_hasta: null,
  tecnico: null,
  estatus_at,
});
const LONG_AGO = '2020-01-06T12:00:00.000Z';
const column = (estado: string, casos: readonly object[], cantidad = casos.length) => ({ estado, cantidad, casos });

function opened(onOpen: (number: number) => void = () => undefined) {
  queryClient.clear();
  const server = fakeServer(({ body }) =>
    body.accion === 'plazos'
      ? { body: { ok: true, plazos: { horas, habiles: true } } }
      : {
          body: {
            ok: true,
            columnas: [
              column('Solicitado', []),
              column('Recibido', [card(7, 'Recibido', LONG_AGO), card(8, 'Recibido', LONG_AGO)]),
              column('Resuelto', [card(5, 'Resuelto', LONG_AGO)]),
              column('Entregado', [card(1, 'Entregado', LONG_AGO)], 40),
            ],
            tecnicos: [{ _id: 'ana', nombre: 'Ana' }],
          },
        },
  );
  const page = (
    <CaseBoardPage title="Listado de RMA" context="" action={null} views={null} onOpen={onOpen}>
      {null}
    </CaseBoardPage>
  );
  renderApp(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
  return server;
}

test('a case that is in its state for longer than its time is flagged; where there is none, or it is over, it is not', async () => {
  const server = opened();
  const received = within(await screen.findByRole('region', { name: 'Recibido' }));
  expect(await received.findAllByLabelText('Fuera de plazo')).toHaveLength(2);
  for (const estado of ['Resuelto', 'Entregado'])
    expect(within(screen.getByRole('region', { name: estado })).queryByLabelText('Fuera de plazo')).toBeNull();
  expect(within(screen.getByRole('region', { name: 'Entregado' })).getByText('39 más en la lista')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Solicitado' })).getByText('Ningún RMA')).toBeTruthy();
  server.restore();
});

test('arrows go from case to case and past empty columns; Enter opens', async () => {
  const numbers: number[] = [];
  const server = opened((number) => numbers.push(number));
  const first = await screen.findByRole('button', { name: /N° 7/ });
  first.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: /N° 8/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('button', { name: /N° 8/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(numbers).toEqual([5]);
  server.restore();
});

test('a technician is chosen by name, and asked for', async () => {
  const server = opened();
  await screen.findByRole('region', { name: 'Recibido' });
  await userEvent.click(screen.getByRole('combobox', { name: 'Técnico' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Ana' }));
  await screen.findByRole('region', { name: 'Recibido' });
  expect(server.received.map(({ body }) => body.tecnico).filter(Boolean)).toEqual(['ana']);
  server.restore();
});
