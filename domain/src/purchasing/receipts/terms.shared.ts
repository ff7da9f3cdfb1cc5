/** Whether the ERP knows of what came. */
export const ESTADOS_ENTRADA = ['Pendiente', 'Contabilizada'] as const;
export type EstadoEntrada = (typeof ESTADOS_ENTRADA)[number];

/** Receptions of one order that a receipt's number tells apart. */
const PER_ORDER = 1000;

/** Number of the goods receipt of a reception: its order's and its own, so that each has one and no other. */
export const receiptNumber = (orden: string | number, recepcion: number): number =>
  Number(orden) * PER_ORDER + recepcion;

/** *Entrada de Mercancía 12-1*: the first reception of order 12. */
export const receiptTitle = (number: string | number): string =>
  `Entrada de Mercancía ${Math.floor(Number(number) / PER_ORDER)}-${Number(number) % PER_ORDER}`;
