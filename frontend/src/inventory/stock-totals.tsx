import { Group, Text } from '@mantine/core';
import { useQueryCall } from '../api/hooks.ts';
import { stockReportTotals } from '../calls/products.ts';
import { SELDOM, useLiveRefresh } from '../live/refresh.ts';
import { formatCount } from '../ui/format/numbers.ts';
import { useListState } from '../ui/list/use-list-state.ts';

const FIGURES = [
  ['productos', 'Productos'],
  ['fisico', 'Físico'],
  ['comprometido', 'Comprometido'],
  ['reservado', 'Reservado'],
  ['disponible', 'Disponible'],
  ['por_recibir', 'Por recibir'],
] as const;

/** What the report adds up to under its filters, at the moment that it is of. */
export function StockTotals() {
  const [{ filterModel, quick, asOf }] = useListState();
  const { data } = useQueryCall(
    stockReportTotals,
    { filterModel: filterModel as never, ...(quick !== '' && { quickFilter: quick }) },
    { keepPrevious: true },
  );
  useLiveRefresh(stockReportTotals, asOf === '' ? stockReportTotals.topic : undefined, undefined, SELDOM);
  return (
    <Group component="section" aria-label="Totales" gap="xl" px="lg" pb="sm">
      {FIGURES.map(([field, label]) => (
        <div key={field}>
          <Text size="xs" c="dimmed">
            {label}
          </Text>
          <Text fw={600}>{data?.ok ? formatCount(data[field]) : '–'}</Text>
        </div>
      ))}
    </Group>
  );
}
