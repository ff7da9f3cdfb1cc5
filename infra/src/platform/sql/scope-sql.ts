import type { Principal } from '@power/domain/kernel/principal';
import type { Scope } from '@power/domain/kernel/query';
import { choicesOf, restrictionsOf } from '../grid/scope.ts';
import { todaysKeys } from './past.ts';

/** A statement that a row scope becomes part of. */
interface Place {
  readonly table: string;
  /** A column of the rows that are read. Never holds outside input. */
  readonly column: (name: string) => string;
  /** Columns that hold several values, as JSON. */
  readonly isList: (name: string) => boolean;
  /** Adds a value from outside; returns what stands for it. */
  readonly add: (value: string | readonly string[]) => string;
  /** Rows of then are read: the scope is that of today's rows all the same, for permissions do not go back. */
  readonly past: boolean;
}

/**
 * Condition that keeps the rows in the person's scope (requirements §0.1.4); undefined where there is nothing to keep out.
 * The one place where a scope becomes SQL: for grids, reports and everything that is read through a `Reader`.
 */
export function scopeSql(scope: Scope | undefined, user: Principal | undefined, place: Place): string | undefined {
  const { table, isList, add, past } = place;
  const restrictions = restrictionsOf(scope, user);
  if (restrictions === 'none') return 'false';
  const parts = restrictions.map((restriction) => {
    const choices = choicesOf(restriction).map(({ column, values }) => {
      const read = past ? `hoy."${column}"` : place.column(column);
      if (isList(column)) return `${read} ?| ${add(values)}::text[]`;
      return values.length === 1 ? `${read} = ${add(values[0]!)}` : `${read} = ANY(${add(values)}::text[])`;
    });
    return choices.length > 1 ? `(${choices.join(' OR ')})` : choices[0]!;
  });
  if (parts.length === 0) return undefined;
  const all = parts.join(' AND ');
  return past ? `${place.column('_key')} IN (${todaysKeys(table, all)})` : all;
}
