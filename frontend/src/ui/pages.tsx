import { Button, Group, Text } from '@mantine/core';
import { formatCount } from './format/numbers.ts';

interface Props {
  /** What is paged, for those who do not see it. */
  readonly label: string;
  /** In the plural. */
  readonly unit: string;
  /** From 0. */
  readonly page: number;
  readonly size: number;
  readonly total: number;
  /** How many of them can be turned to, where those are fewer. */
  readonly reach?: number;
  readonly onTurn: (page: number) => void;
}

/** Turns the pages of what is too long for one. */
export function Pages({ label, unit, page, size, total, reach = total, onTurn }: Props) {
  if (total <= size) return null;
  const from = page * size;
  const to = Math.min(reach, from + size);
  return (
    <Group component="nav" aria-label={label} justify="space-between" my="sm" gap="xs">
      <Text size="sm" c="dimmed">
        {`${formatCount(from + 1)} a ${formatCount(to)} de ${formatCount(total)} ${unit}`}
      </Text>
      <Group gap="xs">
        <Button variant="default" size="xs" disabled={from === 0} onClick={() => onTurn(page - 1)}>
          Anteriores
        </Button>
        <Button variant="default" size="xs" disabled={to === reach} onClick={() => onTurn(page + 1)}>
          Siguientes
        </Button>
      </Group>
    </Group>
  );
}
