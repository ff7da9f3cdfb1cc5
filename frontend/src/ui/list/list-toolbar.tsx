import { ActionIcon, Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconFilter, IconHistory } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { AnyCall } from '../../api/wire.ts';
import { countInWords } from '../format/numbers.ts';
import { MomentMenu } from '../clock/moment-menu.tsx';
import { MoreMenu } from './actions/more-menu.tsx';
import { FilterChips } from './filters/filter-chips.tsx';
import { QuickFilter } from './filters/quick-filter.tsx';
import type { GridHandle } from './grid/grid.tsx';
import styles from './list-page.module.css';
import type { ListChange, ListState } from './list-state.ts';
import { ViewsMenu } from './views/views-menu.tsx';

interface Props {
  readonly name: string;
  readonly title: string;
  readonly unit: readonly [singular: string, plural: string];
  /** Headings by field. */
  readonly names: Readonly<Record<string, string>>;
  readonly state: ListState;
  readonly onState: (change: ListChange) => void;
  readonly count: number | null | undefined;
  readonly grid: GridHandle | undefined;
  readonly phone: boolean;
  readonly filters: boolean;
  readonly onFilters: () => void;
  readonly asOf: boolean;
  readonly onCompare: (() => void) | undefined;
  readonly exportCall: AnyCall | undefined;
  readonly exportParams: Readonly<Record<string, unknown>>;
  /** How many rows came meanwhile, and the way to them. */
  readonly news: ReactNode;
}

/** One line: what the list is limited to at the left, what can be done with it at the right. `F` shows the filters. */
export function ListToolbar(props: Props) {
  const { name, title, unit, names, state, onState, count, grid, phone, filters, onFilters } = props;
  useHotkeys([['F', onFilters]]);
  const limits = Object.keys(state.filterModel).length;
  const label = limits > 0 ? `Filtros ${limits}` : 'Filtros';
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={`Herramientas de ${title}`}>
      <QuickFilter value={state.quick} onChange={(quick) => onState({ quick })} onDown={() => grid?.focus()} />
      {phone ? (
        <ActionIcon
          variant={limits > 0 ? 'light' : 'default'}
          size="lg"
          aria-label={label}
          disabled={!grid}
          onClick={onFilters}
        >
          <IconFilter size={16} />
          {limits > 0 && <span className={styles.limits}>{limits}</span>}
        </ActionIcon>
      ) : (
        <Button
          variant={filters || limits > 0 ? 'light' : 'default'}
          leftSection={<IconFilter size={16} />}
          aria-pressed={filters}
          disabled={!grid}
          title="F"
          onClick={onFilters}
        >
          {label}
        </Button>
      )}
      <FilterChips state={state} names={names} onState={onState} />
      <span className={styles.count} aria-live="polite">
        {count === undefined ? '' : countInWords(count, unit)}
      </span>
      <span className={styles.news} aria-live="polite">
        {props.news}
      </span>
      <span className={styles.tools}>
        {props.asOf && (
          <MomentMenu
            asOf={state.asOf}
            onChange={(asOf) => onState({ asOf })}
            onCompare={props.onCompare}
            button={(open) => (
              <Button variant={state.asOf ? 'light' : 'default'} leftSection={<IconHistory size={16} />} onClick={open}>
                Ver al día…
              </Button>
            )}
          />
        )}
        <ViewsMenu name={name} state={state} onState={onState} known={new Set(Object.keys(names))} grid={grid} />
        <MoreMenu
          grid={grid}
          phone={phone}
          exportCall={props.exportCall}
          exportParams={props.exportParams}
          state={state}
          title={title}
        />
      </span>
    </div>
  );
}
