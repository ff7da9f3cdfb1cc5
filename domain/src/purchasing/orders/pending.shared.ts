/** Units of a line that have not come; over the order there are none to wait for. */
export const pendingOf = (line: { readonly cantidad: number; readonly totalrecepcionado: number }): number =>
  Math.max(0, line.cantidad - line.totalrecepcionado);
