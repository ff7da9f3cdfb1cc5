/** Marketing makes a banner with its picture, looks at it as visitors will, and publishes it: then, and not before, a visitor sees it. */
import { violations } from './support/accessible.mjs';
import { signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';

test('a banner is a draft until it is published, and then the first thing a visitor sees', async ({
  page,
  another,
}) => {
  const titulo = `Semana del videoportero ${Date.now().toString(36)}`;
  const visitor = await another();
  const seen = async () => (await (await visitor.request.get('/web')).text()).includes(titulo);

  await signIn(page, 'Marketing', '/sistema/anuncios');
  await page.getByRole('button', { name: 'Crear anuncio' }).first().click();
  const form = page.getByRole('dialog', { name: 'Crear un anuncio' });
  await form.getByLabel('Título').fill(titulo);
  await form.getByLabel('Texto').fill('Hasta agotar stock <b>de verdad</b>');
  await form.getByLabel('Desde').and(form.locator('input')).fill('01-01-2026');
  await form.getByLabel('Desde').and(form.locator('input')).press('Tab');
  await form.locator('button[type=submit]').click();
  await form.waitFor({ state: 'detached' });
  await page.getByRole('searchbox', { name: 'Filtro rápido' }).fill(titulo);
  const act = async (name) => {
    await page.locator('.ag-row').filter({ hasText: titulo }).waitFor();
    await page
      .getByRole('row', { name: new RegExp(titulo) })
      .getByRole('button', { name: /Acciones/ })
      .click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };

  // Without a picture it would be an empty frame: nothing is published.
  await act('Editar');
  const edit = page.getByRole('dialog', { name: new RegExp(`^Editar.*${titulo}`) });
  const publish = async () => {
    await edit.getByRole('combobox', { name: 'Estado' }).click();
    await page.getByRole('option', { name: 'Publicado' }).click();
    await edit.locator('button[type=submit]').click();
  };
  await publish();
  await edit.getByRole('alert').first().waitFor();
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /Descartar|Salir/ })
    .first()
    .click();
  await edit.waitFor({ state: 'detached' });
  expect(await seen()).toBe(false);

  await act('Diseño');
  const picture = page.getByRole('dialog', { name: `Diseño de ${titulo}` });
  const buffer = await page.screenshot();
  await picture.locator('input[type=file]').first().setInputFiles({ name: 'aviso.png', mimeType: 'image/png', buffer });
  await picture.waitFor({ state: 'detached' });
  await act('Vista previa');
  const preview = page.getByRole('dialog', { name: `Vista previa de ${titulo}` });
  await preview.getByRole('img', { name: titulo }).first().waitFor();
  await preview.getByText('<b>de verdad</b>').first().waitFor();
  expect(await violations(page, '[data-portal]')).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await seen()).toBe(false);

  await act('Editar');
  await publish();
  await edit.waitFor({ state: 'detached' });
  await expect.poll(seen, 'a visitor sees it').toBe(true);
  await visitor.goto('/web');
  await visitor.getByText(titulo).first().waitFor();
  await visitor.getByText('<b>de verdad</b>').first().waitFor();
});
