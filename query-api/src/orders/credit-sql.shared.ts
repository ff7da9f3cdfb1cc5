import { OWED } from '../finance/unpaid.shared.ts';

/** Longest term in days of each payment condition; 0 = cash. */
const TERMS = `SELECT p.codigo, (SELECT coalesce(max(d::int), 0) FROM jsonb_array_elements_text(p.dias) d) AS dias
  FROM payment_option_list p WHERE p.tipo = 'condicion'`;

/**
 * SQL of what a customer owes now: validated orders on credit, as ordered until billed, as billed until paid, less what credit
 * notes took back; what is overdue too. `customer` is an expression of ours, never outside input.
 */
export const usedCredit = (customer: string): string =>
  `SELECT coalesce(sum(u.monto), 0) FROM (
     SELECT o.cliente_id AS de, greatest(0, ${OWED}) AS monto
     FROM order_list o JOIN (${TERMS}) t ON t.codigo = o.condicion_pago
     WHERE t.dias > 0 AND o.validado_at IS NOT NULL AND o.estatus <> 'Anulado' AND o.datos_wp IS NULL
   ) u WHERE u.de = ${customer}`;

/** SQL of whether an order's condition lets the customer owe. */
export const usesCredit = (condition: string): string =>
  `EXISTS (SELECT 1 FROM (${TERMS}) t WHERE t.codigo = ${condition} AND t.dias > 0)`;

/** SQL of an order's customer's credit limit. */
export const CUPO = 'SELECT c.cupo FROM customer_list c WHERE c._key = cliente_id';

/** SQL of the percentage of the limit in use together with an order; null when the order, or its customer, has no credit. */
export const CREDIT_SHARE = `CASE WHEN ${usesCredit('condicion_pago')} AND (${CUPO}) > 0
  THEN round(100.0 * ((${usedCredit('cliente_id')}) + total) / (${CUPO}), 1) END`;
