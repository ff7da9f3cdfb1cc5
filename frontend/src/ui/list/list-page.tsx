import { Alert, Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconAlertTriangle, IconArrowUp } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { part } from '../part.tsx';
import { messageOf } from '../../api/call-error.ts';
import { EmptyState } from '../empty-state.tsx';
import { AsOf } from '../format/as-of.ts';
import { countInWords, formatCount } from '../format/numbers.ts';
import { PageHeader } from '../page-header.tsx';
import { AsOfMenu } from './actions/as-of-menu.tsx';
import { BulkBar } from './actions/bulk-bar.tsx';
import { ChoiceMenu } from './filters/choice-menu.tsx';
import { ColumnsMenu } from './actions/columns-menu.tsx';
import { ExportButton } from './actions/export-button.tsx';
import { FilterChips, isFiltered } from './filters/filter-chips.tsx';
import type { GridHandle, GridProps } from './grid/grid.tsx';
import { GridSkeleton } from './grid/grid-skeleton.tsx';
import styles from './list-page.module.css';
import { QuickFilter } from './filters/quick-filter.tsx';
import { lists } from './refresh-list.ts';
import { type OpenRowMenu, RowMenu } from './actions/row-menu.tsx';
import type { GridCall, ListPageProps, RowOf } from './types.ts';
import { useListState } from './use-list-state.ts';
import { ViewsMenu } from './views/views-menu.tsx';

const Grid = part(() => import('./grid/grid.tsx'), 'Grid', {
  place: 'here',
  loading: <GridSkeleton />,
}) as unknown as <Row>(props: GridProps<Row>) => ReactNode;
const nothing = {};

/** A screen that lists: grid, filters, views, export, live rows (DESIGN §9). Everything it shows is in the address. */
export function ListPage<C extends GridCall, Row = RowOf<C>>(props: ListPageProps<C, Row>) {
  const { name, title, unit, query, columns, choices = [], empty, actions } = props;
  const [state, onState] = useListState();
  const [count, setCount] = useState<number | null>();
  const [fresh, setFresh] = useState(0);
  const [failed, setFailed] = useState<unknown>();
  const [grid, setGrid] = useState<GridHandle>();
  const [ticked, setTicked] = useState<readonly Row[]>([]);
  const [menu, setMenu] = useState<OpenRowMenu>();
  const refresh = () => {
    setFailed(undefined);
    setFresh(0);
    grid?.refresh();
  };
  const ordered = useEffectEvent(refresh);
  useEffect(() => lists.add(name, () => ordered()), [name]);
  // Whoever arrives by keyboard is at the rows with one key.
  useHotkeys([
    [
      'ArrowDown',
      () => {
        if (document.activeElement === document.body) grid?.focus();
      },
      { preventDefault: false },
    ],
  ]);
  const names = Object.fromEntries([
    ...columns.map((c) => [c.field, c.headerName ?? c.field] as const),
    ...choices.map((c) => [c.field, c.label] as const),
  ]);
  return (
    <AsOf value={state.asOf}>
      <div className={styles.page}>
        <PageHeader title={title} context={props.context} action={props.action} />
        {props.above}
        <div className={styles.toolbar} role="toolbar" aria-label={`Herramientas de ${title}`}>
          <QuickFilter value={state.quick} onChange={(quick) => onState({ quick })} onDown={() => grid?.focus()} />
          {choices.map((choice) => (
            <ChoiceMenu key={choice.field} choice={choice} state={state} onState={onState} />
          ))}
          <span className={styles.count} aria-live="polite">
            {count === undefined ? '' : countInWords(count, unit)}
          </span>
          <span className={styles.tools}>
            {props.asOf && <AsOfMenu asOf={state.asOf} onChange={(asOf) => onState({ asOf })} />}
            <ViewsMenu name={name} state={state} onState={onState} known={new Set(Object.keys(names))} grid={grid} />
            <ColumnsMenu grid={grid} />
            {props.exportCall && (
              <ExportButton
                call={props.exportCall}
                params={props.exportParams ?? nothing}
                state={state}
                title={title}
              />
            )}
          </span>
        </div>
        {props.bulk && ticked.length > 0 && (
          <BulkBar rows={ticked} unit={unit} actions={props.bulk(ticked)} onClear={() => grid?.clearSelection()} />
        )}
        <FilterChips state={state} names={names} onState={onState} />
        <div className={styles.news} aria-live="polite">
          {fresh > 0 && state.asOf === '' && (
            <Button
              size="xs"
              variant="light"
              leftSection={<IconArrowUp size={16} />}
              onClick={refresh}
            >{`${formatCount(fresh)} ${fresh === 1 ? `${unit[0]} nuevo` : `${unit[1]} nuevos`}`}</Button>
          )}
        </div>
        {failed !== undefined && (
          <Alert
            color="red"
            variant="light"
            icon={<IconAlertTriangle />}
            title="La lista no se pudo cargar"
            mx="lg"
            mb="sm"
          >
            {messageOf(failed)}{' '}
            <Button size="compact-xs" variant="default" onClick={refresh}>
              Reintentar
            </Button>
          </Alert>
        )}
        <div className={styles.grid}>
          <Grid<Row>
            name={name}
            query={query}
            params={props.params ?? nothing}
            columns={columns}
            rowId={props.rowId}
            state={state}
            label={title}
            topic={state.asOf ? undefined : (props.topic ?? query.topic)}
            onState={onState}
            onCount={setCount}
            onNew={setFresh}
            onError={setFailed}
            onOpen={props.onOpen}
            onMenu={
              actions &&
              ((row, at) => {
                const list = actions(row);
                if (list.length > 0) setMenu({ actions: list, at });
                // Only the menu that asked: another may be open by now.
                void props
                  .moreActions?.(row)
                  .then((more) => setMenu((open) => (open?.at === at ? { at, actions: [...list, ...more] } : open)));
              })
            }
            onSelect={props.bulk && setTicked}
            onReady={setGrid}
          />

          {count === 0 && (
            <div className={styles.empty}>
              {isFiltered(state) ? (
                <EmptyState
                  title={`No hay ${unit[1]} con estos filtros`}
                  hint="Quita un filtro o revisa lo que buscas."
                  action={
                    <Button variant="default" onClick={() => onState({ filterModel: {}, quick: '', asOf: '' })}>
                      Limpiar
                    </Button>
                  }
                />
              ) : (
                <EmptyState title={empty.title} hint={empty.hint} />
              )}
            </div>
          )}
        </div>
        <RowMenu
          menu={menu}
          onClose={() => {
            setMenu(undefined);
            grid?.focus();
          }}
        />
        {props.children}
      </div>
    </AsOf>
  );
}
