/** The whole system as it was: framed, read only, and left again. */
import { mayOpen } from '@power/domain/access/menu';
import { SCREENS } from './support/screens.mjs';
import { signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';
import { goOn } from './support/walk.mjs';

const AT = encodeURIComponent(new Date(Date.now() - 3 * 3_600_000).toISOString());
const isOpen = (perfil) => (ruta) => mayOpen(perfil, ruta);
const inside = SCREENS.filter(isOpen('Administrador'));
const sellers = SCREENS.filter((ruta) => !inside.includes(ruta) && isOpen('Ejecutivo de Ventas')(ruta));

/** What begins with one of these would change something; what only looks, filters or leads somewhere does not. */
const VERB =
  /^(nuev|cre[ae]|invit|registr|program|agend|import|cambio masivo|correo de prueba|edit|cambi|corr[ei]|anul|desactiv|reactiv|elimin|borr|quitar(?! filtro| la selecci)|permisos|concesiones|vínculos|enlace de|forzar|reenvi|termin|inici|cancel|extend|deshacer|tom|seguir|devolv|paus|reanud|guard|env[ií]|valid|factur|despach|entreg|divid|duplic|convert|adjunt|reasign|marcar)/i;

/** A list's tabs are named after states: what has been done. */
const STATE = /^[a-zá-ú]+[ai]d[oa]s?\b/i;

/** Controls in the screen that can be used, by name: buttons and open menus, and fields that take what is typed. */
const offered = (page) =>
  page.evaluate(() => {
    const usable = (e) =>
      e.getClientRects().length > 0 &&
      !e.matches(':disabled, [aria-disabled=true], [data-disabled=true], [readonly], [aria-hidden=true] *');
    const named = (e) => (e.getAttribute('aria-label') ?? e.textContent).trim();
    const within = (selector) => [...document.querySelectorAll(selector)].filter(usable);
    const toolbar = '[role=toolbar], [role=search], .ag-root-wrapper, [data-filters]';
    return {
      actions: within('main button, main a[role=button], [role=menuitem]').map(named),
      typed: within('main table input:not([type=checkbox], [type=radio]), main form textarea')
        .filter((e) => !e.closest(toolbar))
        .map(named),
    };
  });

/** Screens that offer something to change as of then, and what. */
async function changing(page, screens) {
  const faults = [];
  for (const ruta of screens) {
    await goOn(page, `/sistema/${ruta}?asOf=${AT}`);
    await page.getByRole('button', { name: 'Volver a ahora' }).first().waitFor();
    await page.waitForFunction(
      () =>
        !document.querySelector(
          'main [aria-busy=true], main .mantine-Skeleton-root:not(article *), main .ag-overlay-loading-wrapper',
        ),
    );
    const tick = page.locator('.ag-row:not(.row-loading) input[type=checkbox]').first();
    if (await tick.isVisible()) await tick.check();
    const more = page.getByRole('button', { name: 'Acciones de la fila' }).first();
    if (await more.isVisible()) {
      await more.click();
      await page.getByRole('menu').waitFor();
    }
    const { actions, typed } = await offered(page);
    const found = [...actions.filter((name) => VERB.test(name) && !STATE.test(name)), ...typed];
    if (found.length > 0) faults.push(`${ruta}: ${[...new Set(found)].join(', ')}`);
  }
  return faults;
}

/** As many as a busy machine walks through within the time that one trial has. */
const PORTION = 25;
const walked = inside.filter((ruta) => ruta !== 'estilo');
for (let first = 0; first < walked.length; first += PORTION)
  test(`no screen of then offers to change anything, from ${walked[first]}`, async ({ page }) => {
    await signIn(page, 'Administrador');
    expect(await changing(page, walked.slice(first, first + PORTION))).toEqual([]);
  });

test('nor one of a seller', async ({ page }) => {
  await signIn(page, 'Ejecutivo de Ventas');
  expect(await changing(page, sellers)).toEqual([]);
});
