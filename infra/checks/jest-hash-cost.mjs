/** In place of platform/access/hash-cost.ts: what is tested is who gets in, not how long a guess takes. */
export const HASH_COST = { log2: Number(process.env.TEST_HASH_LOG2 ?? 10), r: 8, p: 1 };
