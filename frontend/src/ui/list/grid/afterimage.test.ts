import { type CurrentUser, currentUser } from '../../../access/current-user.ts';
import { afterimageOf, keepAfterimage, showAfterimage } from './afterimage.ts';

const person = (_id: string) => currentUser.set({ _id } as CurrentUser);

/** A list as the grid draws it, 800 by 400. */
function list(text: string, top = 0): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = `<div class="ag-grid-viewport"><div id="r1" class="ag-row ag-row-hover"><div class="ag-cell">${text}</div></div></div>`;
  box.firstElementChild!.scrollTop = top;
  return sized(box);
}
function sized(box: HTMLElement, width = 800): HTMLElement {
  Object.defineProperties(box, { clientWidth: { value: width }, clientHeight: { value: 400 } });
  return box;
}
const place = (width?: number) => sized(document.createElement('div'), width);

beforeEach(() => person('u1'));
afterEach(() => currentUser.set(undefined));

test('a list that was left is painted again as it was, scrolled as it was', () => {
  keepAfterimage('/pedidos', list('10141', 700));
  const there = place();
  expect(showAfterimage(afterimageOf('/pedidos', true)!, there)).toBe(true);
  expect(there.textContent).toBe('10141');
  expect(there.querySelector('.ag-grid-viewport')!.scrollTop).toBe(700);
  expect(there.querySelector('[id], .ag-row-hover')).toBeNull();
});

test('whoever comes anew begins at the top: a picture from further down is none of that', () => {
  keepAfterimage('/pedidos', list('10141', 700));
  expect(afterimageOf('/pedidos', false)).toBeUndefined();
  keepAfterimage('/pedidos', list('10150'));
  expect(afterimageOf('/pedidos', false)).toBeDefined();
  expect(afterimageOf('/pedidos?q=x', true)).toBeUndefined();
});

test('a window of another size, and a list without rows, have no picture', () => {
  keepAfterimage('/pedidos', list('10141'));
  const narrow = place(390);
  expect(showAfterimage(afterimageOf('/pedidos', true)!, narrow)).toBe(false);
  expect(narrow.childElementCount).toBe(0);
  keepAfterimage('/vacía', sized(document.createElement('div')));
  expect(afterimageOf('/vacía', true)).toBeUndefined();
});

test('nobody sees what somebody else saw: who signs out takes the pictures along', () => {
  keepAfterimage('/pedidos', list('10141'));
  person('u2');
  expect(afterimageOf('/pedidos', true)).toBeUndefined();
  person('u1');
  expect(afterimageOf('/pedidos', true)).toBeUndefined();
});

test('as many lists as somebody goes back and forth between', () => {
  for (const n of [1, 2, 3, 4, 5]) keepAfterimage(`/${n}`, list(String(n)));
  expect([1, 2, 3, 4, 5].map((n) => afterimageOf(`/${n}`, true) !== undefined)).toEqual([
    false,
    true,
    true,
    true,
    true,
  ]);
});
