import { render } from '@testing-library/react';
import { usePageMark } from './use-page-mark.ts';

function Part({ on }: { readonly on?: boolean }) {
  usePageMark('past', on);
  return null;
}
const marked = () => document.documentElement.hasAttribute('data-past');

test('the page is marked as long as one of those that mark it is there', () => {
  const one = render(<Part />);
  const other = render(<Part on={false} />);
  expect(marked()).toBe(true);
  other.rerender(<Part />);
  one.unmount();
  expect(marked()).toBe(true);
  other.rerender(<Part on={false} />);
  expect(marked()).toBe(false);
});
