import { after, created } from '@power/domain/orders/order.testing';
import type { OrderSheet } from '@power/domain/orders/views/sheet';
import { render, screen } from '@testing-library/react';
import { DecisionFacts } from './decision-facts.tsx';

const order = { ...after([created()]), total: 200 } as unknown as OrderSheet;
const credit = (cupo: number): string => {
  const { unmount } = render(<DecisionFacts order={order} credito={{ cupo, usado: 100, vencido: 0 }} onCredit />);
  const text = screen.getByText('Crédito').nextElementSibling!.textContent!;
  unmount();
  return text;
};

test('what the order makes of the limit is told, over it by how much and in words', () => {
  expect([1000, 300, 240, 0].map(credit)).toEqual([
    'con este pedido: 30,0%',
    'con este pedido: 100,0%',
    'con este pedido excede el cupo en 25,0%',
    'sin cupo: solo contado',
  ]);
});
