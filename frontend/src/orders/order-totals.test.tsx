import { after, created, inRoom, invoiced } from '@power/domain/orders/order.testing';
import type { OrderSheet } from '@power/domain/orders/views/sheet';
import { screen, within } from '@testing-library/react';
import { renderApp } from '../testing/render.tsx';
import { OrderTotals } from './order-totals.tsx';

const show = (events: Parameters<typeof after>[0]) =>
  renderApp(<OrderTotals order={after(events) as unknown as OrderSheet} />);
const amounts = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('definition')
    .map((dd) => dd.textContent);

test('an order that is delivered as ordered has one total', () => {
  show([created()]);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(screen.getByText('$3.570')).toBeInTheDocument();
});

test('after a shortage what will be billed stands beside what was ordered', () => {
  show(inRoom(1));
  expect(amounts('Pedido')).toEqual(['$3.000', '$570', '$3.570']);
  expect(amounts('Facturación')).toEqual(['$2.000', '$380', '$2.380']);
  expect(screen.getByRole('heading', { name: 'Por facturar' })).toBeInTheDocument();
});

test('the document is named by kind and folio', () => {
  show(invoiced(1));
  expect(screen.getByRole('heading', { name: 'Factura N° 1' })).toBeInTheDocument();
  expect(amounts('Facturación').at(-1)).toBe('$2.380');
});
