import type { Hints } from '../make-request.ts';

interface Recipe {
  /** How often it is done beside others; 1 by default. */
  readonly weight?: number;
  readonly hints?: Hints;
}

/** What chance alone does not find: hints for fields, and what is done more or less often. Commands that are not here take part all the same. */
const RECIPES: Readonly<Record<string, Recipe>> = {
  // They wait for the projector, or make and compare hashes of passwords, which takes long on purpose.
  'list-merged-documents': { weight: 0.001 },
  login: { weight: 0.03 },
  'enter-invoice': { weight: 0.03 },
  'set-invoice-code': { weight: 0.03 },
  'change-own-password': { weight: 0.03 },
  'request-recovery': { weight: 0.03 },
};

export const weightOf = (name: string): number => RECIPES[name]?.weight ?? 1;

export const hintsOf = (name: string): Hints => RECIPES[name]?.hints ?? {};
