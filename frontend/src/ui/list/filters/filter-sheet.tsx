import { Button, Drawer, Group, Stack } from '@mantine/core';
import { countInWords } from '../../format/numbers.ts';
import { useReturnFocus } from '../../use-return-focus.ts';
import type { ListChange, ListState } from '../list-state.ts';
import type { Column } from '../types.ts';
import { ColumnFilter } from './column-filter.tsx';
import { Select } from '../../forms/select.tsx';

interface Props {
  readonly columns: readonly Column<never>[];
  readonly unit: readonly [string, string];
  readonly count: number | null | undefined;
  readonly state: ListState;
  readonly onState: (change: ListChange) => void;
  readonly onClose: () => void;
}

const nameOf = (column: Column<never>): string => column.headerName ?? column.field;

/** Filters and order of a list on a phone. */
export function FilterSheet({ columns, unit, count, state, onState, onClose }: Props) {
  useReturnFocus();
  const sortable = columns.filter((c) => c.sortable !== false);
  const [sort] = state.sort;
  return (
    <Drawer opened onClose={onClose} position="bottom" size="85%" title="Filtros" radius="lg">
      <Stack gap="md">
        <Select
          size="md"
          label="Ordenar por"
          placeholder="Como viene"
          clearable
          data={sortable.flatMap((c) => [
            { value: `${c.field}.asc`, label: `${nameOf(c)}, ascendente` },
            { value: `${c.field}.desc`, label: `${nameOf(c)}, descendente` },
          ])}
          value={sort ? `${sort.colId}.${sort.sort}` : null}
          onChange={(value) => {
            const [colId, direction] = (value ?? '').split(/\.(?=asc$|desc$)/);
            onState({ sort: colId ? [{ colId, sort: direction === 'asc' ? 'asc' : 'desc' }] : [] });
          }}
        />
        {columns.map(
          (c) =>
            c.context && (
              <ColumnFilter
                key={c.field}
                field={c.field}
                label={nameOf(c)}
                kind={c.context.filter}
                size="md"
                named
                state={state}
                onState={onState}
              />
            ),
        )}
        <Group grow>
          <Button size="lg" variant="default" onClick={() => onState({ filterModel: {}, quick: '', asOf: '' })}>
            Limpiar
          </Button>
          <Button size="lg" onClick={onClose}>
            {count === undefined ? 'Ver' : `Ver ${countInWords(count, unit)}`}
          </Button>
        </Group>
      </Stack>
    </Drawer>
  );
}
