import type { ResellerStockRow } from '@power/domain/products/views/partner-stock-row';
import type { FormLine } from '../../documents/form/document-form.tsx';
import { type GridColumn, unitsColumn } from '../../documents/line-handlers.ts';
import { formatMoney } from '../../ui/format/numbers.ts';

/** A line of the order that a reseller writes; its price is the catalogue's, the server says it anew. */
export interface OrderedLine extends FormLine {
  readonly precio: number;
  readonly disponibilidad: string;
  readonly cantidad: number | undefined;
}

export const lineFor = (
  { _id, part_number, nombre, precio_neto, disponibilidad }: ResellerStockRow,
  cantidad: number,
): OrderedLine => ({
  key: crypto.randomUUID(),
  producto: { _id, part_number, nombre },
  precio: precio_neto,
  disponibilidad,
  cantidad,
});

export const netOf = (lines: readonly OrderedLine[]): number =>
  lines.reduce((sum, { precio, cantidad }) => sum + precio * (cantidad || 0), 0);

export const orderedColumns: readonly GridColumn<OrderedLine>[] = [
  { key: 'disponibilidad', heading: 'Disponibilidad', show: ({ disponibilidad }) => disponibilidad },
  { key: 'precio', heading: 'Tu precio neto', show: ({ precio }) => formatMoney(precio) },
  unitsColumn(),
  { key: 'total', heading: 'Total neto', show: (line) => formatMoney(netOf([line])) },
];
