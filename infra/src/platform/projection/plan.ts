import type { ProjectionRule, Row } from './define.ts';
import type { Member } from './member.ts';
import type { Prepared } from './prepared.ts';

/** One event for one member: the rows it touches, or why that cannot be known. */
export interface Step {
  readonly prepared: Prepared;
  readonly rule: ProjectionRule<Row> | undefined;
  readonly keys: readonly string[];
  readonly fault: unknown;
}

/**
 * Finds which rows a batch touches, without reading any. Events up to position `after` and those that do not concern the
 * member are left out, and so are rows of other parts of its projection. With `forcedFault` every event fails with it.
 */
export function planSteps(member: Member, batch: readonly Prepared[], after: bigint, forcedFault?: unknown): Step[] {
  const steps: Step[] = [];
  const { takes } = member;
  for (const prepared of batch) {
    const { type, position } = prepared.event;
    if (position <= after) continue;
    const rule = member.rules.get(type);
    if (!rule && !member.announcements.has(type)) continue;
    if (forcedFault !== undefined) {
      steps.push({ prepared, rule, keys: [], fault: forcedFault });
      continue;
    }
    try {
      const named = rule ? rule.keys(prepared.data(rule.event), prepared.context) : [];
      const keys = named.length > 1 ? [...new Set(named)] : named;
      if (keys.some((key) => typeof key !== 'string')) throw new TypeError('a key is not a text');
      const own = takes ? keys.filter((key) => takes(key, position)) : keys;
      if (takes && own.length === 0 && !member.announcements.has(type)) continue;
      steps.push({ prepared, rule, keys: own, fault: undefined });
    } catch (fault) {
      steps.push({ prepared, rule, keys: [], fault: fault ?? new Error('unknown fault') });
    }
  }
  return steps;
}
