import { jest } from '@jest/globals';
import { installUppermostEscape } from './uppermost-escape.ts';

test('Esc on the button of an open menu closes the menu, not the dialog behind it', () => {
  installUppermostEscape();
  document.body.innerHTML = `<div aria-modal="true"><button aria-haspopup="menu" aria-expanded="true">Más</button></div>`;
  const button = document.querySelector('button')!;
  const closed = jest.fn();
  const dialog = jest.fn();
  button.addEventListener('click', closed);
  window.addEventListener('keydown', dialog, { capture: true });
  const press = () => button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  press();
  expect([closed.mock.calls.length, dialog.mock.calls.length]).toEqual([1, 0]);
  button.setAttribute('aria-expanded', 'false');
  press();
  expect([closed.mock.calls.length, dialog.mock.calls.length]).toEqual([1, 1]);
});
