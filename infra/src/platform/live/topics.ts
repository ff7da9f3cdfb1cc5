import { type CallBase, mayCall } from '@power/domain/kernel/call';
import type { Principal } from '@power/domain/kernel/principal';
import type { QueryDefinition } from '@power/domain/kernel/query';
import { choicesOf, restrictionsOf, type Restriction } from '../grid/scope.ts';
import type { FeedRow } from './feed-row.ts';

/** What of a topic a viewer may hear: the rows that one of these lists lets through; an empty list lets all through. */
export type Hearing = readonly (readonly Restriction[])[];

/**
 * Who may follow which topic: whoever may make a query that declares it, and only the rows that this query would show
 * (requirements §0.1.4).
 */
export class Topics {
  private readonly queries = new Map<string, QueryDefinition[]>();

  constructor(contract: readonly CallBase[]) {
    for (const call of contract) {
      const query = call as QueryDefinition;
      if (query.kind !== 'query' || query.topic === undefined) continue;
      this.queries.set(query.topic, [...(this.queries.get(query.topic) ?? []), query]);
    }
  }

  /** Undefined when the viewer may not hear the topic at all. */
  hearing(topic: string, user: Principal | undefined): Hearing | undefined {
    const lists = (this.queries.get(topic) ?? [])
      .filter((query) => mayCall(query.access, user))
      .map((query) => restrictionsOf(query.scope, user))
      .filter((restrictions) => restrictions !== 'none');
    return lists.length > 0 ? lists : undefined;
  }
}

/** Whether a changed row is within a viewer's hearing. */
export const hears = (hearing: Hearing, row: FeedRow): boolean =>
  hearing.some((restrictions) =>
    restrictions.every((restriction) =>
      choicesOf(restriction).some(({ of, values }) => {
        const held = row.scope?.[of] ?? [];
        return typeof held === 'string' ? values.includes(held) : held.some((value) => values.includes(value));
      }),
    ),
  );
