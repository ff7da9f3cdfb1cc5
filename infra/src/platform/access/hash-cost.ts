export interface HashCost {
  /** Exponent of N. */
  readonly log2: number;
  readonly r: number;
  readonly p: number;
}

/**
 * scrypt cost of ARCHITECTURE, *Safe by default*: N = 2^17, r = 8, p = 1 needs 128 MiB for each hash under way. Suites of
 * the command side and of queries have a cheaper one in its place (jest.config.mjs).
 */
export const HASH_COST: HashCost = { log2: 17, r: 8, p: 1 };
