import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { creditColumn } from './credit-column.tsx';

const cell = creditColumn.cellRenderer as (of: { data: object }) => ReactNode;
const text = (data: object) => render(<>{cell({ data })}</>).container.textContent;

test('what an order makes of the limit stands at the right with one decimal, over it by how much, with words before', () => {
  expect(creditColumn.type).toBe('rightAligned');
  expect(text({ uso: 31, a_credito: true })).toBe('31,0%');
  expect(text({ uso: 124.46, a_credito: true })).toBe('excede en 24,5%');
  expect([text({ uso: null, a_credito: true }), text({ uso: null, a_credito: false })]).toEqual([
    'sin cupo',
    'al contado',
  ]);
});
