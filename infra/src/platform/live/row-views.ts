import { mayCall } from '@power/domain/kernel/call';
import { COST_FIELDS } from '@power/domain/kernel/costs';
import type { Principal } from '@power/domain/kernel/principal';
import type { QueryDefinition } from '@power/domain/kernel/query';
import { restrictionsOf } from '../grid/scope.ts';
import type { FeedRow } from './feed-row.ts';

/** How a client names, among its topics, a list whose changed rows it wants to be told with their changes. */
const nameOf = ({ path, accion }: QueryDefinition): string =>
  `filas ${path}${accion === undefined ? '' : ` ${accion}`}`;

/** A delivery that changes more rows of a list than this tells no rows: whoever shows them asks for pages. */
const MOST_ROWS = 200;

/** A list as it can be told row by row. */
export interface ListRows {
  readonly query: QueryDefinition;
  /** Fields of its rows. */
  readonly fields: readonly string[];
  /** Fields that it is sorted by unless somebody asks otherwise. */
  readonly order: readonly string[];
  /** Every row of its table is in it. */
  readonly complete: boolean;
  /** Its rows by key, as everybody sees them. */
  readonly read: (keys: readonly string[]) => Promise<Readonly<Record<string, unknown>>>;
}

/** A list that somebody follows with its rows. */
export interface RowView {
  readonly topic: string;
  /** The frame with rows of these keys: the same bytes for all who follow it. */
  readonly frame: (keys: readonly string[]) => Promise<Buffer>;
}

/**
 * Lists whose rows travel with their changes, so that a hundred who look at one need not ask a hundred times what became of a
 * row. Of nobody's own rows: whoever sees a part of a list asks as before, and so do lists that tell what things cost or are
 * behind a code, which a session may have to give anew.
 */
export class RowViews {
  readonly #views = new Map<string, RowView & Pick<ListRows, 'query'>>();

  constructor(lists: readonly ListRows[]) {
    for (const list of lists) {
      const { query, fields } = list;
      const open = query.codigo === undefined && !fields.some((field) => COST_FIELDS.has(field));
      if (query.topic === undefined || !open) continue;
      this.#views.set(nameOf(query), { query, topic: query.topic, frame: (keys) => frameOf(list, keys) });
    }
  }

  /** The list of this name, where this person may be told all of it; undefined otherwise. */
  named(name: string, user: Principal | undefined): RowView | undefined {
    const view = this.#views.get(name);
    return view && mayCall(view.query.access, user) && seesAll(view.query, user) ? view : undefined;
  }
}

const seesAll = ({ scope }: QueryDefinition, user: Principal | undefined): boolean => {
  const kept = scope === 'self' ? 'none' : restrictionsOf(scope, user);
  return user !== undefined && kept !== 'none' && kept.length === 0;
};

async function frameOf({ query, order, complete, read }: ListRows, keys: readonly string[]): Promise<Buffer> {
  const datos = { consulta: nameOf(query), orden: order, completa: complete, filas: await read(keys) };
  return Buffer.from(JSON.stringify({ evento: 'filas', datos }));
}

/** Keys of the rows of a topic that a delivery changes; none when they are more than is worth telling. */
export function changedKeys(rows: readonly FeedRow[], topic: string): readonly string[] {
  const keys = new Set<string>();
  for (const row of rows) if (row.topic === topic && row.op !== 'delete' && row.key) keys.add(row.key);
  return keys.size > MOST_ROWS ? [] : [...keys];
}
