/**
 * After each action the page comes to rest: the client says so with `data-idle` on the document's root (ADR 23). Pages
 * without the client (the shop, papers) rest once they are loaded, and a browser that is offline has nothing to wait for.
 */
import { TIMES } from './projects.mjs';

const PAGE = ['goto', 'reload', 'goBack', 'goForward'];
const LOCATOR = [
  ...['click', 'dblclick', 'tap', 'check', 'uncheck', 'setChecked', 'fill', 'clear', 'press', 'pressSequentially'],
  ...['selectOption', 'setInputFiles', 'dragTo'],
];

const isAtRest = () =>
  !navigator.onLine || 'idle' in document.documentElement.dataset || document.getElementById('root') === null;
/** Whether the page is at rest once what the action queued is done: what that draws may ask for more. */
const isAtRestAfterQueue = async () => {
  await scheduler.postTask(() => undefined, { priority: 'background' });
  return !navigator.onLine || 'idle' in document.documentElement.dataset || document.getElementById('root') === null;
};

/** Resolves once the page is at rest; a page that was closed is. */
export async function waitForRest(page) {
  // The page that an action leads away from has nothing to say.
  if (await page.evaluate(isAtRestAfterQueue).catch(() => false)) return;
  try {
    await page.waitForFunction(isAtRest, undefined, { timeout: TIMES.action });
  } catch (error) {
    if (!page.isClosed()) throw new Error(`${page.url()} did not come to rest`, { cause: error });
  }
}

/** Contexts whose pages are waited for. */
const contexts = new WeakSet();
let isWrapped = false;

function wrap(prototype, names, pageOf) {
  for (const name of names) {
    const act = prototype[name];
    prototype[name] = async function (...args) {
      const result = await act.apply(this, args);
      const page = pageOf(this);
      if (contexts.has(page.context()) && !args.at(-1)?.trial) await waitForRest(page);
      return result;
    };
  }
}

/** From now on what is done on the context's pages ends when the page is at rest. Keys alone are as fast as hands. */
export function followRest(context) {
  contexts.add(context);
  context.on('page', (page) => {
    if (isWrapped) return;
    isWrapped = true;
    wrap(Object.getPrototypeOf(page), PAGE, (self) => self);
    wrap(Object.getPrototypeOf(page.locator('html')), LOCATOR, (self) => self.page());
  });
}
