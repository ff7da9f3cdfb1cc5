/** Whose document is paid: a customer's invoice, by its order, or one of a supplier abroad. */
export const PARTES_PAGO = ['Cliente', 'Proveedor'] as const;
export type PartePago = (typeof PARTES_PAGO)[number];

/** A payment that was a mistake is reversed: it stays in the list and counts no more. */
export const ESTADOS_PAGO = ['Vigente', 'Reversado'] as const;
export type EstadoPago = (typeof ESTADOS_PAGO)[number];

/** Days past the due date, of a document by its oldest part that is not paid (requirements §5, `facturas-impagas`). */
export const TRAMOS_VENCIMIENTO = ['Por vencer', '0–30', '31–60', '61–90', '90+'] as const;
export type TramoVencimiento = (typeof TRAMOS_VENCIMIENTO)[number];

const LETTER: Readonly<Record<PartePago, string>> = { Cliente: 'c', Proveedor: 'p' };

/** What the payments of a document are kept under: `c10247` of an order, `p12` of an import invoice. */
export const paidDocument = (de: PartePago, number: string | number): string => `${LETTER[de]}${number}`;
