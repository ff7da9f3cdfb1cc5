import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { formatDayTime } from '../../format/times.ts';
import { filterWords } from './filter-words.ts';
import type { ListChange, ListState } from '../list-state.ts';
import styles from '../list-page.module.css';

interface Props {
  readonly state: ListState;
  readonly names: Readonly<Record<string, string>>;
  readonly onState: (change: ListChange) => void;
}

export const isFiltered = (state: ListState): boolean =>
  Object.keys(state.filterModel).length > 0 || state.quick !== '' || state.asOf !== '';

/** What the list is limited to, each to be taken away alone, and one *Limpiar* for all. */
export function FilterChips({ state, names, onState }: Props) {
  if (!isFiltered(state)) return null;
  const without = (field: string) => onState(({ filterModel: { [field]: _, ...others } }) => ({ filterModel: others }));
  const chips: [string, string, () => void][] = [
    ...(state.asOf
      ? [['al', `Al ${formatDayTime(state.asOf)}`, () => onState({ asOf: '' })] as [string, string, () => void]]
      : []),
    ...(state.quick
      ? [['q', `Búsqueda: ${state.quick}`, () => onState({ quick: '' })] as [string, string, () => void]]
      : []),
    ...Object.entries(state.filterModel).map(
      ([field, filter]) =>
        [field, `${names[field] ?? field}: ${filterWords(filter)}`, () => without(field)] as [
          string,
          string,
          () => void,
        ],
    ),
  ];
  return (
    <div className={styles.chips} data-many={chips.length > 1} role="group" aria-label="Filtros aplicados">
      {chips.map(([key, text, remove]) => (
        <button key={key} type="button" className={styles.chip} onClick={remove} aria-label={`Quitar filtro ${text}`}>
          <span>{text}</span>
          <IconX size={14} aria-hidden />
        </button>
      ))}
      <Button
        className={styles.clear ?? ''}
        variant="subtle"
        size="compact-sm"
        onClick={() => onState({ filterModel: {}, quick: '', asOf: '' })}
      >
        Limpiar
      </Button>
    </div>
  );
}
