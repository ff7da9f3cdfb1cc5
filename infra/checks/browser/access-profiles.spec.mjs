/** Every profile: sign in, landing or refusal, menu, a refused route, sign out. */
import { MENU, mayOpen, menuOf } from '@power/domain/access/menu';
import { LANDING, REFUSED, shellTitle } from './support/landing-table.mjs';
import { SCREENS } from './support/screens.mjs';
import { fillLogin, hasToken, mailOf } from './support/session.mjs';
import { expect, test } from './support/test.mjs';
import { goOn } from './support/walk.mjs';

const has = (ruta) => SCREENS.includes(ruta);
/** The sidebar as a reader finds it: a group of one is its entry. */
const declaredMenu = (perfil) =>
  menuOf(perfil, { has }).map(({ grupo, entradas }) => ({
    grupo: entradas.length > 1 ? grupo : null,
    entradas: entradas.map((e) => `${e.etiqueta} → /sistema/${e.ruta}`),
  }));
const shownMenu = (page) =>
  page.getByRole('navigation', { name: 'Menú principal' }).evaluate((nav) =>
    [...nav.querySelectorAll(':scope > ul > li')].map((li) => ({
      grupo: li.querySelector(':scope > button')?.textContent ?? null,
      // An entry may open its list filtered.
      entradas: [...li.querySelectorAll('a')].map(
        (a) => `${a.textContent.replace(/\d+$/, '')} → ${a.getAttribute('href').split('?')[0]}`,
      ),
    })),
  );

/** From the log-in page to the log-in page, where the next person finds nothing of it. */
async function visit(page, perfil, ruta, enter) {
  await fillLogin(page, mailOf(perfil), undefined, { enter });
  const menu = declaredMenu(perfil);
  const home = has(ruta) ? ruta : (menu[0]?.entradas[0].split('/sistema/')[1] ?? 'inicio');
  await page.waitForURL((url) => url.pathname === `/sistema/${home}`);
  await page
    .getByRole('banner')
    .getByRole('link', { name: shellTitle(perfil), exact: true })
    .waitFor();
  await expect.poll(() => shownMenu(page)).toEqual(menu);

  const forbidden = MENU.flatMap((g) => g.entradas)
    .map((e) => e.ruta)
    .find((r) => has(r) && !mayOpen(perfil, r) && r !== 'landing');
  await goOn(page, `/sistema/${forbidden ?? 'no-existe'}`);
  await page.getByText(forbidden ? 'Perfil sin autorización' : 'Esta página no existe', { exact: true }).waitFor();
  await page.getByRole('link', { name: /Volver al inicio|Ir al inicio/ }).click();
  await page.waitForURL((url) => url.pathname === `/sistema/${home}`);

  await page.getByRole('button', { name: /Tu cuenta/ }).click();
  await page.getByRole('menu').getByText(perfil, { exact: true }).first().waitFor();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await page.getByRole('button', { name: 'Entrar al sistema' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
  await expect.poll(() => hasToken(page)).toBe(false);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  expect(await page.getByRole('dialog').count()).toBe(0);
}

/** Profiles that come to one device one after the other, in as many tests. */
const SHARES = 3;
for (let share = 0; share < SHARES; share += 1) {
  const profiles = Object.entries(LANDING).filter((_, n) => n % SHARES === share);
  const names = profiles.map(([perfil]) => perfil).join(', ');
  test(`each signs in, lands, sees the own menu only, is refused elsewhere, signs out: ${names}`, async ({ page }) => {
    await page.goto('/login');
    for (const [n, [perfil, ruta]] of profiles.entries())
      await test.step(perfil, () => visit(page, perfil, ruta, n % 2 === 1));
  });
}
test('who may not come in is refused at landing, to the letter', async ({ page }) => {
  await page.goto('/login');
  for (const [perfil, text] of Object.entries(REFUSED))
    await test.step(perfil, async () => {
      await fillLogin(page, mailOf(perfil));
      const dialog = page.getByRole('dialog');
      await dialog.getByText(text, { exact: true }).waitFor();
      await dialog.getByText(/^Pide a un administrador/).waitFor();
      expect(await hasToken(page)).toBe(false);
      expect(new URL(page.url()).pathname).toBe('/login');
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    });
});
test('wrong credentials: title and text of the catalogue, the person stays on login', async ({ page }) => {
  await page.goto('/login');
  await fillLogin(page, mailOf('Marketing'), 'otra-clave', { enter: true });
  const dialog = page.getByRole('dialog', { name: 'Error en los Datos' });
  await dialog.getByText('Por favor verifique su usuario y contraseña').waitFor();
  await dialog.getByText('Error de autenticación', { exact: true }).waitFor();
  await dialog
    .getByText('No coinciden con una cuenta activa. Si no recuerdas tu contraseña, usa «¿Olvidaste tu contraseña?».')
    .waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
  expect(await hasToken(page)).toBe(false);
});
