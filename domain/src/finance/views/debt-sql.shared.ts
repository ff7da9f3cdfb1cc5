/**
 * What customers owe, as SQL over the read models of orders, payments and payment conditions: lists, the validator's screen and
 * the rule that stops an order ask the one formula. Expressions only, never outside input.
 */
export const TODAY = "(now() AT TIME ZONE 'America/Santiago')::date";
/** What was paid of the document of this row. What other tables call as this one does is named otherwise. */
export const paid = (letter: 'c' | 'p', column: 'pago_pesos' | 'pago_moneda' | 'diferencia_pagada'): string =>
  `(SELECT coalesce(sum(p.cuanto), 0) FROM (SELECT documento_id AS que, ${column} AS cuanto FROM payment_list
    WHERE estado = 'Vigente') p WHERE p.que = '${letter}' || _id)`;
/** Pesos of those payments that went back to the customer; refunds take from what the card paid first. */
const RETURNED = `(SELECT coalesce(sum(greatest(0, d.cuanto - d.tarjeta)), 0) FROM (SELECT number AS cual, devuelto AS cuanto,
    pagado_tarjeta AS tarjeta FROM refund_list) d WHERE d.cual = number)`;

const TOTAL = '(coalesce(total_facturado, total) - acreditado)';
/** SQL of the pesos that a customer paid of this order and did not get back. */
export const PAID = `(${paid('c', 'pago_pesos')} - ${RETURNED})`;
/** SQL of the pesos of an order that nobody has paid yet and no credit note took back: as billed, as ordered until then. */
export const OWED = `(${TOTAL} - ${PAID})`;
const INVOICED = "(facturado_at AT TIME ZONE 'America/Santiago')::date";
/** Due dates of the order's condition: `n` of `m` equal parts. Paid at once, it has none: nobody delivers before. */
const TERMS = `(SELECT q.d::int AS dias, row_number() OVER (ORDER BY q.d::int) AS n, count(*) OVER () AS m
  FROM payment_option_list o CROSS JOIN LATERAL jsonb_array_elements_text(o.dias) AS q(d)
  WHERE o.tipo = 'condicion' AND o.codigo = condicion_pago)`;
const upTo = (n: string): string => `floor(${TOTAL}::numeric * ${n} / t.m)`;
/** Over the parts: what is still owed of each, for payments settle the oldest first, and when it falls due. */
export const parts = (of: string, which = 'true'): string =>
  `(SELECT ${of} FROM (SELECT ${INVOICED} + t.dias AS cuando,
      greatest(0, ${upTo('t.n')} - greatest(${PAID}, ${upTo('(t.n - 1)')})) AS debe FROM ${TERMS} t) c
    WHERE c.debe > 0 AND ${which})`;
export const owed = (which: string): string => parts('coalesce(sum(c.debe), 0)::bigint', which);

/** What of an order is owed by its customer at all: invoiced on credit, in force, and not paid by card. */
export const OWES = `facturado AND estatus <> 'Anulado' AND datos_wp IS NULL AND EXISTS (SELECT 1 FROM ${TERMS} t) AND ${OWED} > 0`;
/** SQL of the pesos that a customer should have paid `days` ago, or by now. `customer` is an expression of ours, never outside input. */
export const overdueOf = (customer: string, days = '0'): string =>
  `SELECT coalesce(sum(${owed(`c.cuando <= ${TODAY} - ${days}`)}), 0)::bigint FROM order_list WHERE cliente_id = ${customer} AND ${OWES}`;

/** Longest term in days of each payment condition; 0 = cash. */
const LONGEST = `SELECT p.codigo, (SELECT coalesce(max(d::int), 0) FROM jsonb_array_elements_text(p.dias) d) AS dias
  FROM payment_option_list p WHERE p.tipo = 'condicion'`;

/**
 * SQL of what a customer owes now: validated orders on credit, as ordered until billed, as billed until paid, less what credit
 * notes took back; what is overdue too. `customer` is an expression of ours, never outside input.
 */
export const usedCredit = (customer: string): string =>
  `SELECT coalesce(sum(u.monto), 0) FROM (
     SELECT o.cliente_id AS de, greatest(0, ${OWED}) AS monto
     FROM order_list o JOIN (${LONGEST}) t ON t.codigo = o.condicion_pago
     WHERE t.dias > 0 AND o.validado_at IS NOT NULL AND o.estatus <> 'Anulado' AND o.datos_wp IS NULL
   ) u WHERE u.de = ${customer}`;

/** SQL of whether an order's condition lets the customer owe. */
export const usesCredit = (condition: string): string =>
  `EXISTS (SELECT 1 FROM (${LONGEST}) t WHERE t.codigo = ${condition} AND t.dias > 0)`;

/** SQL of an order's customer's credit limit. */
export const CUPO = 'SELECT c.cupo FROM customer_list c WHERE c._key = cliente_id';

/** SQL of the percentage of the limit in use together with an order; null when the order, or its customer, has no credit. */
export const CREDIT_SHARE = `CASE WHEN ${usesCredit('condicion_pago')} AND (${CUPO}) > 0
  THEN round(100.0 * ((${usedCredit('cliente_id')}) + total) / (${CUPO}), 1) END`;
