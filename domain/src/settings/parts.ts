/** Rates of a day: dollar and euro of the central bank; `aduanero` is the dollar of customs, of the month that begins. */
export const TIPOS_CAMBIO = ['dolar', 'euro', 'aduanero'] as const;
export type TipoCambio = (typeof TIPOS_CAMBIO)[number];
