import type { Principal } from '@power/domain/kernel/principal';
import type { Glance, Hints } from '../make-request.ts';

/** Rows of a list by key. */
export type Rows = (table: string) => ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** Whether a list has such a row. */
export const someRow =
  (table: string, holds: (row: Readonly<Record<string, unknown>>) => boolean) =>
  (rows: Rows): boolean => {
    for (const row of rows(table).values()) if (holds(row)) return true;
    return false;
  };

/** What chance alone does not find of a command. */
export interface Recipe {
  /** How often it is done beside others; 1 by default. */
  readonly weight?: number;
  /** Kind of the document that it is about, where the request names no stream. */
  readonly about?: string;
  readonly hints?: Hints;
  /** Whether a person does it with a document in this state, where the command itself does not say (`when`). */
  readonly suits?: (state: unknown, user: Principal) => boolean;
  /** Whether there is what it needs, by the lists; without it always. */
  readonly ready?: (rows: Rows) => boolean;
  /** Fields that must fit together. */
  readonly fields?: (glance: Glance) => Readonly<Record<string, unknown>>;
}
