import type { productPrices } from '@power/domain/products/views/product-sheet';
import { Table, Text } from '@mantine/core';
import type { ReplyOf } from '../api/types.ts';
import { formatCount, formatMoney } from '../ui/format/numbers.ts';
import { formatDayTime } from '../ui/format/times.ts';

type Changes = ReplyOf<typeof productPrices>['cambios'];

/** What moved the prices, newest first: when, why, who. */
export const PriceHistory = ({ changes, total }: { changes: Changes; total: number }) => (
  <section aria-label="Cambios de precio">
    <h3>Cambios</h3>
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Fecha</Table.Th>
          <Table.Th>Origen</Table.Th>
          <Table.Th ta="right">Precio Lista</Table.Th>
          <Table.Th>Motivo</Table.Th>
          <Table.Th>Usuario</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {changes.map((c) => (
          <Table.Tr key={c._id}>
            <Table.Td>{formatDayTime(c.inicio)}</Table.Td>
            <Table.Td>{c.origen}</Table.Td>
            <Table.Td ta="right">
              {c.precios_antes === null
                ? formatMoney(c.lista)
                : `${formatMoney(c.lista_antes)} a ${formatMoney(c.lista)}`}
            </Table.Td>
            <Table.Td>{c.motivo ?? '–'}</Table.Td>
            <Table.Td>{c.autor}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
    {total > changes.length && (
      <Text size="sm" c="dimmed" mt="sm">
        {`Se muestran los ${formatCount(changes.length)} cambios más recientes de ${formatCount(total)}. Los demás están en la historia del producto.`}
      </Text>
    )}
  </section>
);
