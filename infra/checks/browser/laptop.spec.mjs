/** A laptop shows a document and its editor whole, no column of two freights hides at the side; nor the actions of a list that was sorted. */
import { wider } from './support/accessible.mjs';
import { lasting } from './support/language.mjs';
import { goodsAndService, quote } from './support/quotations.mjs';
import { signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';

const LAPTOPS = [1366, 1440, 1536, 1920];

/** Headings of the lines that are out of view, and figures that do not stand below their heading. */
const astray = (page) =>
  page.evaluate(() => {
    const table = [...document.querySelectorAll('main table')].find((t) => t.textContent.includes('Total Marítimo'));
    const shown = (cell) => cell.getBoundingClientRect().width > 20;
    const heads = [...table.querySelectorAll('thead th')];
    const { left, right } = document.querySelector('main').getBoundingClientRect();
    const faults = [];
    for (let box = table; box.tagName !== 'MAIN'; box = box.parentElement)
      if (box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).overflowX !== 'visible')
        faults.push(`${box.scrollWidth - box.clientWidth} px at the side`);
    for (const head of heads.filter(shown)) {
      const at = head.getBoundingClientRect();
      if (at.left < left || at.right > right) faults.push(`${head.textContent} is out of view`);
      for (const cell of table.querySelectorAll(`td[data-label="${head.textContent}"]`))
        if (Math.abs(cell.getBoundingClientRect().right - at.right) > 1)
          faults.push(`${head.textContent} is elsewhere`);
    }
    return faults;
  });

test('lines with both freights are seen whole, read and written', async ({ page }) => {
  await signIn(page, 'Administrador');
  const { goods } = await goodsAndService(page);
  const lines = goods.slice(0, 2).map(({ _id }, n) => ({ producto: _id, cantidad: n === 0 ? 1200 : 1 }));
  const { number } = await quote(page, lines, { moneda: 'dolares', transporte: 'aereo' });
  const faults = [];
  for (const address of [`cotizacion/${number}`, `nueva-cotizacion/${number}`])
    for (const width of LAPTOPS) {
      await page.setViewportSize({ width, height: 768 });
      await page.goto(`/sistema/${address}`);
      await page.locator('td[data-label="Total Marítimo"]').filter({ hasText: /\d/ }).first().waitFor();
      for (const fault of await lasting(page, () => astray(page))) faults.push(`${address} at ${width}: ${fault}`);
    }
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const fault of await lasting(page, () => wider(page))) faults.push(`a tablet: ${fault}`);
  expect(faults).toEqual([]);
});

test('a link that asks for an order shows the same columns as the list, and its actions at the right', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await signIn(page, 'Administrador');
  const first = page.locator('[row-index="0"]');
  const heads = () =>
    page
      .locator('main .ag-header-cell[col-id]')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('col-id')).sort());
  const open = async (address) => {
    await page.goto(`/sistema/${address}`);
    await first.filter({ hasText: /[a-z]/i }).first().waitFor();
    await expect(first.getByRole('button', { name: 'Acciones de la fila' })).toBeInViewport();
  };
  for (const ruta of ['clientes?o=cupo.desc', 'listado-cotizaciones?o=total.desc']) {
    await open(ruta.split('?')[0]);
    const plain = await heads();
    await open(ruta);
    await expect.poll(heads, ruta).toEqual(plain);
  }
});

test('at 200 % a sheet has its actions in one line, and the rest of a low window for itself', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await signIn(page, 'Administrador', '/sistema/clientes');
  await page.locator('.ag-cell[col-id=nombre]').filter({ hasText: /\S/ }).first().dblclick();
  const sheet = page.getByRole('dialog');
  await expect(async () => {
    const [more, next] = await Promise.all(
      ['Más', 'Editar'].map((name) => sheet.getByRole('button', { name, exact: true }).boundingBox()),
    );
    expect(Math.abs(more.y + more.height / 2 - next.y - next.height / 2)).toBeLessThan(1);
  }).toPass();
});
