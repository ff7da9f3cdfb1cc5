import { available, find } from './orders.mjs';

/** Mantine's fields are of several roles; all of them are inputs with this label. */
const field = (dialog, label) => dialog.getByLabel(label).and(dialog.locator('input')).first();

const pick = async (dialog, label, text) => {
  await field(dialog, label).fill(text);
  await dialog.page().getByRole('option').filter({ hasText: text }).first().waitFor();
  await field(dialog, label).press('Enter');
};

/** *Nuevo pedido* by keyboard: customer, then each product and its quantity. Returns the order's number. */
export async function createByHand(page, customer, lines) {
  await page.getByRole('button', { name: 'Nuevo pedido' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nuevo pedido' });
  await dialog.waitFor();
  await pick(dialog, 'Cliente', customer.legalcode);
  await field(dialog, 'Tipo de entrega').click();
  await page.getByRole('option', { name: 'EN SALA', exact: true }).click();
  await field(dialog, 'Bodega de entrega').fill('BOD');
  for (const [product, quantity] of lines) {
    await pick(dialog, 'Agregar producto', product.part_number);
    const amount = dialog.getByLabel(`Cantidad de ${product.part_number}`, { exact: true });
    await amount.waitFor();
    await amount.fill(String(quantity));
    if (available(product) < quantity) throw new Error(`${product.part_number} has too little stock for this spec`);
  }
  await dialog.getByRole('button', { name: 'Crear Pedido' }).click();
  await page.waitForURL((url) => /^\d+$/.test(url.searchParams.get('pedido') ?? ''));
  const number = Number(new URL(page.url()).searchParams.get('pedido'));
  await page
    .getByRole('dialog', { name: `Resumen Pedido N° ${number}` })
    .getByRole('button', { name: 'Cerrar', exact: true })
    .last()
    .click();
  return number;
}

/** *Validar Pedido N°* as far as the comment; every text to the letter (document 2 §8). */
export async function confirmValidation(page, number) {
  await page.getByRole('button', { name: 'Validar Administrativamente' }).click();
  const sure = page.getByRole('dialog', { name: `Validar el Pedido N° ${number}`, exact: true });
  await sure
    .getByText(
      'Si validas este Pedido quedará disponible para que Bodega comience la Entrega. Recuerda comprobar el método de pago',
      { exact: true },
    )
    .waitFor();
  await sure.getByRole('button', { name: 'Cancelar' }).waitFor();
  await sure.getByRole('button', { name: 'Validar Pedido' }).click();
  return page.getByRole('dialog', { name: 'Por favor Agrega un Comentario', exact: true });
}

/** The message of success, which fades. */
export const validatedMessage = (page, number) =>
  page
    .getByRole('list', { name: 'Avisos' })
    .getByRole('button')
    .filter({ hasText: `Pedido N° ${number} Validado Administrativamente` })
    .filter({ hasText: 'El Pedido fue validado y quedó disponible para Picking' });

export async function openValidation(page, number) {
  const cell = await find(page, number);
  await cell.click();
  await page.keyboard.press('Enter');
  await page
    .getByRole('dialog', { name: `Validar Pedido N° ${number}`, exact: true })
    .getByRole('button', { name: 'Validar Administrativamente' })
    .waitFor();
}

export async function validateByHand(page, number, comment) {
  await openValidation(page, number);
  const asking = await confirmValidation(page, number);
  await asking.getByRole('button', { name: 'Validar Pedido' }).click();
  await asking.getByText('El comentario de validación es obligatorio.', { exact: true }).waitFor();
  await asking.getByRole('textbox').fill(comment);
  await asking.getByRole('button', { name: 'Validar Pedido' }).click();
  await validatedMessage(page, number).waitFor();
  // The next of the queue opens in its place; whoever has done enough closes it.
  await page.waitForURL((url) => url.searchParams.get('pedido') !== String(number));
  await page.keyboard.press('Escape');
}

/** Card of an order on a wallboard, in the block with this heading. */
export const boardCard = (page, block, number) =>
  page
    .getByRole('region', { name: block })
    .getByRole('article')
    .filter({ has: page.getByText(String(number), { exact: true }) });
/** Card of an order on *Dashboard Bodega*. */
export const warehouseCard = (page, block, number) =>
  page.getByRole('region', { name: block }).getByRole('article', { name: `Pedido N° ${number}`, exact: true });
