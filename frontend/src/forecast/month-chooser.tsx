import { type Cierre, cierreOf, MESES, nombreCierre, YEARS } from '@power/domain/forecast/tracking';
import { ActionIcon, Button, Group, Popover, Stack } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { today } from '../ui/format/times.ts';
import { monthAfter } from './month.ts';
import { Select } from '../ui/forms/select.tsx';

interface Props {
  readonly month: Cierre;
  readonly onChange: (month: Cierre) => void;
}
const months = MESES.map((label, n) => ({ value: String(n + 1), label }));

/** The month of a forecast: the one before and after, or any of the years that can be chosen. */
export function MonthChooser({ month, onChange }: Props) {
  const before = monthAfter(month, -1);
  const after = monthAfter(month, 1);
  return (
    <Group gap={4} wrap="nowrap" role="group" aria-label="Mes del forecast">
      <ActionIcon
        variant="default"
        size="input-sm"
        aria-label="Mes anterior"
        disabled={!before}
        onClick={() => before && onChange(before)}
      >
        <IconChevronLeft size={16} />
      </ActionIcon>
      <Popover position="bottom-end" shadow="md" withinPortal trapFocus>
        <Popover.Target>
          <Button variant="default">{nombreCierre(month)}</Button>
        </Popover.Target>
        <Popover.Dropdown>
          <Stack gap="sm">
            <Select
              label="Mes"
              data={months}
              allowDeselect={false}
              comboboxProps={{ withinPortal: false }}
              value={String(month.mes_cierre)}
              onChange={(value) => onChange({ ...month, mes_cierre: Number(value) })}
            />
            <Select
              label="Año"
              data={YEARS.map(String)}
              allowDeselect={false}
              comboboxProps={{ withinPortal: false }}
              value={String(month.year_cierre)}
              onChange={(value) => onChange({ ...month, year_cierre: Number(value) })}
            />
            <Button variant="light" onClick={() => onChange(cierreOf(today()))}>
              Este mes
            </Button>
          </Stack>
        </Popover.Dropdown>
      </Popover>
      <ActionIcon
        variant="default"
        size="input-sm"
        aria-label="Mes siguiente"
        disabled={!after}
        onClick={() => after && onChange(after)}
      >
        <IconChevronRight size={16} />
      </ActionIcon>
    </Group>
  );
}
