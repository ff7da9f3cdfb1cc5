/** Every screen on a laptop, opened by its address: few files; one language of type, corners and controls; eight columns of each list, and no figure, date or RUT cut. */
import { filesOf, judgeFiles } from './support/files.mjs';
import { strayed } from './support/language.mjs';
import { PORTIONS } from './support/screens.mjs';
import { signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';

/** Columns of the list that are seen whole, and those that are not; the box that chooses a row and its menu are none. */
const columnsSeen = (page) =>
  page.locator('main .ag-root').evaluate((root) => {
    const { right } = root.getBoundingClientRect();
    const heads = [...root.querySelectorAll('.ag-header-cell')].filter(
      (head) => !['', 'Elegir', 'Acciones'].includes(head.textContent.trim()),
    );
    const seen = heads.filter((head) => head.getBoundingClientRect().right <= right + 1).length;
    return { seen, hidden: heads.length - seen };
  });

/** Eight; of a list that has fewer, all that it has: one column alone would be a list that lost the rest. */
const judged = ({ seen, hidden }) => (seen >= 6 && hidden === 0 ? 8 : seen);

/** Lists of Administrador that were looked at, of all portions: a walk that meets none would judge nothing. */
let lists = 0;

for (const [title, perfil, screens] of PORTIONS)
  test(`the screens of ${title} load few files and are drawn in one language, with eight columns of every list`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await signIn(page, perfil);
    const seen = [];
    const loaded = [];
    for (const ruta of screens) {
      await page.goto(`/sistema/${ruta}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      // The style guide shows what is waited for, too.
      if (ruta !== 'estilo')
        await page.waitForFunction(() => !document.querySelector('main [aria-busy=true], .mantine-Skeleton-root'));
      if (ruta !== 'estilo' && (await page.locator('main .ag-header-cell').count()) > 0) {
        if (perfil === 'Administrador') lists += 1;
        await expect.poll(async () => judged(await columnsSeen(page)), `columns of ${ruta}`).toBe(8);
      }
      loaded.push({ ruta, files: await filesOf(page) });
      for (const fault of await strayed(page)) seen.push(`${ruta}: ${fault}`);
    }
    expect(seen).toEqual([]);
    judgeFiles(loaded);
  });

test('lists of Administrador were met', () => {
  expect(lists).toBeGreaterThan(25);
});
