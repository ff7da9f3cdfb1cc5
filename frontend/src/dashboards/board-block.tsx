import type { CSSProperties } from 'react';
import { useServerNow } from '../live/hooks.ts';
import { formatClock } from '../ui/format/times.ts';
import { type Age, ageOf, columnsFor, evenly, FIRST_COLUMN, placeInColumns } from './columns.ts';
import { DeliveryIcon } from './delivery-icon.shared.tsx';
import { useLeaving } from './use-leaving.ts';
import styles from './board.module.css';

export interface BoardCard {
  readonly number: number;
  readonly name: string;
  /** ISO instant that its time counts from; without one `mark` stands in its place. */
  readonly since?: string | undefined;
  readonly mark?: string;
  /** How late it is, where its time does not say so. */
  readonly late?: Age | undefined;
  readonly tipo?: string;
  /** What it says besides, in words. */
  readonly extra?: string;
}

/** Cells of a block at 1080p: six rows in each of two columns. */
const ROOM = 12;
const FEWEST_ROWS = 3;

/** Few cards share the height. In one column, as wide as two, they are written larger; in two a name has a second line. */
function shape(count: number, most: 1 | 2) {
  const rows = Math.max(FEWEST_ROWS, Math.min(most === 1 ? FIRST_COLUMN : evenly(count), count));
  const columns = most === 1 ? 1 : columnsFor(count);
  const grow = columns === 1 ? Math.min(1.5, FIRST_COLUMN / rows) : 1;
  return {
    'data-tall': columns > 1 && rows < FIRST_COLUMN,
    style: { '--rows': rows, '--columns': columns, '--grow': grow } as CSSProperties,
  };
}

function Card({
  card,
  leaving,
  ready,
  age,
  below,
}: {
  card: BoardCard;
  leaving: boolean;
  ready: boolean;
  /** What it says besides has a line of its own. */
  below: boolean;
  age: (ms: number) => Age | undefined;
}) {
  const now = useServerNow();
  const ms = card.since === undefined ? undefined : now - Date.parse(card.since);
  return (
    <article
      className={styles.card}
      // What is ready waits for its owner: it is never late.
      data-age={ready ? undefined : (card.late ?? (ms === undefined ? undefined : age(ms)))}
      data-ready={ready}
      data-leaving={leaving}
      aria-hidden={leaving}
    >
      <div className={styles.row}>
        <strong>{card.number}</strong>
        {ms === undefined ? (
          <span className={styles.mark}>{card.mark}</span>
        ) : (
          <time role="timer">{formatClock(ms)}</time>
        )}
      </div>
      <div className={styles.row}>
        <span className={styles.name}>{card.name}</span>
        {card.extra !== undefined && !below && <span className={styles.tipo}>{card.extra}</span>}
        {card.tipo !== undefined && (
          <span className={styles.tipo}>
            <DeliveryIcon tipo={card.tipo} size="1em" />
          </span>
        )}
      </div>
      {card.extra !== undefined && below && <span className={styles.extra}>{card.extra}</span>}
    </article>
  );
}

/** One heading with columns of cards, one where three blocks share the wall; one grid, so that a card that moves up does not slide in again. */
export function BoardBlock({
  heading,
  cards,
  total = cards.length,
  empty,
  ready = false,
  age = ageOf,
  columns = 2,
}: {
  heading: string;
  /** At most; a block of one has six cards. */
  columns?: 1 | 2;
  cards: readonly BoardCard[];
  /** How many there are in all, where more than the cards. */
  total?: number | undefined;
  empty: string;
  /** What it shows is done and waits for its owner. */
  ready?: boolean;
  /** How late a card is after so many ms; that of orders by default. */
  age?: (ms: number) => Age | undefined;
}) {
  const shown = useLeaving(cards, (card) => String(card.number));
  const { placed, more } = placeInColumns(
    shown,
    columns === 1 ? FIRST_COLUMN : ROOM,
    columns === 1 ? FIRST_COLUMN : evenly(shown.length),
  );
  const late = more - shown.filter((s) => s.leaving).length + total - cards.length;
  return (
    <section className={styles.block} aria-label={heading}>
      <h2>
        {heading} <span>{total}</span>
      </h2>
      <div className={styles.cells} {...shape(placed.length, columns)}>
        {placed.map(({ item: { key, item, leaving }, column, row }) => (
          <div key={key} style={{ gridColumn: column, gridRow: row }}>
            <Card card={item} leaving={leaving} ready={ready} age={age} below={columns === 1} />
          </div>
        ))}
        {cards.length === 0 && <p className={styles.empty}>{empty}</p>}
      </div>
      {late > 0 && <p className={styles.more}>{`y ${late} más`}</p>}
    </section>
  );
}
