import { type KeyShare, leaseNames, ofLease } from './key-share.ts';
import type { Parts } from './parts-setting.ts';

/**
 * What projectors share out evenly, each pool by itself: all projections that are whole, and the parts of each of the
 * others, so that two projectors have one part each of two, whatever else they hold.
 */
export function leasePools(names: readonly string[], parts: Parts): readonly (readonly string[])[] {
  const shared = names.filter((name) => (parts.get(name) ?? 1) > 1);
  const whole = names.filter((name) => !shared.includes(name));
  return [whole, ...shared.map((name) => leaseNames(name, parts.get(name)!))];
}

/** A row of ops.projection_state, as far as it says who may take it. */
export interface Standing {
  readonly name: string;
  readonly version: number;
  readonly parts: number;
  /** Another projector that is alive holds it. */
  readonly others: boolean;
}

/**
 * Whether this code may take a lease: nothing of a newer version, and no part but of as many as it would have. It may share
 * a projection otherwise once no other projector holds any part: two that were told different numbers must not take it from
 * each other in turn.
 */
export function mayTake(
  lease: string,
  rows: readonly Standing[],
  wanted: { readonly version: number; readonly parts: KeyShare['of'] },
): boolean {
  const { projection, index } = ofLease(lease);
  const row = rows.find(({ name }) => name === lease);
  if (!row || row.version > wanted.version) return false;
  if (row.parts === wanted.parts) return index === 0 || row.version === wanted.version;
  return index === 0 && !rows.some(({ name, others }) => others && ofLease(name).projection === projection);
}
