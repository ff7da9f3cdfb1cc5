/** Months of sales that a purchase report may look at. */
export const MESES_INFORME = [12, 18, 24] as const;
