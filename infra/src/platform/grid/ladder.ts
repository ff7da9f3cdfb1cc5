import { PAGE_SIZE } from '@power/domain/kernel/grid';
import type pg from 'pg';
import type { Anchor, Segment } from './segments.ts';
import type { Selection } from './where.ts';

/** One rung each so many rows: a page skips at most this many. Whole pages, so that few statements serve all jumps. */
export const RUNG = 5 * PAGE_SIZE;
const KEPT = 24;
const FRESH_MS = 15_000;
const USABLE_MS = 60_000;

interface Ladder {
  readonly rungs: readonly Anchor[];
  readonly builtAt: number;
}

/**
 * Anchors along large orders, so that a jump into the depth costs a keyset page and not an OFFSET over everything
 * before. Built in the background by the first deep jump, renewed when older than 15 s, never used past 60 s: rows that
 * came or went meanwhile shift a jump by as many places, as they would between two OFFSET pages.
 */
export class Ladders {
  private readonly kept = new Map<string, Ladder>();
  private readonly building = new Map<string, Promise<void>>();

  /** Nearest rung at or before `offset` rows, with the rows it stands for. */
  find(
    pool: pg.Pool,
    signature: string,
    selection: Selection,
    segment: Segment,
    id: string,
    offset: number,
  ): { anchor: Anchor; rows: number } | undefined {
    const ladder = this.kept.get(signature);
    const age = ladder ? performance.now() - ladder.builtAt : Number.POSITIVE_INFINITY;
    if (age > FRESH_MS) void this.build(pool, signature, selection, segment, id);
    if (!ladder || age > USABLE_MS) return undefined;
    const index = Math.min(Math.floor(offset / RUNG), ladder.rungs.length);
    const anchor = ladder.rungs[index - 1];
    return anchor && { anchor, rows: index * RUNG };
  }

  /** Resolves when no ladder is being built. */
  async settled(): Promise<void> {
    await Promise.all(this.building.values());
  }

  private build(pool: pg.Pool, signature: string, selection: Selection, segment: Segment, id: string): Promise<void> {
    const running = this.building.get(signature);
    if (running) return running;
    const sql = `SELECT v, k FROM (SELECT ${segment.value} AS v, ${id} AS k, row_number() OVER (ORDER BY ${segment.orderBy}) AS n
      FROM ${selection.from} WHERE ${selection.where} AND ${segment.condition}) AS rows WHERE n % ${RUNG} = 0 ORDER BY n`;
    const started = performance.now();
    const work = pool
      .query<{ v: string | null; k: string }>(sql, [...selection.values])
      .then(
        ({ rows }) => {
          this.kept.delete(signature);
          this.kept.set(signature, { rungs: rows, builtAt: started });
          for (const oldest of this.kept.keys()) if (this.kept.size > KEPT) this.kept.delete(oldest);
        },
        // Without a ladder a deep page is merely slower.
        () => undefined,
      )
      .finally(() => this.building.delete(signature));
    this.building.set(signature, work);
    return work;
  }
}
