import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type CurrentUser, currentUser } from '../../access/current-user.ts';
import { moment } from '../../api/moment.ts';
import { queryClient } from '../../api/query-client.ts';
import { tellServerTime } from '../../api/server-time.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render.tsx';
import { Component } from './dashboard-comercial.tsx';

// A day in the middle of a year: on the first of January there is nothing to cut off.
const YEAR = 2026;
beforeAll(() => tellServerTime(Date.parse(`${YEAR}-06-15T15:00:00.000Z`)));
afterAll(() => tellServerTime(Date.now()));
const figures = (neto: number, more: object = {}) => ({
  neto,
  total: Math.round(neto * 1.19),
  unidades: 1,
  documentos: neto > 0 ? 3 : 0,
  ...more,
});
const year = (neto: number, more: object = {}) => ({
  ok: true,
  periodo: YEAR,
  meses: Array.from({ length: 12 }, (_, n) => ({
    mes: n + 1,
    ...figures(n === 0 ? neto : 0),
    anterior: figures(n === 0 ? neto / 2 : 0),
    meta: n === 0 ? 4e6 : null,
  })),
  acumulado: { ...figures(neto, more), anterior: figures(neto / 2, more) },
});
const brands = {
  ok: true,
  grupos: [
    { f: ['Dahua'], c: [], v: [1e6, 10] },
    { f: ['Hikvision'], c: [], v: [2e6, 25] },
    { f: [null], c: [], v: [5e5, null] },
    { f: [], c: [], v: [3.5e6, 20] },
  ],
};

function open(sales: unknown, permisos: object = {}) {
  queryClient.clear();
  moment.set(undefined);
  currentUser.set({ _id: 'u', perfiles: { perfil: 'Marketing' }, permisos } as unknown as CurrentUser);
  const server = fakeServer(({ path }) => ({ body: path.includes('year') ? sales : brands }));
  renderApp(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Component /> }])} />);
  return server;
}
// The chart has no room in a page that is not drawn, and says so.
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  jest.restoreAllMocks();
  moment.set(undefined);
});

test('the year beside the one before and its goal; brands stand by what they sold, and everything opens its lines', async () => {
  const server = open(year(6e6));
  const sold = await screen.findByRole('link', { name: new RegExp(`Facturado en ${YEAR}`) });
  expect(sold).toHaveTextContent('MM$ 6,0');
  expect(sold).toHaveTextContent('respecto de MM$ 3,0 el año anterior a esta fecha');
  const goal = screen.getByRole('link', { name: /Facturado contra la meta/ });
  expect(goal).toHaveTextContent('respecto de MM$ 4,0 la meta hasta');
  // Not what was billed once more.
  expect(goal.querySelector('strong')).toHaveTextContent('150,0%');
  // Six months are a course, this year against the last one is none.
  expect(sold.querySelector('polyline')!.getAttribute('points')!.split(' ')).toHaveLength(6);
  const card = within(screen.getByRole('region', { name: 'Marcas' }));
  const rows = await card.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual(['HikvisionMM$ 2,0', 'DahuaMM$ 1,0', 'Sin datoMM$ 0,5']);
  const href = new URL(within(rows[0]!).getByRole('link').getAttribute('href')!, 'http://x');
  expect(href.pathname).toBe('/sistema/reportes-dinamicos-ventas/lineas');
  expect(JSON.parse(href.searchParams.get('f')!)).toEqual({
    anio: { filterType: 'set', values: [String(YEAR)] },
    marca: { filterType: 'set', values: ['Hikvision'] },
  });
  expect(within(screen.getByRole('list', { name: 'Líneas de cada mes' })).getAllByRole('link')).toHaveLength(1);
  // Nobody without `margenes` is told of margins.
  expect(screen.queryByText(/Margen/)).not.toBeInTheDocument();
  server.restore();
});

test('margins for whoever may know them, and a year without sales says so', async () => {
  const sales = year(6e6, { margen: 20.5 });
  const before = { ...sales.acumulado.anterior, margen: 20.6 };
  let server = open({ ...sales, acumulado: { ...sales.acumulado, anterior: before } }, { margenes: true });
  expect(await screen.findByRole('link', { name: /Margen/ })).toHaveTextContent('20,5%↓ 0,1 pp');
  // A percentage beside an amount reads as a share unless it is named.
  expect(await screen.findByText('25,0%')).toHaveAttribute('title', 'Margen');
  expect(within(screen.getByRole('region', { name: 'Marcas' })).getByText('Margen')).toBeInTheDocument();
  server.restore();
  cleanup();
  server = open(year(0));
  expect(await screen.findByText(`Sin ventas facturadas en ${YEAR} ni en ${YEAR - 1}`)).toBeInTheDocument();
  server.restore();
});

test('the cut-off shows the system as it was at the end of a day, and at its right end as it is', async () => {
  const server = open(year(6e6));
  const slider = await screen.findByRole('slider', { name: 'Día de corte' });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  fireEvent.change(slider, { target: { value: '0' } });
  act(() => jest.advanceTimersByTime(300));
  jest.useRealTimers();
  // The first of January ends at 03:00 of the second in UTC, summer in Santiago.
  expect(moment.get()).toBe(`${YEAR}-01-02T02:59:59.999Z`);
  await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', `01-01-${YEAR}`));
  server.restore();
});
