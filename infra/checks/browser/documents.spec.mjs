/** The sheet of a document: where it lies, files, its own address, the next one of its list, what is not possible now and why. */
import { lasting } from './support/language.mjs';
import { ask, signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';
import { goOn } from './support/walk.mjs';

const LIST = '/sistema/pedidos-globales';

/** The newest orders that wait for their validation, as the list has them. */
async function waiting(page) {
  const { rows } = await ask(page, '/pedido_ventas/listar', {
    accion: 'grid',
    startRow: 0,
    endRow: 50,
    sortModel: [],
    filterModel: { estatus: { filterType: 'set', values: ['Pendiente Validacion Administrativa'] } },
  });
  return rows.map(({ number }) => number);
}

test('a file is attached, read back and taken away; what is none is refused with what to do', async ({ page }) => {
  await signIn(page, 'Administrador');
  const [number] = await waiting(page);
  await page.goto(`/sistema/pedido/${number}`);
  await page.getByRole('tab', { name: /^Archivos/ }).click();
  const choose = page.locator('input[type=file]');
  const content = Buffer.from('%PDF-1.7 orden de compra');
  await choose.setInputFiles({ name: 'orden ñandú.pdf', mimeType: 'application/pdf', buffer: content });
  const file = page.getByRole('button', { name: 'orden ñandú.pdf', exact: true });
  await file.waitFor();
  await page.getByRole('tab', { name: 'Archivos (1)' }).waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
  expect(download.suggestedFilename()).toBe('orden ñandú.pdf');
  await choose.setInputFiles({ name: 'factura.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') });
  await page.getByText(/factura\.pdf no es un archivo que se pueda adjuntar/).waitFor();
  await page.keyboard.press('Escape');
  const removed = page.getByRole('button', { name: 'Quitar orden ñandú.pdf' });
  await removed.click();
  const sure = page.getByRole('dialog', { name: 'Quitar orden ñandú.pdf' });
  await sure.getByRole('button', { name: 'Cancelar' }).click();
  await sure.waitFor({ state: 'detached' });
  await file.waitFor();
  await removed.click();
  await sure.getByRole('button', { name: 'Quitar', exact: true }).click();
  await page.getByText('Todavía no hay archivos.').waitFor();
  await page.getByRole('tab', { name: 'Historia' }).click();
  await page.getByText('Archivo adjuntado').waitFor();
  await page.getByText('Archivo quitado').waitFor();
});

test('a sheet goes to the next of its list, says why something is not possible, and has a page of its own', async ({
  page,
}) => {
  await signIn(page, 'Administrador', LIST);
  const cell = page.locator('[row-index="0"] [col-id=number]').filter({ hasText: /\d/ }).first();
  await cell.waitFor();
  const first = await cell.textContent();
  await cell.click();
  await page.keyboard.press('Enter');
  const dialog = (number) => page.getByRole('dialog', { name: `Resumen Pedido N° ${number}` });
  // In the middle, as wide as a document is.
  await expect(async () => {
    const { x, width } = await dialog(first).boundingBox();
    expect([Math.round(width), Math.round(x)]).toEqual([1280, (1440 - 1280) / 2]);
  }).toPass();
  await dialog(first).getByRole('button', { name: 'Siguiente' }).click();
  await page.waitForURL((url) => url.searchParams.get('pedido') !== first);
  const second = new URL(page.url()).searchParams.get('pedido');
  await dialog(second).getByRole('button', { name: 'Anterior' }).click();
  await dialog(first).getByRole('button', { name: 'Más' }).click();
  const refused = page.getByRole('menuitem', { disabled: true }).first();
  await refused.waitFor();
  expect((await refused.textContent()).length).toBeGreaterThan(20);
  await page.keyboard.press('Escape');
  await dialog(first).getByRole('link', { name: 'Abrir como página' }).click();
  await page.waitForURL(`**/sistema/pedido/${first}`);
  await page.getByRole('heading', { level: 1, name: `Resumen Pedido N° ${first}` }).waitFor();
  await page.getByText('TOTAL', { exact: true }).first().waitFor();
});

/** The newest row of a list. */
async function newest(page, path) {
  const request = { accion: 'grid', startRow: 0, endRow: 1, sortModel: [], filterModel: {} };
  return (await ask(page, path, request)).rows[0];
}

/** How a sheet lies in its window, in px, and what of its lines hides at the side. */
const lie = (dialog) =>
  dialog.evaluate((sheet) => {
    const { left, right, width } = sheet.getBoundingClientRect();
    const lines = sheet.querySelector('section[aria-label=Detalle]');
    return [Math.round(width), Math.abs(left - (innerWidth - right)) < 2, lines.scrollWidth - lines.clientWidth < 2];
  });

test('sheets lie in the middle of the window, as wide as a document is, and hide no figure', async ({ page }) => {
  await signIn(page, 'Administrador');
  const addresses = [
    `pedidos-globales?pedido=${(await newest(page, '/pedido_ventas/listar')).number}`,
    `listado-cotizaciones?ncot=${(await newest(page, '/web/cotizaciones/listar')).number}`,
    `clientes?cliente=${(await newest(page, '/clientes/listar'))._id}`,
    `productos?producto=${(await newest(page, '/productos/listar'))._id}`,
  ];
  for (const address of addresses) {
    await goOn(page, `/sistema/${address}`);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('region', { name: 'Detalle' }).getByRole('table').first().waitFor();
    for (const [width, sheet] of [
      [1024, 942],
      [1366, 1257],
      [1920, 1280],
    ]) {
      await page.setViewportSize({ width, height: 768 });
      await expect.poll(() => lie(dialog), `${address} at ${width}`).toEqual([sheet, true, true]);
    }
  }
});

