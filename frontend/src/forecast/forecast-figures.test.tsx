import { screen, within } from '@testing-library/react';
import type { Resumen } from '@power/domain/forecast/views/figures';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type CurrentUser, currentUser } from '../access/current-user.ts';
import { renderApp } from '../testing/render.tsx';
import { listOf, soldBy } from './forecast-address.ts';
import { ForecastFigures } from './forecast-figures.tsx';

const MONTH = { year_cierre: 2026, mes_cierre: 3 };
const cifras = {
  cantidad: 2,
  total: 9_000_000,
  ponderado: 4_000_000,
  asegurado: 1_000_000,
  perdido: 0,
  facturado: 5_000_000,
  por_porcentaje: [],
};
const forecast = {
  ...cifras,
  _id: 'f',
  alcance: 'ejecutivo',
  de: 'eva',
  nombre: 'Eva Soto',
  year: 2026,
  month: 3,
  facturado_forecast: 2_000_000,
  meta: null,
  comprometido: null,
  brecha: null,
} as Resumen;

function billed(perfil: string) {
  currentUser.set({ _id: 'u', perfiles: { perfil }, permisos: {} } as unknown as CurrentUser);
  const element = (
    <ForecastFigures
      cifras={cifras}
      forecast={forecast}
      month={MONTH}
      listOf={(filters) => listOf('fef', MONTH, filters)}
      sold={soldBy({ _id: 'eva-2', nombre: 'Eva Soto' })}
    />
  );
  renderApp(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  const links = within(screen.getByText('MM$ 5,0').closest('li')!).getAllByRole('link');
  return links.map((link) => new URL(link.getAttribute('href')!, 'http://x'));
}

test('what was billed opens the sales of that month and seller; how much of it was promised opens the opportunities', () => {
  const [sales, followed] = billed('Administrador');
  expect(sales!.pathname).toBe('/sistema/reportes-dinamicos-ventas/lineas');
  expect(JSON.parse(sales!.searchParams.get('f')!)).toEqual({
    mes: { filterType: 'set', values: ['2026-03'] },
    ejecutivo_id: { filterType: 'set', values: ['eva-2'], nombres: ['Eva Soto'] },
  });
  expect(followed!.pathname).toBe('/sistema/fef');
  expect(Object.keys(JSON.parse(followed!.searchParams.get('f')!) as object)).toEqual(['facturado_at']);
});

test('whoever may not read sales is led to the opportunities', () => {
  expect(billed('Pre-Venta').map(({ pathname }) => pathname)).toEqual(['/sistema/fef']);
});
