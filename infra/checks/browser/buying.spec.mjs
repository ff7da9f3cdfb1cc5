/** Compras y bodega: a purchase report, a supplier's proforma that becomes an order, what came of it by reception, and its cost. */
import { ask, must, signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';

const BRAND = 'Hikvision';

/** Plain products of the brand, and who sells it. */
async function ofBrand(page) {
  const { rows } = await ask(page, '/productos/listar', {
    accion: 'grid',
    startRow: 0,
    endRow: 60,
    filterModel: { marca: { filterType: 'text', type: 'equals', filter: BRAND } },
    sortModel: [{ colId: 'part_number', sort: 'asc' }],
  });
  const list = await ask(page, '/proveedores/listar', { accion: 'grid', startRow: 0, endRow: 200 });
  const supplier = list.rows.find(({ marcas, activo }) => activo && marcas.includes(BRAND));
  return {
    supplier,
    products: rows.filter((p) => p.activo && !p.servicio && !p.serializable && p.part_number !== '').slice(0, 2),
  };
}

const csv = (lines) => ({
  name: 'PI-2031.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
});

test('a buyer asks what to buy, brings the supplier’s proforma and issues the order', async ({ page }) => {
  await signIn(page, 'Jefe de Logistica', '/sistema/informeparacompras');
  await page.getByRole('button', { name: 'Generar informe' }).first().click();
  const terms = page.getByRole('dialog', { name: 'Generar informe para compras' });
  await terms.getByRole('combobox', { name: 'Marcas' }).fill(BRAND);
  await page.getByRole('option', { name: BRAND, exact: true }).click();
  await page.keyboard.press('Escape');
  await terms.getByRole('button', { name: 'Generar informe' }).click();
  await expect(terms).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Informe' })).toHaveValue(/Listo/, { timeout: 60_000 });
  await page.getByRole('gridcell').first().waitFor();

  const { supplier, products } = await ofBrand(page);
  await page.goto('/sistema/oc-importacion-crear');
  await page.getByRole('combobox', { name: 'Proveedor' }).fill(supplier.razon_social);
  await page.getByRole('option', { name: supplier.razon_social }).click();
  const head = ['PROFORMA INVOICE;;;;', 'No.;Model No.;Qty;Unit Price (USD);Amount'];
  const lines = products.map((p, n) => `${n + 1};${p.part_number};${10 * (n + 1)};1.234,50;${10 * (n + 1) * 1234.5}`);
  const upload = async (rows) => {
    await page.getByRole('button', { name: 'Importar proforma' }).click();
    const dialog = page.getByRole('dialog', { name: 'Importar proforma' });
    await dialog.locator('input[type=file]').setInputFiles(csv(rows));
    await dialog.getByRole('button', { name: 'Subir' }).click();
    await dialog.getByRole('button', { name: 'Ensayar' }).click();
    return dialog;
  };
  const foreign = await upload([head[0], head[1].replace('USD', 'EUR'), ...lines]);
  await expect(foreign.getByRole('alert')).toContainText('La proforma está en EUR y la orden en USD.');
  await page.keyboard.press('Escape');
  await expect(foreign).toHaveCount(0);

  const wrong = await upload([...head, ...lines, '3;NO-EXISTE;5;2;10']);
  await expect(wrong.getByText(/ningún producto activo se llama «NO-EXISTE»/)).toBeVisible();
  await expect(wrong.getByRole('button', { name: /^Agregar / })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(wrong).toHaveCount(0);

  const right = await upload([...head, ...lines, ';FREIGHT;1;350;350', ';TOTAL;;;37.035,00']);
  await expect(right.getByText('2 productos, 30 unidades por 37.035 USD')).toBeVisible();
  await expect(right.getByText(/FREIGHT/)).toBeVisible();
  await right.getByRole('button', { name: 'Agregar 2 productos' }).click();
  await expect(page.getByRole('textbox', { name: 'Cantidad, línea 2' })).toHaveValue('20');
  await page.getByRole('button', { name: 'Guardar orden' }).click();
  const sheet = page.getByRole('dialog', { name: /^Orden de Compra N° \d+/ });
  await expect(sheet.getByText(products[1].part_number).first()).toBeVisible();
  await sheet.getByRole('button', { name: 'Emitir' }).click();
  await page.getByRole('button', { name: 'Emitir orden' }).click();
  await expect(sheet.getByText('Emitida').first()).toBeVisible();
});

test('a receiver takes in part of an order, no more than the tolerance; the rest stays to come', async ({
  page,
  another,
}) => {
  const office = await another();
  await signIn(office, 'Administrador');
  const { supplier, products } = await ofBrand(office);
  const orden = {
    ...{ proveedor: supplier.razon_social, marca: BRAND, moneda: 'USD', incoterm: 'FOB', etd: null, eta: null },
    lineas: products.map(({ _id }) => ({ producto: _id, cantidad: 10, precio: 12.5 })),
  };
  const { number } = await must(office, '/orden_compras/crear', { orden });
  await must(office, '/orden_compras/modificar', { accion: 'emitir', id: number });

  await signIn(page, 'Jefe de Bodega', `/sistema/ordenes-de-compra-global?oc=${number}`);
  const sheet = page.getByRole('dialog', { name: `Orden de Compra N° ${number}` });
  await sheet.getByRole('button', { name: 'Recepcionar' }).click();
  const form = page.getByRole('dialog', { name: `Recepcionar Orden de Compra N° ${number}` });
  await form.getByRole('combobox', { name: 'Bodega', exact: true }).click();
  await page.getByRole('option').first().click();
  const first = form.getByRole('group', { name: products[0].part_number, exact: true });
  await first.getByRole('textbox', { name: 'Buenas', exact: true }).fill('30');
  await form.getByRole('button', { name: 'Registrar recepción' }).click();
  await expect(form.getByRole('alert')).toContainText('con la tolerancia de 5 % se reciben a lo más 10');
  await first.getByRole('textbox', { name: 'Buenas', exact: true }).fill('4');
  await form.getByRole('button', { name: 'Registrar recepción' }).click();
  await expect(form).toHaveCount(0);
  await expect(sheet.getByText('Recepción Parcial').first()).toBeVisible();
  // Who receives sees no price.
  expect(JSON.stringify(await ask(page, '/orden_compras/listar', { accion: 'gridrecepcion' }))).not.toMatch(
    /costo_fob/,
  );

  await office.goto('/sistema/entrada-mercancia');
  await office
    .getByRole('gridcell', { name: String(number), exact: true })
    .first()
    .dblclick();
  await expect(office.getByRole('dialog')).toContainText(products[0].part_number);
});
