import { ActionIcon, Group } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { NumberInput } from '../ui/forms/number-input.tsx';

interface Props {
  readonly value: number;
  readonly most: number;
  readonly onChange: (units: number) => void;
}

/** How many, by thumb or by keyboard: whole units, at least one and at most as many as there are. */
export function Units({ value, most, onChange }: Props) {
  const set = (units: number | undefined) => {
    if (units !== undefined && Number.isSafeInteger(units)) onChange(Math.min(most, Math.max(1, units)));
  };
  return (
    <Group gap="xs" wrap="nowrap" align="flex-end">
      <ActionIcon
        size="xl"
        variant="default"
        aria-label="Una menos"
        disabled={value <= 1}
        onClick={() => set(value - 1)}
      >
        <IconMinus size={20} aria-hidden />
      </ActionIcon>
      <NumberInput flex={1} size="lg" label="Unidades" decimals={0} value={value} onChange={set} />
      <ActionIcon
        size="xl"
        variant="default"
        aria-label="Una más"
        disabled={value >= most}
        onClick={() => set(value + 1)}
      >
        <IconPlus size={20} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
