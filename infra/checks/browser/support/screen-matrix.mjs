/** Screens at every size and in both themes: accessible, nothing wider than the window. Each is opened once. */
import { COLOURS, SIZES, violations, wider } from './accessible.mjs';
import { filesOf, judgeFiles } from './files.mjs';
import { lasting } from './language.mjs';
import { waitSettled } from './screen-looks.mjs';
import { signIn } from './session.mjs';
import { expect, screenshots } from './test.mjs';

export const PUBLIC = ['/login', '/terminal', '/recuperar-password', `/cambio-password/enlace.${'a'.repeat(43)}`];

const SCHEME = () => document.documentElement.dataset.mantineColorScheme;
/** Changes the theme of the open page, as when the evening comes; nothing is loaded anew. */
const setScheme = async (page, colorScheme) => {
  await page.emulateMedia({ colorScheme });
  await expect.poll(() => page.evaluate(SCHEME)).toBe(colorScheme);
};

const picture = (page, address, theme) =>
  page.screenshot({ path: `${screenshots}/pantalla${address.replaceAll('/', '-')}-${theme}.png` });

/** A test that opens the addresses, signed in as `perfil` where one is named, counts what each loads, and leaves pictures of it. */
export const inspect =
  (addresses, perfil) =>
  async ({ page }) => {
    if (perfil) await signIn(page, perfil);
    const faults = [];
    const files = [];
    for (const address of addresses) {
      await page.goto(address);
      files.push({ ruta: address, files: await filesOf(page) });
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        await waitSettled(page);
        for (const fault of await lasting(page, async () => [...(await violations(page)), ...(await wider(page))]))
          faults.push(`${address} (${size}): ${fault}`);
        await picture(page, `${address}-${viewport.width}`, 'light');
        await setScheme(page, 'dark');
        for (const fault of await lasting(page, () => violations(page, undefined, COLOURS)))
          faults.push(`${address} (${size}, dark): ${fault}`);
        await picture(page, `${address}-${viewport.width}`, 'dark');
        await setScheme(page, 'light');
      }
    }
    expect(faults).toEqual([]);
    judgeFiles(files);
  };
