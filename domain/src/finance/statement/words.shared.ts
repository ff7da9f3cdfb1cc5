import type { Band } from './statement.shared.ts';

/** Bands of what is owed, as people read them. */
export const BAND_NAMES: Readonly<Record<Band, string>> = {
  por_vencer: 'Por vencer',
  vencido_30: '0–30 días',
  vencido_60: '31–60 días',
  vencido_90: '61–90 días',
  vencido_mas: 'Más de 90 días',
};

/** What was paid and is to be returned, as people read it. */
export const CREDIT_NAME = 'A favor del cliente';

/** What the statement leaves out, in a line. */
export const STATEMENT_NOTE =
  'Reúne las facturas a crédito con sus notas de crédito y pagos. De lo pagado al contado o por Webpay aparece solo lo que hay que devolver y lo devuelto.';
