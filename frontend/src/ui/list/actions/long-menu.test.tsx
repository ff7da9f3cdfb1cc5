import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../testing/render.tsx';
import { RowMenu } from './row-menu.tsx';

test('the entry of a long menu that the keyboard is on is brought into view', async () => {
  const seen = jest.fn<(this: Element) => void>();
  Element.prototype.scrollIntoView = function scrolled(this: Element) {
    seen.call(this);
  };
  const actions = Array.from({ length: 50 }, (_, n) => ({ label: `Acción ${n}`, run: () => undefined }));
  renderApp(<RowMenu menu={{ actions, at: { x: 0, y: 0 } }} onClose={() => undefined} />);
  (await screen.findByRole('menuitem', { name: 'Acción 0' })).focus();
  await userEvent.keyboard('{End}');
  expect(seen.mock.contexts.at(-1)).toBe(screen.getByRole('menuitem', { name: 'Acción 49' }));
});
