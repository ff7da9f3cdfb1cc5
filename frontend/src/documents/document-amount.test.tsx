import { render } from '@testing-library/react';
import { DocumentAmount } from './document-amount.tsx';

const shown = (document: Parameters<typeof DocumentAmount<number>>[0]['document']) =>
  render(<DocumentAmount document={document} sheet={2380} />).container;

test('an amount that became another is told with what it was, struck through; without one there is nothing', () => {
  const became = shown({ amount: (sum) => sum, amountBefore: () => 3570 });
  expect(became.textContent).toBe('$3.570 $2.380');
  expect(became.querySelector('s')?.textContent).toBe('$3.570');
  const same = shown({ amount: (sum) => sum, amountBefore: () => undefined });
  expect(same.textContent?.trim()).toBe('$2.380');
  expect(same.querySelector('s')).toBeNull();
  expect(shown({}).textContent).toBe('');
});
