import { useEffect, useRef } from 'react';
import { useLiveEvent } from '../../../live/hooks.ts';
import { topics } from '../../../live/socket.ts';
import type { ListState } from '../list-state.ts';
import type { GridCall } from '../types.ts';
import { same } from './grid-state.ts';

/** Rows of a list that come just before the changes that they are about. */
interface Told {
  readonly consulta: string;
  /** Fields that the list is sorted by unless somebody asks otherwise. */
  readonly orden: readonly string[];
  /** Every row of its table is in it. */
  readonly completa: boolean;
  readonly filas: Readonly<Record<string, object>>;
}

/** The list as a topic of the socket: its rows, besides that they changed. */
const nameOf = ({ path, accion }: GridCall): string => `filas ${path}${accion === undefined ? '' : ` ${accion}`}`;

/** What a list knows of a change before it asks. */
export interface ToldRows<Row> {
  /** A row changed: what came with the change is what is known of it, and nothing where nothing came. */
  changed(key: string): void;
  /** The row as it is now, where it is known and stands where `shown` stands; asked once. */
  take(key: string, shown: Row): Row | undefined;
  /** Whether rows are left out, as far as is known: then one that was there all the time may come into view by a change. */
  selects(): boolean;
}

/**
 * Rows that travel with their changes, so that nobody asks what became of them (ARCHITECTURE, *Live*). Whoever sees only a part
 * of the list is not told any, nor is a list that is asked for with more than what every list is (`params`). `orderNow`: what
 * the rows are sorted by at this moment, which the address may not say yet.
 */
export function useToldRows<Row>(
  query: GridCall,
  topic: string | undefined,
  params: object,
  { filterModel, quick }: Pick<ListState, 'filterModel' | 'quick'>,
  orderNow: () => ListState['sort'],
): ToldRows<Row> {
  const whole = Object.keys(params).length === 0;
  const name = whole && topic !== undefined && topic === query.topic ? nameOf(query) : undefined;
  const coming = useRef(new Map<string, object>());
  const known = useRef(new Map<string, object>());
  const order = useRef<readonly string[]>([]);
  const complete = useRef(false);
  useEffect(() => (name === undefined ? undefined : topics.add(name, () => undefined)), [name]);
  useLiveEvent('filas', (datos) => {
    const { consulta, orden, completa, filas } = datos as Told;
    if (consulta !== name) return;
    complete.current = completa;
    order.current = orden;
    coming.current = new Map(Object.entries(filas));
  });
  return {
    selects: () => !complete.current || quick !== '' || Object.keys(filterModel).length > 0,
    changed(key) {
      const row = coming.current.get(key);
      coming.current.delete(key);
      if (row) known.current.set(key, row);
      else known.current.delete(key);
    },
    take(key, shown) {
      const row = known.current.get(key) as Row | undefined;
      known.current.delete(key);
      const sort = orderNow();
      const decide = [
        ...(sort.length > 0 ? sort.map(({ colId }) => colId) : order.current),
        ...Object.keys(filterModel),
      ];
      const stays = (field: string): boolean =>
        row !== undefined &&
        row !== null &&
        field in (shown as object) &&
        same(shown[field as keyof Row], row[field as keyof Row]);
      return quick === '' && decide.every(stays) ? row : undefined;
    },
  };
}
