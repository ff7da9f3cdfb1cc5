import type { Grid, GridColumnType, GridViewer } from './define.ts';
import { hidden } from './where.ts';

/** What a viewer may see of a grid: SELECT list and the conversion of a record to the row of the reply. */
export interface Projected {
  readonly select: string;
  toRow(record: Readonly<Record<string, unknown>>): Record<string, unknown>;
}

function convert(type: GridColumnType, value: unknown): unknown {
  switch (typeof value) {
    case 'string':
      return type === 'number' ? Number(value) : value;
    case 'bigint':
      return Number(value);
    case 'undefined':
      return null;
    case 'object':
      return value instanceof Date ? value.toISOString() : value;
    default:
      return value;
  }
}

const known = new WeakMap<Grid, Map<string, Projected>>();

/** Numbers as numbers, instants as ISO text, cost fields absent for whoever lacks `margenes`; `only` these fields, where that is given. */
export function projectionOf(grid: Grid, viewer: GridViewer, only?: ReadonlySet<string>): Projected {
  if (only) return project(grid, viewer, only);
  const left = viewer.costFields?.filter((field) => hidden(field, viewer)).join() ?? '';
  const ofGrid = known.get(grid) ?? new Map<string, Projected>();
  const projected = ofGrid.get(left) ?? project(grid, viewer);
  known.set(grid, ofGrid.set(left, projected));
  return projected;
}

/** Name of the array that fields found together come in; no field begins so. */
const TOGETHER = '__together';

function project(grid: Grid, viewer: GridViewer, only?: ReadonlySet<string>): Projected {
  const fields = [...grid.columns].filter(
    ([field, column]) => !hidden(field, viewer) && column.shown !== false && only?.has(field) !== false,
  );
  const { together } = grid;
  const placeOf = new Map(together?.fields.map((field, place) => [field, place]));
  const own = fields.filter(([field]) => !placeOf.has(field));
  const asked = own.map(([field, column]) => `${column.sql} AS "${field}"`);
  if (together && own.length < fields.length) asked.push(`(${together.sql}) AS "${TOGETHER}"`);
  return {
    select: asked.join(', '),
    toRow(record) {
      const row: Record<string, unknown> = {};
      for (const [field, { type }] of fields) {
        const place = placeOf.get(field);
        const value = place === undefined ? record[field] : (record[TOGETHER] as readonly unknown[])[place];
        row[field] = convert(type, value);
      }
      return row;
    },
  };
}
