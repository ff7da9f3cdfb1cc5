import { after, created } from '@power/domain/orders/order.testing';
import type { OrderSheet } from '@power/domain/orders/views/sheet';
import { screen } from '@testing-library/react';
import { renderApp } from '../testing/render.tsx';
import { OrderFacts, PointsBanner } from './order-facts.tsx';

const sheet = (more: Parameters<typeof created>[0] = {}) =>
  ({ ...after([created(more)]), version: 0, updatedAt: '', estatus_at: '' }) as unknown as OrderSheet;

test('points that were spent are told in pesos; none, nothing', () => {
  renderApp(
    <>
      <PointsBanner points={1500} />
      <PointsBanner points={0} />
    </>,
  );
  expect(screen.getAllByRole('status').map((s) => s.textContent)).toEqual(['Este pedido utilizó $1.500 Pesos Mobile']);
});

test('client without type, payment condition and card payment are told as the specification names them', () => {
  const datos_wp = {
    authorization_code: '1213',
    amount: 25_000,
    transaction_date: '2026-01-05T15:04:09.000Z',
    card_detail: { card_number: 'XXXXXXXXXXXX6623' },
  };
  renderApp(
    <OrderFacts
      order={sheet({
        datos_wp,
        client: {
          _id: '9',
          name: 'Ñandú SpA',
          tipo_cliente: null,
          legalcode: '1-9',
          codigo_sap: 'C1',
          email: '',
          phone: '',
        },
      })}
      conditionName={() => '30 días'}
    />,
  );
  for (const text of ['Sin Tipo', 'C1', '1213', '$25.000', '05-01-2026 12:04:09', '•••• 6623'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByText(/^CONDICIÓN DE PAGO/)).toHaveTextContent('CONDICIÓN DE PAGO 30 días');
});
