import { nameWindow, thisWindow } from './this-window.ts';

beforeEach(() => sessionStorage.clear());

test('a window keeps its name, also when it is reloaded', () => {
  expect(thisWindow()).toBe(thisWindow());
  const name = nameWindow();
  window.dispatchEvent(new Event('pagehide'));
  expect(nameWindow()).toBe(name);
});

test('a duplicated tab, whose storage is a copy of that of one still open, is another window', () => {
  const name = nameWindow();
  const copy = nameWindow();
  expect(copy).not.toBe(name);
  window.dispatchEvent(new Event('pagehide'));
  expect(nameWindow()).toBe(copy);
});
