import type { Principal } from '@power/domain/kernel/principal';
import type { RowScope } from '@power/domain/kernel/query';
import { restrictionsOf } from './scope.ts';

/**
 * Row scope as a condition for hand-written SQL (joins). `scope` names SQL columns, `marca` a JSON array of brands;
 * `first` is the number of the first free placeholder.
 */
export function restrictionSql(
  scope: RowScope,
  user: Principal | undefined,
  first: number,
): { sql: string; values: unknown[] } {
  const restrictions = restrictionsOf(scope, user);
  if (restrictions === 'none') return { sql: 'false', values: [] };
  const parts = restrictions.map(({ column, of }, index) =>
    of === 'marca' ? `${column} ?| $${first + index}::text[]` : `${column} = ANY($${first + index}::text[])`,
  );
  return { sql: parts.length > 0 ? parts.join(' AND ') : 'true', values: restrictions.map((r) => [...r.values]) };
}
