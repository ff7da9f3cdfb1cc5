import type { StockVisto } from '@power/domain/streams/order/parts';
import { orderDocument } from '@power/domain/orders/views/order-document';
import type { OrderSheet } from '@power/domain/orders/views/sheet';
import { DocumentFacts } from '../documents/document-facts.tsx';
import { DocumentLines } from '../documents/document-lines.tsx';
import { DocumentTotals } from '../documents/document-totals.tsx';
import type { ValueName } from '../ui/dialogs/field-changes.tsx';
import { formatCount, formatMoney } from '../ui/format/numbers.ts';
import styles from './order-sheet.module.css';

type Row = Readonly<Record<string, unknown>> & { readonly linea: number };
const lineOf = (sheet: OrderSheet, { linea }: Row) => sheet.productos_pedido.find((line) => line.linea === linea)!;

/** What an order's lines say besides their fields: name, list price while it matters, units that were missing. */
export const orderCells = {
  producto: (row: Row) => (
    <>
      {String(row.producto)}
      <small>{String(row.nombre)}</small>
    </>
  ),
  precio_venta: (row: Row, sheet: OrderSheet) => {
    const line = lineOf(sheet, row);
    return (
      <>
        {formatMoney(line.precio_venta)}
        {line.requiere_validacion && (
          <small className={line.validado ? undefined : styles.waiting}>
            lista {formatMoney(line.precio_lista)} · {line.validado ? 'precio aprobado' : 'precio por aprobar'}
          </small>
        )}
      </>
    );
  },
  pickeado: (row: Row, sheet: OrderSheet) => {
    const missing = sheet.picking?.lineas[row.linea]?.faltante ?? 0;
    return (
      <>
        {formatCount(Number(row.pickeado))}
        {missing > 0 && (
          <span className={styles.short}>{` · ${missing === 1 ? 'falta' : 'faltan'} ${formatCount(missing)}`}</span>
        )}
      </>
    );
  },
};

/** Stock of every line now: shown to validators. */
function stockColumns(stock: readonly StockVisto[]) {
  const seen = new Map(stock.map((s) => [s.linea, s]));
  const short = ({ linea }: Row): boolean => {
    const balance = seen.get(linea);
    return balance !== undefined && balance.disponible < balance.solicitado;
  };
  return {
    wrong: short,
    more: {
      Solicitado: ({ linea }: Row) => formatCount(seen.get(linea)?.solicitado),
      Disponible: (row: Row) =>
        short(row) ? (
          <strong className={styles.short}>
            {formatCount(seen.get(row.linea)!.disponible)} <span>falta stock</span>
          </strong>
        ) : (
          formatCount(seen.get(row.linea)?.disponible)
        ),
    },
  };
}

export const OrderLines = ({ order, stock }: { order: OrderSheet; stock?: readonly StockVisto[] }) => (
  <DocumentLines lines={orderDocument.lines} sheet={order} cells={orderCells} {...(stock ? stockColumns(stock) : {})} />
);
export const OrderFacts = ({ order, names }: { order: OrderSheet; names: ValueName }) => (
  <DocumentFacts groups={orderDocument.facts} sheet={order} names={names} />
);
/** Beside a decision: what is said above its lines, or chosen there, is not said twice. */
const ABOVE: readonly string[] = ['name', 'metodo_pago'];
const decisionFacts = orderDocument.facts
  .filter(({ titulo }) => titulo !== 'Entrega')
  .map((group) => ({
    ...group,
    of: (order: OrderSheet) => {
      const values = group.of(order);
      return values && Object.fromEntries(Object.entries(values).filter(([name]) => !ABOVE.includes(name)));
    },
  }));
export const DecisionSide = ({ order, names }: { order: OrderSheet; names: ValueName }) => (
  <DocumentFacts groups={decisionFacts} sheet={order} names={names} />
);
export const OrderTotals = ({ order }: { order: OrderSheet }) => <DocumentTotals of={orderDocument.totals(order)} />;
