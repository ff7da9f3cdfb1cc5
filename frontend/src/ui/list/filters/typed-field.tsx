import { Popover, TextInput, Tooltip, type MantineSize } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { cancelPlan, plan } from '../../../api/activity.ts';
import { part } from '../../part.tsx';
import type { Filter } from '../list-state.ts';
import { filterWords } from './filter-words.ts';
import { examples, HINT, readTyped, type TypedKind, writeTyped } from './typed-filter.ts';

const Calendar = part(() => import('../../forms/date-calendar.tsx'), 'DateCalendar', { place: 'here' });
const PAUSE_MS = 350;

interface Props {
  readonly kind: TypedKind;
  readonly label: string;
  readonly size: MantineSize;
  /** Seen above the field, where there is room; otherwise only heard. */
  readonly named?: boolean;
  readonly filter: Filter | undefined;
  readonly onFilter: (filter: Filter | undefined) => void;
}

/** The one field that columns are filtered by: plain text, numbers and ages with `>` and `<`, days from a calendar too. */
export function TypedField({ kind, label, size, named = false, filter, onFilter }: Props) {
  const written = writeTyped(filter);
  const [typed, setTyped] = useState(written ?? '');
  const [wrong, setWrong] = useState('');
  const [calendar, setCalendar] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const last = useRef(filter);
  useEffect(() => {
    // What this field itself asked for stays as it was typed.
    if (JSON.stringify(last.current) !== JSON.stringify(filter)) setTyped(written ?? '');
    last.current = filter;
  }, [filter, written]);
  useEffect(() => () => cancelPlan(timer.current), []);
  const send = (text: string) => {
    const read = readTyped(kind, text);
    setWrong(read === undefined ? text.trim() : '');
    if (read === undefined) return;
    last.current = read ?? undefined;
    onFilter(read ?? undefined);
  };
  const change = (text: string) => {
    setTyped(text);
    setWrong('');
    cancelPlan(timer.current);
    timer.current = plan(() => send(text), PAUSE_MS);
  };
  const told = wrong !== '' && (
    <span role="alert">
      {`«${wrong}» no se entiende: escribe ${examples(kind)}. La lista sigue ${filter ? 'con el filtro de antes' : 'sin este filtro'}.`}
    </span>
  );
  const input = (
    <TextInput
      size={size}
      {...(named ? { label } : { 'aria-label': `Filtrar ${label}` })}
      placeholder={written === undefined && filter ? filterWords(filter) : named ? HINT[kind] : ''}
      title={HINT[kind]}
      autoComplete="off"
      maxLength={200}
      value={typed}
      error={(named && told) || readTyped(kind, typed) === undefined}
      onChange={(e) => change(e.currentTarget.value)}
      onKeyDown={(e) => {
        if (e.key === 'Enter') {
          cancelPlan(timer.current);
          send(typed);
        }
        if (e.key === 'ArrowDown' && kind === 'day') {
          e.preventDefault();
          setCalendar(true);
        }
      }}
    />
  );
  // A cell of the filter row has no room below it.
  const field = (
    <Tooltip opened={told !== false && !named} label={told} multiline w="18rem" position="bottom-start" zIndex={450}>
      {input}
    </Tooltip>
  );
  if (kind !== 'day') return field;
  const equal = readTyped('day', typed);
  return (
    <Popover opened={calendar} onChange={setCalendar} position="bottom-start" trapFocus withRoles={false} zIndex={450}>
      <Popover.Target>
        <div>{field}</div>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label="Calendario">
        <Calendar
          day={equal?.type === 'equals' ? String(equal.dateFrom) : undefined}
          min={undefined}
          max={undefined}
          onPick={(day) => {
            const picked: Filter = { filterType: 'date', type: 'equals', dateFrom: day };
            last.current = picked;
            setTyped(writeTyped(picked)!);
            setWrong('');
            setCalendar(false);
            onFilter(picked);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
