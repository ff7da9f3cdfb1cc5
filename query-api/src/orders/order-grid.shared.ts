import { dteName, TIPOS_DTE } from '@power/domain/streams/order/billing.shared';
import { orderGridRow, orderToValidateRow, orderWebRow } from '@power/domain/orders/views/order-row';
import { gridOf } from '@power/infra/platform/rows/grid';
import { paymentName } from '../kernel/payment-names.ts';
import { refundOf } from '@power/domain/finance/refunds/views/refund-sql.shared';
import { CREDIT_SHARE, CUPO, usedCredit, usesCredit } from '@power/domain/finance/views/debt-sql.shared';

/** Pesos that the customer waits for: nobody has returned them yet. */
const DUE_BACK = `${refundOf('saldo_devolver')} + ${refundOf('en_curso')}`;
/** What grids show besides: the names of payment condition and method, and the customer's credit limit, as they are now. */
const computed = {
  condicion: paymentName('condicion', 'condicion_pago'),
  metodo: paymentName('metodo', 'metodo_pago'),
  tipo_documento: `CASE tipo_dte ${TIPOS_DTE.map((tipo) => `WHEN ${tipo} THEN '${dteName(tipo)}'`).join(' ')} END`,
  cupo: CUPO,
  dinero_por_devolver: DUE_BACK,
  dinero_devuelto: refundOf('devuelto'),
};
const newestFirst = [{ colId: 'number', sort: 'desc' }] as const;

/** All orders, newest first. */
export const allOrders = gridOf(orderGridRow, { computed, defaultSort: newestFirst });
/** Orders that wait for a route, those of one commune together. */
export const ordersToRoute = gridOf(orderGridRow, {
  computed,
  where: "estatus = 'Pendiente Despacho' AND tipo_entrega <> 'COURIER' AND despacho IS NULL",
  defaultSort: [
    { colId: 'comuna', sort: 'asc' },
    { colId: 'number', sort: 'asc' },
  ],
});
/** Orders of the web and the app. */
export const webOrders = gridOf(orderWebRow, {
  computed: {
    ...computed,
    pago: `CASE WHEN ${DUE_BACK} > 0 THEN 'Por devolver' WHEN ${refundOf('devuelto')} > 0 THEN 'Devuelto'
      WHEN datos_wp IS NOT NULL THEN 'Pagado' WHEN estatus <> 'Pendiente Pago Web' THEN 'No pagado'
      WHEN enlace_vence > now() THEN 'Con enlace de pago' ELSE 'Por pagar' END`,
    monto_wp: "(datos_wp->>'amount')::bigint",
    autorizacion_wp: "datos_wp->>'authorization_code'",
    fecha_wp: "(datos_wp->>'transaction_date')::timestamptz",
    tarjeta_wp: "'•••• ' || (datos_wp->'card_detail'->>'card_number')",
  },
  defaultSort: newestFirst,
  where: 'web',
});
/** The validators' queue, oldest first, with the customer's credit as it is now, and with each order. */
export const ordersToValidate = gridOf(orderToValidateRow, {
  computed: {
    ...computed,
    usado: usedCredit('cliente_id'),
    uso: CREDIT_SHARE,
    a_credito: usesCredit('condicion_pago'),
  },
  where: "estatus = 'Pendiente Validacion Administrativa'",
  defaultSort: [{ colId: 'createdAt', sort: 'asc' }],
});
