/** Every screen on a laptop, opened by its address: few files; one language of type, corners and controls; eight columns of each list, and no figure, date or RUT cut. */
import { filesOf, judgeFiles } from './support/files.mjs';
import { strayed } from './support/language.mjs';
import { SCREENS_BY_PROFILE } from './support/screens.mjs';
import { signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';

/** Lists whose records have fewer fields than eight, or that hide some until they are asked for: all that is there is seen. */
const FEW = {
  'condiciones-servicio': 7,
  'configuraciones/monedas': 7,
  'configuraciones/paises': 6,
  'correos-enviados': 7,
  'lista-de-precios/tipo-de-cambio-mensual': 6,
};

/** Columns of the list that are seen whole; beside them there are the box that chooses a row and its menu. */
const columnsSeen = (page) =>
  page.locator('main .ag-root').evaluate((root) => {
    const { right } = root.getBoundingClientRect();
    return [...root.querySelectorAll('.ag-header-cell')]
      .filter((head) => head.getBoundingClientRect().right <= right + 1)
      .map((head) => head.textContent.trim())
      .filter((text) => !['', 'Elegir', 'Acciones'].includes(text)).length;
  });

for (const [perfil, screens] of SCREENS_BY_PROFILE)
  test(`the screens of ${perfil} load few files and are drawn in one language, with eight columns of every list`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await signIn(page, perfil);
    const seen = [];
    const loaded = [];
    let lists = 0;
    for (const ruta of screens) {
      await page.goto(`/sistema/${ruta}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      // The style guide shows what is waited for, too.
      if (ruta !== 'estilo')
        await page.waitForFunction(() => !document.querySelector('main [aria-busy=true], .mantine-Skeleton-root'));
      if (ruta !== 'estilo' && (await page.locator('main .ag-header-cell').count()) > 0) {
        lists += 1;
        await expect.poll(() => columnsSeen(page), `columns of ${ruta}`).toBe(FEW[ruta] ?? 8);
      }
      loaded.push({ ruta, files: await filesOf(page) });
      for (const fault of await strayed(page)) seen.push(`${ruta}: ${fault}`);
    }
    expect(seen).toEqual([]);
    judgeFiles(loaded);
    if (perfil === 'Administrador') expect(lists).toBeGreaterThan(25);
  });
