import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Order } from './order.ts';
import { orderSql } from './order.ts';
import type { Anchor } from './segments.ts';
import type { Selection } from './where.ts';

const shape = z.object({ o: z.number().int().min(1), s: z.string(), v: z.string().nullable(), k: z.string() });

/** What a cursor or an anchor belongs to: the same rows of the same moment in the same order. */
export const signatureOf = (selection: Selection, order: Order, at?: string): string =>
  createHash('sha256')
    .update(JSON.stringify([selection.from, selection.where, selection.values, orderSql(order), at]))
    .digest('base64url')
    .slice(0, 22);

/** Cursor of the row before `offset`. It is no secret and no authority: filters and scope apply to whatever it says. */
export const encodeCursor = (offset: number, signature: string, anchor: Anchor): string =>
  Buffer.from(JSON.stringify({ o: offset, s: signature, v: anchor.v, k: anchor.k })).toString('base64url');

/** The anchor of a cursor, when it was given for this selection, order and offset; otherwise undefined and the offset counts. */
export function decodeCursor(cursor: string | undefined, offset: number, signature: string): Anchor | undefined {
  if (!cursor || offset === 0) return undefined;
  try {
    const found = shape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return found.o === offset && found.s === signature ? { v: found.v, k: found.k } : undefined;
  } catch {
    return undefined;
  }
}
