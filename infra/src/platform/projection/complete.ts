import { aggregates } from '@power/domain/aggregates';
import type { Aggregate } from '@power/domain/kernel/aggregate';

interface Rules {
  /** Of the projection, for the message. */
  readonly name: string;
  readonly rules: readonly { readonly type: string }[];
  readonly ignores?: readonly string[] | undefined;
}

/** Aggregates by the events that they fold. */
const homes = new Map<string, Aggregate<unknown>[]>();
for (const aggregate of aggregates.values())
  for (const type of aggregate.folds.keys()) homes.set(type, [...(homes.get(type) ?? []), aggregate]);

/**
 * A projection follows every aggregate of which it has a rule for an event that no other folds. Of these it must have a
 * rule for each event, or name it in `ignores`: an event that comes later is then thought of, not forgotten.
 * @throws Error naming what is neither folded nor ignored, has two rules, or is ignored for nothing.
 */
export function checkComplete({ name, rules, ignores = [] }: Rules): void {
  const fail = (what: string, types: readonly string[]): void => {
    if (types.length) throw new Error(`projection ${name}: ${what}: ${types.join(', ')}`);
  };
  const ruled = new Set(rules.map(({ type }) => type));
  const twice = rules.map(({ type }) => type).filter((type, i, all) => all.indexOf(type) !== i);
  fail('an event has two rules', twice);
  const followed = new Set(
    [...ruled].flatMap((type) => {
      const those = homes.get(type) ?? [];
      return those.length === 1 ? those : [];
    }),
  );
  const events = new Set([...followed].flatMap(({ folds }) => [...folds.keys()]));
  fail(
    'events have neither a rule nor a place in `ignores`',
    [...events].filter((type) => !ruled.has(type) && !ignores.includes(type)),
  );
  fail(
    '`ignores` names what has a rule, or what no aggregate folds that it follows',
    ignores.filter((type, i) => ruled.has(type) || !events.has(type) || ignores.indexOf(type) !== i),
  );
}
