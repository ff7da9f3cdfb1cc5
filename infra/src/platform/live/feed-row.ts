import { COST_FIELDS, withoutFields } from '@power/domain/kernel/costs';
import type { FeedScope, Frame } from '../projection/define.ts';

/** A row of ops.change_feed: that a read model's row changed (`topic`, `key`, `op`), or a named frame. */
export interface FeedRow {
  /** Order of the feed; a cursor is the last one that a client has received. */
  readonly seq: bigint;
  /** Log position of the event behind it. */
  readonly position: bigint;
  readonly topic: string | null;
  readonly key: string | null;
  readonly op: string | null;
  readonly scope: FeedScope | null;
  readonly frame: Frame | null;
}

const encoded = new WeakMap<FeedRow, Buffer>();

/**
 * The row as every client receives it: serialised once, the same bytes for all, and so without what things cost, which
 * only some may know: they ask for it (requirements §0.1.3).
 */
export function encodeRow(row: FeedRow): Buffer {
  let bytes = encoded.get(row);
  if (!bytes) {
    const evento = row.frame ? row.frame.evento : 'cambio';
    const datos = row.frame
      ? withoutFields(row.frame.datos, COST_FIELDS)
      : { tema: row.topic, clave: row.key, op: row.op };
    bytes = Buffer.from(JSON.stringify({ evento, datos, posicion: String(row.position), cursor: String(row.seq) }));
    encoded.set(row, bytes);
  }
  return bytes;
}
