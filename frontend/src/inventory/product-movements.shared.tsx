import { Button, Skeleton, Table } from '@mantine/core';
import { useState } from 'react';
import { useQueryCall } from '../api/hooks.ts';
import { messageOf } from '../api/call-error.ts';
import { productMovements } from '../calls/inventory.ts';
import { useLiveRefresh } from '../live/refresh.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { formatCount } from '../ui/format/numbers.ts';
import { formatDayTime } from '../ui/format/times.ts';

const TITLES = [
  'Fecha',
  'Movimiento',
  'Bodega',
  'Desde',
  'Hacia',
  'Cantidad',
  'Físico',
  'Disponible',
  'Pedido',
  'Motivo',
  'Usuario',
];

/** Everything that moved the stock of a product, newest first, a page at a time. */
export function ProductMovements({ producto }: { producto: string }) {
  /** Where the pages before this one began. */
  const [seen, setSeen] = useState<readonly number[]>([]);
  const antes = seen.at(-1);
  const found = useQueryCall(productMovements, { producto, ...(antes !== undefined && { antes }) });
  useLiveRefresh(productMovements, productMovements.topic, (clave) => clave.startsWith(`${producto}/`));
  if (found.error) return <EmptyState title="Los movimientos no se pudieron leer" hint={messageOf(found.error)} />;
  if (!found.data) return <Skeleton height={320} />;
  if (!('movimientos' in found.data) || found.data.movimientos.length === 0)
    return <EmptyState title="Sin movimientos" hint="Este producto nunca ha tenido stock." />;
  const { movimientos, antes: next } = found.data;
  return (
    <Table.ScrollContainer minWidth="64rem">
      <Table>
        <Table.Thead>
          <Table.Tr>
            {TITLES.map((title) => (
              <Table.Th key={title}>{title}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {movimientos.map((m) => (
            <Table.Tr key={m.version}>
              <Table.Td>{formatDayTime(m.fecha)}</Table.Td>
              <Table.Td>{m.tipo}</Table.Td>
              <Table.Td>{m.bodega_destino === null ? m.bodega : `${m.bodega} → ${m.bodega_destino}`}</Table.Td>
              <Table.Td>{m.desde ?? '–'}</Table.Td>
              <Table.Td>{m.hacia ?? '–'}</Table.Td>
              <Table.Td ta="right">{formatCount(m.cantidad)}</Table.Td>
              <Table.Td ta="right">{formatCount(m.fisico)}</Table.Td>
              <Table.Td ta="right">{formatCount(m.disponible)}</Table.Td>
              <Table.Td>{m.pedido ?? '–'}</Table.Td>
              <Table.Td>{m.motivo ?? '–'}</Table.Td>
              <Table.Td>{m.usuario}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Button.Group mt="sm">
        <Button variant="default" disabled={seen.length === 0} onClick={() => setSeen(seen.slice(0, -1))}>
          Más nuevos
        </Button>
        <Button variant="default" disabled={next === null} onClick={() => next !== null && setSeen([...seen, next])}>
          Más antiguos
        </Button>
      </Button.Group>
    </Table.ScrollContainer>
  );
}
