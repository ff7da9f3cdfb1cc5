import { HISTORY_PAGE } from '@power/domain/kernel/history';
import { Button, Group, Text } from '@mantine/core';
import { formatCount } from '../format/numbers.ts';

/** Page of a history that holds its step `n`, from the oldest. */
export const pageOfStep = (n: number): number => Math.floor(n / HISTORY_PAGE);

/** Turns the pages of a long history; `onTurn` hears the step that the new page is opened at: the one next to what was read. */
export function HistoryPages({
  pagina,
  total,
  onTurn,
}: {
  readonly pagina: number;
  readonly total: number;
  readonly onTurn: (step: number) => void;
}) {
  if (total <= HISTORY_PAGE) return null;
  const from = pagina * HISTORY_PAGE;
  const to = Math.min(total, from + HISTORY_PAGE);
  return (
    <Group component="nav" aria-label="Páginas de la historia" justify="space-between" my="sm" gap="xs">
      <Text size="sm" c="dimmed" className="tabular">
        {`${formatCount(from + 1)} a ${formatCount(to)} de ${formatCount(total)} eventos`}
      </Text>
      <Group gap="xs">
        <Button variant="default" size="xs" disabled={from === 0} onClick={() => onTurn(from - 1)}>
          Anteriores
        </Button>
        <Button variant="default" size="xs" disabled={to === total} onClick={() => onTurn(to)}>
          Siguientes
        </Button>
      </Group>
    </Group>
  );
}
