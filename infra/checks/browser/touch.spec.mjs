/** Every screen under a thumb: on a phone no button and no field is lower than 40 px. */
import { mayOpen } from '@power/domain/access/menu';
import { overhang } from './support/accessible.mjs';
import { SCREENS } from './support/screens.mjs';
import { signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';

const LOWEST = 40;
const MINE = SCREENS.filter((ruta) => !ruta.includes(':') && ruta !== 'estilo' && mayOpen('Administrador', ruta));

/** What is pressed and lower than a thumb is wide. The words beside a box that is ticked are pressed too; a scale is drawn along. */
const low = (page) =>
  page.evaluate(
    (lowest) =>
      [...document.querySelectorAll('header button, main button, main input, main textarea, main select')]
        .filter((e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((e) => !e.matches('[type=checkbox], [type=radio], [type=range], [type=hidden], [type=file]'))
        .map((e) => [e, (e.closest('.mantine-Input-wrapper') ?? e).getBoundingClientRect()])
        .filter(([, { width, height }]) => width > 2 && height > 2 && height < lowest)
        .map(([e, { height }]) => `${e.getAttribute('aria-label') ?? e.textContent.trim()}: ${Math.round(height)} px`),
    LOWEST,
  );

test(
  'what is pressed is as high as a thumb, and nothing is wider than the phone',
  { tag: '@phone' },
  async ({ page }) => {
    await signIn(page, 'Administrador');
    const faults = [];
    for (const ruta of MINE) {
      await page.goto(`/sistema/${ruta}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForFunction(() => !document.querySelector('main [aria-busy=true], .mantine-Skeleton-root'));
      for (const fault of new Set(await low(page))) faults.push(`${ruta}: ${fault}`);
      const wide = await overhang(page);
      if (wide > 0) faults.push(`${ruta}: ${wide} px wider than the window`);
    }
    expect(faults).toEqual([]);
  },
);
