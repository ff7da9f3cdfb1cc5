import type { Browser, Page } from 'playwright-core';
import { admin } from '../grid/order-system.ts';
import { MainThread, type Spent } from './main-thread.ts';

/** What a person does all day at a desk; processor time of the page's main thread until it is drawn. */
export interface Gestures {
  readonly search: Spent;
  readonly searchAgain: Spent;
  readonly sort: Spent;
  /** A list that was just left: until it is seen again, and until it shows what is true now. */
  readonly listSeen: Spent;
  readonly listAgain: Spent;
}

/** Longest that anything here may take to be drawn, ms: nobody waits for a bench that hangs. */
const LIMIT_MS = 30_000;
/** What goes on by itself after a screen has come is over by then, ms. */
const REST_MS = 1500;

/** Resolves with the frame after the one in which it is so; the page itself looks, with each frame. */
const drawn = (page: Page, condition: string): Promise<unknown> =>
  page.evaluate(
    `new Promise((done, failed) => {
      const end = performance.now() + ${LIMIT_MS};
      const look = () => {
        if (${condition}) requestAnimationFrame(() => done());
        else if (performance.now() > end) failed(new Error('not drawn: ' + location.pathname));
        else requestAnimationFrame(look);
      };
      look();
    })`,
  );

const ROWS = "document.querySelectorAll('.ag-row .ag-cell').length > 20";
/** What became of the rows meanwhile has been asked and is shown. */
const LIVE =
  "performance.now() > window.seenAt + 300 && document.querySelector('.list-grid[aria-busy]') === null && " + ROWS;
const SEARCH = "document.querySelector('[role=dialog] [role=combobox]') === document.activeElement";

export async function gesturesOf(browser: Browser, url: string): Promise<Gestures> {
  const context = await browser.newContext({ baseURL: url, locale: 'es-CL', viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await signInAt(page);
    await page.goto('/sistema/pedidos-globales');
    await drawn(page, ROWS);
    const rest = (): Promise<void> => page.waitForTimeout(REST_MS);
    await page.waitForLoadState('networkidle');
    await rest();
    const thread = await MainThread.of(page);
    const searching = async (): Promise<Spent> => {
      const spent = await thread.spentBy(async () => {
        await page.keyboard.press('Control+k');
        await drawn(page, SEARCH);
      });
      await page.keyboard.press('Escape');
      await drawn(page, "document.querySelector('[role=dialog]') === null");
      await rest();
      return spent;
    };
    const search = await searching();
    const searchAgain = await searching();
    const sort = await sorting(page, thread);
    await rest();
    await page.evaluate(`document.querySelector('a[href="/sistema/usuarios"]').click()`);
    await drawn(page, "location.pathname === '/sistema/usuarios' && document.querySelector('.ag-row') !== null");
    await rest();
    const listSeen = await thread.spentBy(async () => {
      await page.evaluate('history.back()');
      await drawn(page, `location.pathname.endsWith('globales') && ${ROWS}`);
    });
    const more = await thread.spentBy(async () => {
      await page.evaluate('window.seenAt = performance.now()');
      await drawn(page, LIVE);
    });
    const listAgain = { all: listSeen.all + more.all, scripts: listSeen.scripts + more.scripts };
    return { search, searchAgain, sort, listSeen, listAgain };
  } finally {
    await context.close();
  }
}

async function signInAt(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Correo').fill(admin.email);
  await page.locator('input[type=password]').fill(admin.password);
  await page.keyboard.press('Enter');
  await page.waitForURL((to) => !to.pathname.startsWith('/login'));
}

/** By its total: the heading is pressed until the row that is first then is drawn. */
async function sorting(page: Page, thread: MainThread): Promise<Spent> {
  const first = `(document.querySelector('.ag-row[row-index="0"]:not(.row-loading)')?.innerText.trim() ?? '')`;
  const before = await page.evaluate(first);
  const heading = await page.locator('.ag-header-cell[col-id="total"] .ag-header-cell-label').boundingBox();
  if (!heading) throw new Error('the list has no column total');
  return thread.spentBy(async () => {
    await page.mouse.click(heading.x + heading.width / 2, heading.y + heading.height / 2);
    await drawn(page, `${first} !== '' && ${first} !== ${JSON.stringify(before)}`);
  });
}
