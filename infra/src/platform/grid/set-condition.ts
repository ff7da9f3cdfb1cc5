import type { Condition } from '@power/domain/kernel/grid';
import { BadGridRequest } from './bad-request.ts';
import type { GridColumnType } from './define.ts';
import type { Params } from './params.ts';

type SetCondition = Extract<Condition, { filterType: 'set' }>;

/** One of several values, to the letter; null stands for "no value"; an empty set matches nothing. */
export function setCondition(
  field: string,
  sql: string,
  type: GridColumnType,
  filter: SetCondition,
  params: Params,
): string {
  const values = filter.values.filter((v) => v !== null);
  const parts: string[] = filter.values.length > values.length ? [`${sql} IS NULL`] : [];
  if (values.length > 0) parts.push(oneOf(field, sql, type, values, params));
  return parts.length === 0 ? 'false' : `(${parts.join(' OR ')})`;
}

function oneOf(
  field: string,
  sql: string,
  type: GridColumnType,
  values: readonly (string | number | boolean)[],
  params: Params,
): string {
  switch (type) {
    case 'text':
    case 'code':
    case 'rut':
      return `${sql} = ANY(${params.add(values.map(String))}::text[])`;
    case 'list':
      return `${sql} ?| ${params.add(values.map(String))}::text[]`;
    case 'number': {
      const numbers = values.map((v) => (typeof v === 'boolean' || v === '' ? Number.NaN : Number(v)));
      if (numbers.some((n) => !Number.isFinite(n))) throw new BadGridRequest(field, 'El filtro espera números');
      return `${sql} = ANY(${params.add(numbers.map(String))}::${numbers.every((n) => Number.isSafeInteger(n)) ? 'bigint' : 'numeric'}[])`;
    }
    case 'bool': {
      const flags = values.map((v) =>
        v === true || v === 'true' ? true : v === false || v === 'false' ? false : undefined,
      );
      if (flags.includes(undefined)) throw new BadGridRequest(field, 'El filtro espera verdadero o falso');
      return `${sql} = ANY(${params.add(flags)}::boolean[])`;
    }
    default:
      throw new BadGridRequest(field, 'Esta columna no se filtra por conjunto');
  }
}
