interface State {
  reset(): void;
}
// A variable, since the file has no types.
const file: string = '../../../infra/checks/jest-shared/page-state.mjs';
const { PageState } = (await import(file)) as { PageState: new (window: Window) => State };

let state: State;
beforeEach(() => (state = new PageState(window)));

test('document, address, storage and cookies that a page changed → as a page just opened', () => {
  document.body.append('text');
  document.documentElement.lang = 'es';
  history.pushState({ a: 1 }, '', '/sistema/pedidos?x=1');
  localStorage.setItem('a', '1');
  sessionStorage.setItem('a', '1');
  document.cookie = 'a=1';
  state.reset();
  expect(document.body.textContent).toBe('');
  expect(document.documentElement.lang).toBe('');
  expect([location.href, history.state]).toEqual(['http://localhost/', null]);
  expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
});

test('listeners and timers of a page → answer nothing to the next one', async () => {
  const calls: string[] = [];
  for (const target of [window, document, document.body]) target.addEventListener('click', () => calls.push('click'));
  setTimeout(() => calls.push('timeout'), 1);
  setInterval(() => calls.push('interval'), 1);
  state.reset();
  document.body.click();
  // Timers run in the order of their times: this one comes after those two.
  await new Promise((resolve) => setTimeout(resolve, 2));
  expect(calls).toEqual([]);
});

test('what a page put in place of a property of the window or of its classes → is there again', () => {
  const { fetch, innerWidth } = window;
  const { focus } = HTMLElement.prototype;
  window.fetch = () => Promise.reject(new Error('offline'));
  Object.defineProperty(window, 'innerWidth', { configurable: true, value: 1 });
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: () => 99 });
  HTMLElement.prototype.focus = () => undefined;
  Object.assign(window, { added: true });
  state.reset();
  expect([window.fetch, window.innerWidth, HTMLElement.prototype.focus]).toEqual([fetch, innerWidth, focus]);
  expect(document.body.offsetHeight).toBe(0);
  expect('added' in window).toBe(false);
});

export {};
