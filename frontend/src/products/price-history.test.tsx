import { screen } from '@testing-library/react';
import { renderApp } from '../testing/render.tsx';
import { PriceHistory } from './price-history.tsx';

const changes = [
  {
    _id: '1/1',
    inicio: '2026-01-10T12:00:00.000Z',
    origen: 'PMP',
    motivo: null,
    autor: 'Eva',
    lista: 1000,
    precios_antes: null,
  },
];

test('older changes that are not shown are told', () => {
  renderApp(<PriceHistory changes={changes as never} total={240} />);
  expect(screen.getByText(/^Se muestran los 1 cambios más recientes de 240/)).toBeInTheDocument();
});

test('where all are shown nothing is told', () => {
  renderApp(<PriceHistory changes={changes as never} total={1} />);
  expect(screen.queryByText(/Se muestran/)).toBeNull();
});
