import { COLUMNAS_PRECIO, PRICE_NAMES } from '@power/domain/products/prices.shared';
import type { productPrices } from '@power/domain/products/views/product-sheet';
import type { ReplyOf } from '../api/types.ts';
import { formatMoney, formatPercent } from '../ui/format/numbers.ts';
import { formatDayTime } from '../ui/format/times.ts';
import { LineTable } from '../ui/line-table.tsx';

type Columns = Readonly<Record<string, number | null>>;

/** Prices that are in force, what the rule says, and those to come, a column a kind of customer. */
export function PricesInForce({ of: { precios, regla, margen, tramos } }: { of: ReplyOf<typeof productPrices> }) {
  const row = (label: string, of: Columns, show: (amount: number | null | undefined) => string = formatMoney) => (
    <tr key={label}>
      <th scope="row">{label}</th>
      {COLUMNAS_PRECIO.map((column) => (
        <td key={column} data-figure>
          {of === precios ? <strong>{show(of[column])}</strong> : show(of[column])}
        </td>
      ))}
    </tr>
  );
  return (
    <LineTable
      label="Precios vigentes"
      head={[
        { label: 'Precio', hidden: true },
        ...COLUMNAS_PRECIO.map((column) => ({ label: PRICE_NAMES[column], figure: true })),
      ]}
    >
      <tbody>
        {row('Vigente', precios)}
        {row('Según tabla', regla)}
        {margen !== undefined && row('Margen', margen as Columns, formatPercent)}
        {tramos.slice(1).map((t) => row(`Desde ${formatDayTime(t.desde)}`, t.precios))}
      </tbody>
    </LineTable>
  );
}
