import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useQueryCall } from '../api/hooks.ts';
import { Loaded } from '../dashboards/loaded.shared.tsx';
import { useLiveRefresh } from '../live/refresh.ts';
import { formatCount } from '../ui/format/numbers.ts';
import type { ListState } from '../ui/list/list-state.ts';
import type { GridCall } from '../ui/list/types.ts';
import styles from './mis-ventas.module.css';

/** Rows of a card; its list has the rest. */
const FEW = 5;

interface Props<R> {
  readonly title: string;
  readonly empty: string;
  readonly query: GridCall;
  readonly topic: string;
  readonly filters: ListState['filterModel'];
  readonly sort: ListState['sort'][number];
  readonly href: (filters: ListState['filterModel']) => string;
  readonly line: (row: R) => {
    readonly key: string;
    readonly to: string;
    readonly first: string;
    readonly name: string;
    readonly last: string;
    /** Its day is over: marked as on the board of the forecast. */
    readonly late?: boolean;
  };
}

/** The first rows of a list that waits for somebody, and the way into all of it. */
export function WorkCard<R>({ title, empty, query, topic, filters, sort, href, line }: Props<R>) {
  const request = { startRow: 0, endRow: FEW, sortModel: [sort], filterModel: filters };
  const page = useQueryCall(query, request, { staleTime: 10_000, keepPrevious: true });
  useLiveRefresh(query, topic);
  const { rows, lastRow } = (page.data ?? {}) as { rows?: readonly R[]; lastRow?: number | null };
  const more = (rows?.length ?? 0) === FEW;
  return (
    <section className={styles.card} aria-label={title}>
      <h2>
        <Link to={href(filters)}>{title}</Link>
        {lastRow !== undefined && lastRow !== null && <span> {formatCount(lastRow)}</span>}
      </h2>
      {rows === undefined ? (
        <Loaded query={page} height={160}>
          {() => null}
        </Loaded>
      ) : rows.length === 0 ? (
        <p className={styles.none}>{empty}</p>
      ) : (
        <ul>
          {rows.map(line).map(({ key, to, first, name, last, late = false }) => (
            <li key={key}>
              <Link to={to}>
                <span className={late ? styles.late : undefined}>
                  {late && <IconAlertTriangle size={14} aria-label="Atrasada" />}
                  {first}
                </span>
                <span className={styles.name} title={name}>
                  {name}
                </span>
                <span>{last}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {more && (
        <Link className={styles.all} to={href(filters)}>
          Ver todas
        </Link>
      )}
    </section>
  );
}
