/** What a screen of a past moment offers: nothing that would change anything. */
import { goOn } from './walk.mjs';

const AT = encodeURIComponent(new Date(Date.now() - 3 * 3_600_000).toISOString());

/** What begins with one of these would change something; what only looks, filters or leads somewhere does not. */
const VERB =
  /^(nuev|cre[ae]|invit|registr|program|agend|import|cambio masivo|correo de prueba|edit|cambi|corr[ei]|anul|desactiv|reactiv|elimin|borr|quitar(?! filtro| la selecci)|permisos|concesiones|vínculos|enlace de|forzar|reenvi|termin|inici|cancel|extend|deshacer|tom|seguir|devolv|paus|reanud|guard|env[ií]|valid|facturar|despach|entreg|divid|duplic|convert|adjunt|reasign|marcar)/i;

/** A list's tabs are named after states: what has been done. */
const STATE = /^[a-zá-ú]+[ai]d[oa]s?\b/i;

/** Controls in the screen that can be used, by name: buttons and open menus, and fields that take what is typed. */
const usableControls = (page) =>
  page.evaluate(() => {
    const usable = (e) =>
      e.getClientRects().length > 0 &&
      !e.matches(':disabled, [aria-disabled=true], [data-disabled=true], [readonly], [aria-hidden=true] *');
    const labelOf = (e) => (e.getAttribute('aria-label') ?? e.textContent).trim();
    const within = (selector) => [...document.querySelectorAll(selector)].filter(usable);
    const toolbar = '[role=toolbar], [role=search], .ag-root-wrapper, [data-filters]';
    return {
      actions: within('main button, main a[role=button], [role=menuitem]').map(labelOf),
      fields: within('main table input:not([type=checkbox], [type=radio]), main form textarea')
        .filter((e) => !e.closest(toolbar))
        .map(labelOf),
    };
  });

/** Opens the screen as of three hours ago, ticks a row, opens its menu; names of what would change something. */
export async function offersInThePast(page, address) {
  await goOn(page, `${address}?asOf=${AT}`);
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
  const { actions, fields } = await usableControls(page);
  return [...new Set([...actions.filter((name) => VERB.test(name) && !STATE.test(name)), ...fields])];
}
