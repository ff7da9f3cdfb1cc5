/** Months of sales beyond which units are too many. */
export const MESES_SOBRESTOCK = [3, 6, 9, 12] as const;
export type MesesSobrestock = (typeof MESES_SOBRESTOCK)[number];
