import { Button, Checkbox, Popover, Stack } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { type Filter, isSet, type ListState } from '../list-state.ts';
import type { Choice } from '../types.ts';

/** One of several values of a column, such as the status. */
export function ChoiceMenu({
  choice,
  state,
  onState,
}: {
  choice: Choice;
  state: ListState;
  onState: (part: Partial<ListState>) => void;
}) {
  const filter = state.filterModel[choice.field];
  const chosen = filter && isSet(filter) ? filter.values.map(String) : [];
  const change = (values: string[]) => {
    const rest = Object.fromEntries(Object.entries(state.filterModel).filter(([key]) => key !== choice.field));
    onState({
      filterModel: values.length > 0 ? { ...rest, [choice.field]: { filterType: 'set', values } as Filter } : rest,
    });
  };
  return (
    <Popover position="bottom-start" shadow="md" trapFocus>
      <Popover.Target>
        <Button variant="default" size="xs" leftSection={<IconFilter size={16} />}>
          {chosen.length > 0 ? `${choice.label} (${chosen.length})` : choice.label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown mah={360} style={{ overflowY: 'auto' }}>
        <Checkbox.Group value={chosen} onChange={change} aria-label={choice.label}>
          <Stack gap="sm">
            {choice.values.map((v) => (
              <Checkbox key={v} value={v} label={v} size="xs" />
            ))}
          </Stack>
        </Checkbox.Group>
      </Popover.Dropdown>
    </Popover>
  );
}
