import { after, created, inRoom, invoiced } from '@power/domain/orders/order.testing';
import { OrderCancelled } from '@power/domain/streams/order/events';
import type { OrderSheet } from '@power/domain/orders/views/sheet';
import { screen, within } from '@testing-library/react';
import { renderApp } from '../testing/render.tsx';
import { DecisionSide, OrderFacts, OrderLines, OrderTotals } from './order-parts.tsx';
import { PointsBanner } from './points-banner.tsx';

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
      names={(campo) => (campo === 'condicion_pago' ? '30 días' : undefined)}
    />,
  );
  for (const text of ['Sin Tipo', 'C1', '1213', '$25.000', '05-01-2026 12:04', '•••• 6623'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByText('CONDICIÓN DE PAGO').nextSibling).toHaveTextContent('30 días');
});

test('beside a decision nothing is said that stands above the lines', () => {
  renderApp(<DecisionSide order={sheet()} names={(campo) => (campo === 'condicion_pago' ? '30 días' : undefined)} />);
  expect(screen.getAllByRole('region').map((group) => group.getAttribute('aria-label'))).toEqual([
    'Cliente',
    'Pago',
    'Ejecutivo',
  ]);
  // The line of the specification, also where another condition may be chosen (document 2 §2).
  expect(screen.getByText('CONDICIÓN DE PAGO').nextSibling).toHaveTextContent('30 días');
  expect(screen.queryByText('Método de Pago')).toBeNull();
  expect(screen.queryByText('Alarmas Sur')).toBeNull();
});

const show = (events: Parameters<typeof after>[0]) =>
  renderApp(<OrderTotals order={after(events) as unknown as OrderSheet} />);
const amounts = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('definition')
    .map((dd) => dd.textContent);

test('an order that is delivered as ordered has one total', () => {
  show([created()]);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(amounts('Pedido')).toEqual(['$3.000', '$570', '$3.570']);
});

test('after a shortage what will be billed stands beside what was ordered', () => {
  show(inRoom(1));
  expect(amounts('Pedido')).toEqual(['$3.000', '$570', '$3.570']);
  expect(amounts('Por facturar')).toEqual(['$2.000', '$380', '$2.380']);
});

test('the document is named by kind and folio', () => {
  show(invoiced(1));
  expect(amounts('Factura N° 1').at(-1)).toBe('$2.380');
});

test('a cancelled order says why; one that stands has no such fact', () => {
  const facts = (order: OrderSheet) => renderApp(<OrderFacts order={order} names={() => undefined} />);
  const { unmount } = facts(sheet());
  expect(screen.queryByRole('region', { name: 'Anulación' })).toBeNull();
  unmount();
  const cancelled = after([
    created(),
    OrderCancelled({ estatus: 'Anulado', motivo: 'Pedido duplicado' } as never),
  ]) as unknown as OrderSheet;
  facts(cancelled);
  expect(screen.getByText('Motivo de anulación').nextSibling).toHaveTextContent('Pedido duplicado');
});

test('an order without lines says so', () => {
  renderApp(<OrderLines order={{ ...sheet(), productos_pedido: [] }} />);
  expect(screen.getByText('Este documento no tiene líneas.')).toBeInTheDocument();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a unit that is missing is told in the singular', () => {
  renderApp(<OrderLines order={after(inRoom(1)) as unknown as OrderSheet} />);
  expect(screen.getByText('· falta 1')).toBeInTheDocument();
});
