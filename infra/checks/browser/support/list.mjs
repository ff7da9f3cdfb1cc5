/** The filter of *Entrega* is one of some values: COURIER. */
export const chooseCourier = async (page) => {
  await page.getByRole('button', { name: /^Filtrar Entrega: / }).click();
  await page.getByRole('checkbox', { name: 'COURIER' }).click();
};
/** Waits until the list has rows and all of them say this in that column. */
export const allSay = (page, column, text) =>
  page.waitForFunction(
    ([col, wanted]) => {
      const cells = [...document.querySelectorAll(`.ag-cell[col-id=${col}]`)].filter((cell) => cell.textContent !== '');
      return cells.length > 0 && cells.every((cell) => cell.textContent === wanted);
    },
    [column, text],
  );
/** What the list says it holds. */
export const counted = async (page) =>
  Number(
    (
      await page
        .getByText(/^[\d.]+ pedidos?$/)
        .first()
        .textContent()
    ).replace(/\D/g, ''),
  );
