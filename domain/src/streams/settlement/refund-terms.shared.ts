/** What lowered a paid order. */
export const CAUSAS_DEVOLUCION = [
  'Pedido anulado',
  'Nota de crédito',
  'Faltantes',
  'Facturado por menos',
  'Cambio de líneas',
  'Pago de más',
] as const;
export type CausaDevolucion = (typeof CAUSAS_DEVOLUCION)[number];

/** State of one refund: the first two are under way, the others final. */
export const ESTADOS_REEMBOLSO = ['En curso', 'Por confirmar', 'Devuelta', 'No realizada'] as const;
export type EstadoReembolso = (typeof ESTADOS_REEMBOLSO)[number];

/** How the money of an order stands that is to be returned. */
export const ESTADOS_DEVOLUCION = ['Por devolver', 'En curso', 'Por confirmar', 'Devuelto', 'Sin efecto'] as const;
export type EstadoDevolucion = (typeof ESTADOS_DEVOLUCION)[number];

/** Without an answer of Webpay for so long, and with nothing returned there, the refund was not made; ms. */
export const REFUND_SETTLES_MS = 10 * 60_000;
