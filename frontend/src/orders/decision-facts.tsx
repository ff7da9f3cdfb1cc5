import { type Credit, creditUse } from '@power/domain/customers/credit.shared';
import type { OrderSheet } from '@power/domain/orders/views/sheet';
import type { ReactNode } from 'react';
import { overLimit, shareOfLimit } from '../customers/credit-text.shared.ts';
import { formatMoney } from '../ui/format/numbers.ts';
import { addressText } from '@power/domain/orders/views/order-document';
import styles from './order-sheet.module.css';

interface Props {
  readonly order: OrderSheet;
  readonly credito: Credit & { readonly vencido: number };
  /** The condition chosen in the dialog lets the customer owe. */
  readonly onCredit: boolean;
}

/** *con este pedido: 82,0%*, *con este pedido excede el cupo en 12,0%*: what the order would make of the customer's limit. */
function withThis({ credito, order, onCredit }: Props): { text: string; over: boolean } {
  if (!onCredit) return { text: 'este pedido no usa crédito', over: false };
  const use = creditUse(credito, order.total);
  if (use === null) return { text: 'sin cupo: solo contado', over: true };
  return overLimit(use)
    ? { text: `con este pedido excede el cupo en ${shareOfLimit(use)}`, over: true }
    : { text: `con este pedido: ${shareOfLimit(use)}`, over: false };
}

/** What decides, above the lines: who, which order of the customer, how it leaves, what it says, and the credit. */
export function DecisionFacts(props: Props) {
  const { order, credito } = props;
  const credit = withThis(props);
  const fact = (label: string, value: ReactNode, wide = false) => (
    <div className={wide ? styles.wide : undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <dl className={styles.decision} aria-label="Para decidir">
      {fact('RUT', order.client.legalcode)}
      {fact('Orden de compra', order.orden_compra ?? '–')}
      {fact('Entrega', `${order.tipo_entrega} · ${order.bodega_entrega}`)}
      {fact('Cupo', formatMoney(credito.cupo))}
      {fact('Usado', formatMoney(credito.usado))}
      {fact('Vencido', <span data-over={credito.vencido > 0}>{formatMoney(credito.vencido)}</span>)}
      {fact('Crédito', <span data-over={credit.over}>{credit.text}</span>)}
      {order.direccion_despacho && fact('Dirección', addressText(order.direccion_despacho), true)}
      {order.observacion && fact('Observación', order.observacion, true)}
    </dl>
  );
}
