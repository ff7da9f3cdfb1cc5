import type { Glance, Hints } from '../make-request.ts';

/** What chance alone does not find of a command. */
export interface Recipe {
  /** How often it is done beside others; 1 by default. */
  readonly weight?: number;
  /** Kind of the document that it is about, where the request names no stream. */
  readonly about?: string;
  readonly hints?: Hints;
  /** Fields that must fit together. */
  readonly fields?: (glance: Glance) => Readonly<Record<string, unknown>>;
}
