import type { productPrices } from '@power/domain/products/views/product-sheet';
import { Text } from '@mantine/core';
import type { ReplyOf } from '../api/types.ts';
import { formatCount, formatMoney } from '../ui/format/numbers.ts';
import { formatDayTime } from '../ui/format/times.ts';
import { LineTable } from '../ui/line-table.tsx';

type Changes = ReplyOf<typeof productPrices>['cambios'];

/** What moved the prices, newest first: when, why, who. */
export const PriceHistory = ({ changes, total }: { changes: Changes; total: number }) => (
  <section aria-label="Cambios de precio">
    <h3>Cambios</h3>
    <LineTable
      label="Cambios de precio"
      head={['Fecha', 'Origen', { label: 'Precio Lista', figure: true }, 'Motivo', 'Usuario']}
    >
      <tbody>
        {changes.map((c) => (
          <tr key={c._id}>
            <td>{formatDayTime(c.inicio)}</td>
            <td>{c.origen}</td>
            <td data-figure>
              {c.precios_antes === null
                ? formatMoney(c.lista)
                : `${formatMoney(c.lista_antes)} a ${formatMoney(c.lista)}`}
            </td>
            <td>{c.motivo ?? '–'}</td>
            <td>{c.autor}</td>
          </tr>
        ))}
      </tbody>
    </LineTable>
    {total > changes.length && (
      <Text size="sm" c="dimmed" mt="sm">
        {`Se muestran los ${formatCount(changes.length)} cambios más recientes de ${formatCount(total)}. Los demás están en la historia del producto.`}
      </Text>
    )}
  </section>
);
