import { Group, Text } from '@mantine/core';
import type { AnyCall, RequestFor } from '../api/wire.ts';
import { useQueryCall } from '../api/hooks.ts';
import { SELDOM, useLiveRefresh } from '../live/refresh.ts';
import { formatCount, formatMoney } from '../ui/format/numbers.ts';
import { useListState } from '../ui/list/use-list-state.ts';

const DIVISAS = { pesos: 'CLP', dolares: 'USD', euros: 'EUR' } as const;

interface Props<C extends AnyCall> {
  readonly query: C & { readonly topic?: string };
  /** Fields of its reply with their names; one that a reply lacks is not this person's to see. */
  readonly figures: readonly (readonly [field: string, label: string, kind?: keyof typeof DIVISAS])[];
}

const figureText = (figure: number, kind?: keyof typeof DIVISAS): string =>
  kind ? formatMoney(figure, DIVISAS[kind]) : formatCount(figure);

/** What a list adds up to under its filters, at the moment that it is of. */
export function ListTotals<C extends AnyCall>({ query, figures }: Props<C>) {
  const [{ filterModel, quick, asOf }] = useListState();
  const { data } = useQueryCall(
    query,
    { filterModel, ...(quick !== '' && { quickFilter: quick }) } as unknown as RequestFor<C>,
    { keepPrevious: true },
  );
  useLiveRefresh(query, asOf === '' ? query.topic : undefined, undefined, SELDOM);
  const found = data as Readonly<Record<string, number | undefined>> | undefined;
  return (
    <Group component="section" aria-label="Totales" gap="lg" px="lg" pb="sm">
      {figures
        .filter(([field]) => found === undefined || found[field] !== undefined)
        .map(([field, label, kind]) => (
          <div key={field}>
            <Text size="xs" c="dimmed">
              {label}
            </Text>
            <Text fw={600}>{found ? figureText(found[field]!, kind) : '–'}</Text>
          </div>
        ))}
    </Group>
  );
}