/** An order as long as one can be: its names, its amounts, as many lines as are asked for. */
const swollen = ({ documento, ...reply }, lines) => {
  const name = 'Comercializadora e Importadora de Sistemas de Seguridad Electrónica del Pacífico S.A.';
  const [line] = documento.productos_pedido;
  const long = { ...line, precio_venta: 1_234_567_890_123, producto: { ...line.producto, nombre: name } };
  return {
    ...reply,
    documento: {
      ...documento,
      client: { ...documento.client, name },
      total: 1_234_567_890_123,
      observacion: `${name} `.repeat(20),
      productos_pedido: Array.from({ length: lines }, (_, n) => ({ ...long, linea: n + 1 })),
    },
  };
};

test('names of 84 letters, no lines or 200, amounts of 13 digits: nothing hides, and what is cut has a title', async ({
  page,
}) => {
  await signIn(page, 'Administrador');
  const { number } = await newest(page, '/pedido_ventas/listar');
  let lines = 0;
  await page.route('**/documentos/pedido', async (route) => {
    const response = await route.fetch();
    const reply = await response.json();
    await route.fulfill({ response, json: reply.documento ? swollen(reply, lines) : reply });
  });
  const faults = [];
  for (lines of [0, 200]) {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto(`/sistema/pedidos-globales?pedido=${number}`);
    const dialog = page.getByRole('dialog');
    for (const width of [1366, 768, 390]) {
      await page.setViewportSize({ width, height: 768 });
      await dialog
        .getByText(lines ? /^Comercializadora/ : 'Este documento no tiene líneas.')
        .last()
        .waitFor();
      const look = (sheet) => {
        const wide = [sheet, ...sheet.querySelectorAll('section, aside, dl, dd, td')].filter(
          (box) => box.clientWidth > 0 && box.scrollWidth > box.clientWidth + 1,
        );
        const cut = [...sheet.querySelectorAll('span, strong')].filter(
          (e) => getComputedStyle(e).textOverflow === 'ellipsis' && e.scrollWidth > e.clientWidth && !e.title,
        );
        const header = sheet.querySelector('.mantine-Modal-header').getBoundingClientRect();
        return [
          ...wide.map((e) => `${e.tagName} ${e.textContent.slice(0, 30)} is too narrow`),
          ...cut.map((e) => `${e.textContent} is cut`),
          // A desk has room for one line of title, state, name and amount.
          ...(innerWidth > 1000 && header.height > 64 ? [`the header is ${header.height} px high`] : []),
        ];
      };
      for (const fault of await lasting(page, () => dialog.evaluate(look)))
        faults.push(`${lines} lines at ${width}: ${fault}`);
    }
  }
  expect(faults).toEqual([]);
});

test.describe(() => {
  // What a malformed address is answered with.
  test.use({ allow: /status of 400/ });
  test('an address that names no document says so and leads back to its list', async ({ page }) => {
    await signIn(page, 'Administrador');
    for (const [address, list] of [
      ['pedido/999999', 'pedidos-globales'],
      ['pedido/abc', 'pedidos-globales'],
      ['pedidos-globales?pedido=999999', 'pedidos-globales'],
      ['cotizacion/abc', 'listado-cotizaciones'],
      ['nueva-cotizacion/999999', 'listado-cotizaciones'],
      ['cliente/999999', 'clientes'],
      ['productos?producto=999999', 'productos'],
      ['oportunidad/999999', 'fef'],
    ]) {
      await page.goto(`/sistema/${address}`);
      await page.getByText(/no se pudo abrir$/).waitFor();
      await page.getByText(/no existe/).waitFor();
      await page.getByRole(address.includes('?') ? 'button' : 'link', { name: 'Volver a la lista' }).click();
      await page.waitForURL(`**/sistema/${list}`);
    }
    await page.goto('/oferta/zzz');
    await page.getByRole('heading', { level: 1, name: 'Este enlace ya no sirve' }).waitFor();
    await page.goto('/cambio-password/zzz');
    await page.getByRole('heading', { level: 1, name: 'Enlace no válido' }).waitFor();
    await page.getByRole('link', { name: 'Recuperar contraseña' }).click();
    await page.waitForURL('**/recuperar-password');
  });
});

test('the step of a long form is in view, however low the window is', async ({ page }) => {
  await signIn(page, 'Administrador');
  for (const viewport of [
    { width: 390, height: 640 },
    { width: 683, height: 384 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto('/sistema/clientes?cliente=nuevo');
    const create = page.getByRole('dialog').getByRole('button', { name: 'Crear cliente' });
    await expect(create).toBeInViewport({ ratio: 1 });
    await page.getByRole('dialog').getByRole('textbox').last().focus();
    await expect(create).toBeInViewport({ ratio: 1 });
  }
});
