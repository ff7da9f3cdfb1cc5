import { typedOptions } from '../../ui/forms/typed-option.ts';
import { Button, Menu, MultiSelect, Popover } from '@mantine/core';
import { addDays } from '@power/domain/kernel/dates';
import { keyIn } from '@power/domain/kernel/pivot';
import { byValue } from '@power/domain/kernel/pivot-table';
import { IconFilterPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useQueryCall } from '../../api/hooks.ts';
import { DateField } from '../../ui/forms/date-field.tsx';
import { formatDay, today } from '../../ui/format/times.ts';
import { parseDay } from '../../ui/format/typed-times.ts';
import { between, type Filter, isSet, type ListState } from '../../ui/list/list-state.ts';
import type { PivotState } from './pivot-state.ts';
import { formatValue, labelOf, type PivotSource } from './source.ts';
import styles from './pivot.module.css';

type Filters = ListState['filterModel'];
interface Props {
  readonly source: PivotSource;
  readonly state: PivotState;
  readonly onFilters: (filters: Filters) => void;
}
/** A missing value among the choices, whose values are texts. */
const NONE = '\u0000';

/** Which values of a field the report is of. */
function Values({ source, state, field, onFilters }: Props & { readonly field: string }) {
  // A name is filtered by whose it is; a view of before may hold the name itself.
  const key = source.fields.keys?.[field];
  const by = key ?? field;
  const others = Object.fromEntries(
    Object.entries(state.filterModel).filter(([name]) => name !== field && name !== key),
  );
  const found = useQueryCall(source.call, {
    filas: [field],
    columnas: [],
    medidas: [Object.keys(source.fields.measures)[0]],
    filterModel: others,
  });
  const groups = found.data?.ok ? found.data.grupos : [];
  const values = groups.flatMap(({ f }) => f).sort(byValue);
  const choices = values.map((value) => ({
    value: value === null ? NONE : (keyIn(value) ?? value),
    label: formatValue(source, field, value),
  }));
  const filter = state.filterModel[by];
  const chosen = filter && isSet(filter) ? filter.values.map((value) => (value === null ? NONE : String(value))) : [];
  return (
    <MultiSelect
      filter={typedOptions}
      label={labelOf(source, field)}
      placeholder={found.isLoading ? 'Cargando…' : 'Elige uno o más'}
      data={choices}
      value={chosen}
      onChange={(list) =>
        onFilters(
          list.length === 0
            ? others
            : {
                ...others,
                [by]: {
                  filterType: 'set',
                  values: list.map((v) => (v === NONE ? null : v)),
                  ...(key && { nombres: list.map((v) => choices.find(({ value }) => value === v)?.label ?? v) }),
                },
              },
        )
      }
      searchable
      limit={100}
      nothingFoundMessage="Ningún valor"
      maxValues={200}
      comboboxProps={{ withinPortal: false }}
    />
  );
}

/** The days that a filter is of; empty texts where it is of no stretch. */
function stretchOf(filters: Filters, field: string): readonly [from: string, to: string] {
  const { type, dateFrom, dateTo } = (filters[field] ?? {}) as Partial<Filter>;
  return type === 'inRange' ? [String(dateFrom).slice(0, 10), String(dateTo).slice(0, 10)] : ['', ''];
}

const STRETCHES: readonly (readonly [string, (day: string) => readonly [string, string]])[] = [
  ['Este mes', (day) => [`${day.slice(0, 8)}01`, day]],
  ['Este año', (day) => [`${day.slice(0, 4)}-01-01`, day]],
  ['Año anterior', (day) => [`${Number(day.slice(0, 4)) - 1}-01-01`, `${Number(day.slice(0, 4)) - 1}-12-31`]],
  [
    'Últimos 12 meses',
    (day) => [addDays(`${Number(day.slice(0, 4)) - 1}${day.slice(4)}`.replace('-02-29', '-02-28'), 1), day],
  ],
];

/** The days of the report, and which values of its fields. */
export function PivotFilters(props: Props) {
  const { source, state, onFilters } = props;
  const [field, setField] = useState<string>();
  const stretch = stretchOf(state.filterModel, source.day);
  const [typed, setTyped] = useState(stretch);
  const put = (from: string, to: string): void => {
    setTyped([from, to]);
    if (parseDay(from) && parseDay(to) && from <= to)
      onFilters({ ...state.filterModel, [source.day]: between(from, to) });
  };
  // Set from elsewhere: a saved view, a way back.
  const [seen, setSeen] = useState(stretch);
  if (seen[0] !== stretch[0] || seen[1] !== stretch[1]) {
    setSeen(stretch);
    setTyped(stretch);
  }
  const named = STRETCHES.find(([, of]) => of(today()).join() === stretch.join())?.[0];
  const words = stretch[0] ? `${formatDay(stretch[0])} a ${formatDay(stretch[1])}` : 'Todas las fechas';
  return (
    <>
      <Popover position="bottom-start" trapFocus withinPortal={false}>
        <Popover.Target>
          <Button variant="default">{named ?? words}</Button>
        </Popover.Target>
        <Popover.Dropdown className={styles.dates ?? ''}>
          <div className={styles.stretches}>
            {STRETCHES.map(([name, of]) => (
              <Button
                key={name}
                size="compact-sm"
                variant={name === named ? 'light' : 'default'}
                onClick={() => put(...of(today()))}
              >
                {name}
              </Button>
            ))}
          </div>
          <DateField label="Desde" value={typed[0]} onChange={(day) => put(day, typed[1])} nested />
          <DateField
            label="Hasta"
            value={typed[1]}
            onChange={(day) => put(typed[0], day)}
            nested
            error={
              parseDay(typed[0]) && parseDay(typed[1]) && typed[1] < typed[0] ? 'Es anterior a «desde»' : undefined
            }
          />
        </Popover.Dropdown>
      </Popover>
      <Popover
        opened={field !== undefined}
        onChange={(open) => !open && setField(undefined)}
        withRoles={false}
        position="bottom-start"
        trapFocus
      >
        <Popover.Target>
          <span>
            <Menu position="bottom-start">
              <Menu.Target>
                <Button variant="default" leftSection={<IconFilterPlus size={16} />}>
                  Filtrar por…
                </Button>
              </Menu.Target>
              <Menu.Dropdown className={styles.choices ?? ''}>
                {source.fields.dimensions
                  .filter((name) => name !== source.day)
                  .map((name) => (
                    <Menu.Item key={name} onClick={() => setField(name)}>
                      {labelOf(source, name)}
                    </Menu.Item>
                  ))}
              </Menu.Dropdown>
            </Menu>
          </span>
        </Popover.Target>
        <Popover.Dropdown className={styles.values ?? ''}>
          {field !== undefined && <Values {...props} field={field} />}
        </Popover.Dropdown>
      </Popover>
    </>
  );
}
