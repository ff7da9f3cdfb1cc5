import { Alert, Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconAlertTriangle, IconArrowUp } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { part } from '../part.tsx';
import { messageOf } from '../../api/call-error.ts';
import { EmptyState } from '../empty-state.tsx';
import { AsOf } from '../format/as-of.ts';
import { newInWords } from '../format/numbers.ts';
import { PageHeader } from '../page-header.tsx';
import { BulkBar } from './actions/bulk-bar.tsx';
import type { ComparisonProps } from './compare/comparison.tsx';
import { useComparison } from './compare/use-comparison.ts';
import { isFiltered } from './filters/filter-chips.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import type { GridHandle, GridProps } from './grid/grid.tsx';
import { isIdle } from './grid/grid-focus.ts';
import { GridSkeleton } from './grid/grid-skeleton.tsx';
import styles from './list-page.module.css';
import { lists } from './refresh-list.ts';
import { type OpenRowMenu, RowMenu } from './actions/row-menu.tsx';
import type { Column, GridCall, ListPageProps, RowOf } from './types.ts';
import { useListState } from './use-list-state.ts';
import { usePhone } from '../use-phone.ts';

const Grid = part(() => import('./grid/grid-place.tsx'), 'GridPlace', {
  place: 'here',
  loading: <GridSkeleton />,
}) as <Row>(props: GridProps<Row>) => ReactNode;
const FilterSheet = part(() => import('./filters/filter-sheet.tsx'), 'FilterSheet');
const Comparison = part(() => import('./compare/comparison.tsx'), 'Comparison') as <Row>(
  props: ComparisonProps<Row>,
) => ReactNode;
const nothing = {};

/** A screen that lists: grid, filters, views, export, live rows (ARCHITECTURE). Everything it shows is in the address. */
export function ListPage<C extends GridCall, Row = RowOf<C>>(props: ListPageProps<C, Row>) {
  const { name, title, unit, query, columns, empty, actions } = props;
  const [state, onState] = useListState();
  const comparison = useComparison();
  const compared = query.compared === true && props.params === undefined;
  const [count, setCount] = useState<number | null>();
  const [fresh, setFresh] = useState(0);
  const [failed, setFailed] = useState<unknown>();
  const [grid, setGrid] = useState<GridHandle>();
  const toRows = useRef(false);
  const [ticked, setTicked] = useState<readonly Row[]>([]);
  const [menu, setMenu] = useState<OpenRowMenu>();
  const phone = usePhone();
  const [filters, setFilters] = useState(false);
  const toggleFilters = () => setFilters((shown) => !shown);
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
      (event) => {
        if (!isIdle()) return;
        // Or the rows that have the focus then would scroll by the same key, the first below their headings.
        event.preventDefault();
        if (grid) grid.focus();
        else toRows.current = true;
      },
      { preventDefault: false },
    ],
  ]);
  const names = Object.fromEntries(
    columns.flatMap((c) => [c.field, c.context?.key ?? c.field].map((field) => [field, c.headerName ?? c.field])),
  );
  return (
    <AsOf value={state.asOf}>
      <div className={styles.page}>
        <PageHeader title={title} context={props.context} action={props.action} />
        {props.above}
        <ListToolbar
          name={name}
          title={title}
          unit={unit}
          names={names}
          state={state}
          onState={onState}
          count={count}
          grid={grid}
          phone={phone}
          filters={filters}
          onFilters={toggleFilters}
          asOf={props.asOf === true}
          onCompare={compared ? () => comparison.begin(state.asOf) : undefined}
          exportCall={props.exportCall}
          exportParams={props.exportParams ?? nothing}
          news={
            fresh > 0 &&
            state.asOf === '' && (
              <Button size="xs" variant="light" leftSection={<IconArrowUp size={16} />} onClick={refresh}>
                {newInWords(fresh, unit)}
              </Button>
            )
          }
        />
        {failed !== undefined && (
          <Alert
            color="red"
            variant="light"
            icon={<IconAlertTriangle />}
            title={props.failure?.(failed) ?? 'La lista no se pudo cargar'}
            mx="lg"
            mb="sm"
          >
            {messageOf(failed)}{' '}
            <Button size="compact-xs" variant="default" onClick={refresh}>
              Reintentar
            </Button>
          </Alert>
        )}
        <div className={styles.grid} data-filters={filters && !phone} data-phone={phone}>
          <Grid<Row>
            key={phone ? 'tarjetas' : 'tabla'}
            name={name}
            filters={filters}
            phone={phone}
            card={props.card}
            query={query}
            params={props.params ?? nothing}
            limitMs={props.limitMs}
            progress={props.progress}
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
            onStay={props.onStay}
            onMenu={
              actions &&
              ((row, at) => {
                const list = actions(row);
                setMenu({ actions: list, at });
                // Only the menu that asked: another may be open by now.
                void props
                  .moreActions?.(row)
                  .then((more) => setMenu((open) => (open?.at === at ? { at, actions: [...list, ...more] } : open)));
              })
            }
            onSelect={props.bulk && setTicked}
            onReady={(ready) => {
              setGrid(ready);
              // Hands were faster than the grid.
              if (toRows.current) ready.focus();
            }}
          />

          {props.bulk && ticked.length > 0 && (
            <BulkBar rows={ticked} unit={unit} actions={props.bulk(ticked)} onClear={() => grid?.clearSelection()} />
          )}
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
                // What may be done stands above, in the heading: the hint names it.
                <EmptyState title={empty.title} hint={empty.hint} />
              )}
            </div>
          )}
        </div>
        {phone && filters && (
          <FilterSheet
            columns={columns as readonly Column<never>[]}
            unit={unit}
            count={count}
            state={state}
            onState={onState}
            onClose={toggleFilters}
          />
        )}
        <RowMenu
          menu={menu}
          onClose={() => {
            setMenu(undefined);
            grid?.focus();
          }}
        />
        {compared && comparison.between && (
          <Comparison<Row>
            title={title}
            unit={unit}
            query={query}
            columns={columns}
            card={props.card}
            state={state}
            between={comparison.between}
            onBetween={comparison.change}
            onOpen={props.onOpen}
          />
        )}
        {props.children}
      </div>
    </AsOf>
  );
}
