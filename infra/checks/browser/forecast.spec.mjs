/** An opportunity from its quotation to 80 % and to its loss; who only reads it; the company's month. */
import { ask, must, signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';

/** A quotation of the person on the page; its number and customer. */
async function quote(page) {
  const grid = { accion: 'grid', startRow: 0, endRow: 20, filterModel: {}, sortModel: [] };
  const { rows } = await ask(page, '/clientes/listar', grid);
  const { productos } = await ask(page, '/productos/buscar', { accion: 'simple', buscar: 'camara' });
  const line = { producto: productos.find(({ bloqueado }) => !bloqueado)._id, cantidad: 2 };
  const { _id, nombre } = rows.find(({ activo }) => activo);
  const cotizacion = { cliente: _id, productos_cotizacion: [line] };
  const { number } = await must(page, '/web/cotizaciones/crear', { accion: 'crearsistema', cotizacion });
  return { number, cliente: nombre };
}

/** Today in Santiago, as people type it. */
const today = () =>
  new Intl.DateTimeFormat('es-CL', { timeZone: 'America/Santiago', dateStyle: 'short' }).format(new Date());

test('a seller takes a quotation into the forecast, moves its card by keyboard to 80 % and loses it; others read it', async ({
  page,
  another,
}) => {
  await signIn(page, 'Ejecutivo de Ventas', '/sistema/landing');
  const { number, cliente } = await quote(page);
  await page.goto('/sistema/fef');
  await page.getByRole('button', { name: 'Nueva oportunidad' }).click();
  const making = page.getByRole('dialog', { name: /^Nueva oportunidad/ });
  await making.getByRole('textbox', { name: 'Cotización' }).fill(String(number));
  await expect(making.getByRole('radio', { name: new RegExp(`^${number}`) })).toHaveCount(1);
  // Its digits are found in tax ids too; the number itself stands first, after the two origins.
  await expect(making.getByRole('radio').nth(2)).toHaveAccessibleName(new RegExp(`^${number}`));
  await making.getByRole('radio', { name: new RegExp(`^${number}`) }).click();
  await making.getByRole('button', { name: 'Agregar al forecast' }).click();
  const sheet = page.getByRole('dialog', { name: `Oportunidad ${number} | Cliente: ${cliente}` });
  await sheet.waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });

  const card = page
    .getByRole('region', { name: /^20%/ })
    .getByRole('button', { name: new RegExp(`Cot\\.: ${number}`) });
  // The sheet that closed gives the focus back first.
  await card.press('ArrowRight');
  // The percentage is chosen: what is left to say has the focus.
  await expect(sheet.getByRole('textbox', { name: 'Comentario' })).toBeFocused();
  await sheet.getByRole('combobox', { name: 'Porcentaje' }).click();
  await page.getByRole('option', { name: '80%' }).click();
  await sheet.getByRole('button', { name: 'Actualizar' }).click();
  await sheet.getByText('Formulario incompleto').waitFor();
  await sheet.getByRole('textbox', { name: 'Comentario' }).fill('Nos adjudicaron');
  await sheet.getByRole('textbox', { name: 'Próxima acción', exact: true }).fill('Pedir la orden de compra');
  await sheet.getByRole('textbox', { name: 'Fecha próxima acción' }).fill(today());
  await sheet.getByRole('button', { name: 'Actualizar' }).click();
  await page.getByText('La Oportunidad se actualizó con éxito').waitFor();
  await sheet.getByText('Nos adjudicaron').waitFor();
  await page.keyboard.press('Escape');
  await page
    .getByRole('region', { name: /^80%/ })
    .getByRole('button', { name: new RegExp(`Cot\\.: ${number}`) })
    .waitFor();

  const presales = await another();
  await signIn(presales, 'Pre-Venta', `/sistema/oportunidad/${number}`);
  await presales.getByText(/^Solo .* o un Administrador puede actualizarla/).waitFor();
  await presales.getByText('Nos adjudicaron').waitFor();
  await expect(presales.getByRole('button', { name: 'Lost opportunity' })).toHaveCount(0);

  await page.goto(`/sistema/oportunidad/${number}`);
  await page.getByRole('button', { name: 'Lost opportunity' }).click();
  const losing = page.getByRole('dialog', { name: 'Lost opportunity' });
  await losing.getByRole('button', { name: 'Marcar como perdida' }).click();
  const reason = page.getByRole('dialog', { name: 'Oportunidad Perdida' });
  await reason.getByRole('textbox', { name: 'Motivo' }).fill('Compró a otro');
  await reason.getByRole('button', { name: 'Marcar como perdida' }).click();
  await page.getByText('Compró a otro').waitFor();
  await expect(page.getByRole('button', { name: 'Lost opportunity' })).toHaveCount(0);
  await presales.getByText('Compró a otro').waitFor();
});

test('an Administrador sees the month of the company, drills into a seller and compares it with three weeks ago', async ({
  page,
}) => {
  await signIn(page, 'Administrador', '/sistema/fefglobal');
  const sellers = page.getByRole('region', { name: 'Por ejecutivo' });
  await sellers.getByRole('row').nth(1).waitFor();
  await page.getByText('Comparar', { exact: true }).click();
  await page.getByRole('list', { name: /^Qué se movió/ }).waitFor();
  await page.getByText('Precisión', { exact: true }).click();
  await page.getByRole('region', { name: 'Precisión del forecast' }).waitFor();
  await page.getByText('Resumen', { exact: true }).click();
  const seller = sellers.getByRole('row').nth(1).getByRole('rowheader').getByRole('link');
  const name = await seller.textContent();
  await seller.click();
  await page.getByText(new RegExp(`^${name} · `)).waitFor();
  await page.getByRole('link', { name: 'Asegurado' }).click();
  await page.waitForURL(/vista=lista/);
  await page.getByRole('treegrid').or(page.getByRole('grid')).first().waitFor();
});
