import type { DomainEvent } from '../kernel/event.ts';
import type { ImportKind } from '../kernel/import-kind.ts';
import type { ReadRows } from '../kernel/master-rows.ts';
import { textBytes } from '../kernel/text-bytes.ts';
import { ImportPart } from './events.ts';

/** Rows of one event: as many commands as travel together, and little between two checkpoints. */
const ROWS = 100;
/** Bytes of one event, and of all that are written at once: an append takes 1,000,000 with what it says of each event. */
const PART_BYTES = 200_000;
const APPEND_BYTES = 700_000;

/** Bytes of a value as an event holds it. */
export const bytesOf = (value: unknown): number => textBytes(JSON.stringify(value));

interface Where {
  /** Parts that were named before. */
  readonly parts?: number;
  /** What is written in the same append. */
  readonly beside?: DomainEvent;
  /** Bytes that they may come to; default: as much as one append takes. */
  readonly most?: number;
}

/** The next rows of an import in parts, as many as one append takes. */
export function rowParts(
  _id: string,
  { tipo }: ImportKind,
  good: ReadRows['good'],
  { parts = 0, beside, most = APPEND_BYTES }: Where = {},
): DomainEvent[] {
  const named: DomainEvent[] = [];
  let left = most - (beside ? bytesOf(beside.data) : 0);
  for (let next = 0; next < good.length;) {
    const filas: { fila: number; valores: Record<string, unknown> }[] = [];
    let bytes = 0;
    while (next + filas.length < good.length && filas.length < ROWS && bytes < PART_BYTES) {
      const { fila, values } = good[next + filas.length]!;
      filas.push({ fila, valores: { ...values } });
      bytes += bytesOf(filas.at(-1));
    }
    left -= bytes;
    if (left < 0) break;
    named.push(ImportPart({ _id, tipo, parte: parts + named.length, filas }));
    next += filas.length;
  }
  return named;
}
