import type { CSSProperties } from 'react';
import { formatPercent } from '../ui/format/numbers.ts';
import type { Age } from './columns.ts';
import styles from './board.module.css';

export interface RackLine {
  readonly bodega: string;
  readonly bloque: string;
  readonly ubicaciones: number;
  readonly ocupadas: number;
}

/** Lines of the block at 1080p; those for which there is no room are counted. */
const ROOM = 12;

/** From 85 % on one looks for room, from 95 % there is none. */
export const fullness = (share: number): Age => (share >= 0.95 ? 'tarde' : share >= 0.85 ? 'atencion' : 'nuevo');

/** How full each rack is, the fullest first: where there is no room, and where there is. */
export function RacksBlock({
  racks,
  total,
  empty,
}: {
  racks: readonly RackLine[];
  total?: number | undefined;
  empty: string;
}) {
  const shares = racks
    .map((rack) => ({ ...rack, share: rack.ubicaciones > 0 ? rack.ocupadas / rack.ubicaciones : 0 }))
    .toSorted((a, b) => b.share - a.share);
  const more = (total ?? racks.length) - Math.min(ROOM, racks.length);
  return (
    <section className={styles.block} aria-label="Ocupación">
      <h2>
        Ocupación <span>{total ?? racks.length}</span>
      </h2>
      {racks.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ul className={styles.racks}>
          {shares.slice(0, ROOM).map(({ bodega, bloque, ubicaciones, ocupadas, share }) => (
            <li
              key={`${bodega} ${bloque}`}
              data-full={fullness(share)}
              style={{ '--full': `${Math.round(share * 100)}%` } as CSSProperties}
            >
              <strong>{bloque}</strong>
              <span>{`${ocupadas} de ${ubicaciones} · ${formatPercent(share * 100)}`}</span>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className={styles.more}>{`y ${more} más`}</p>}
    </section>
  );
}
