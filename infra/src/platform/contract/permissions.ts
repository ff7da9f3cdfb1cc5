import { type CallBase, mayCall, routeKey } from '@power/domain/kernel/call';
import { type Perfil, PERFILES, permisosOf } from '@power/domain/kernel/perfiles';
import type { QueryDefinition, Scope } from '@power/domain/kernel/query';

/** Permission of a call as it is reviewed: who, and which flag besides. */
export interface Reviewed {
  readonly perfiles: 'publico' | 'todos' | readonly Perfil[];
  readonly permiso?: string;
  readonly concesion?: string;
  /** Shared code that the session has to have given. */
  readonly codigo?: string;
  /** Scope of the key that opens it; no session does. */
  readonly clave?: string;
  /** Of a query: which rows, by the attributes of the viewer that limit them; `everyone` and `self` are reviewed like the rest. */
  readonly filas?: string;
}
export type ReviewedTable = Readonly<Record<string, Reviewed>>;

/** Everybody who can knock: the 17 profiles with their usual flags, and nobody. */
export const ASKERS = [...PERFILES, 'anonimo'] as const;
export type Asker = (typeof ASKERS)[number];

export type Verdict = 'permitido' | 401 | 405;

export interface Cell {
  readonly call: CallBase;
  readonly asker: Asker;
  readonly expected: Verdict;
}

/** The table of the declared calls, sorted, as `permissions.reviewed.json` holds it once a person has read it. */
export function permissionTable(calls: readonly CallBase[]): ReviewedTable {
  const rows = calls.map((call): [string, Reviewed] => [routeKey(call), reviewed(call)]);
  return Object.fromEntries(rows.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function reviewed(call: CallBase): Reviewed {
  const rows = call.kind === 'query' ? { filas: describeScope((call as QueryDefinition).scope) } : {};
  return {
    ...allowed(call),
    ...(call.codigo && { codigo: call.codigo }),
    ...(call.clave && { clave: call.clave }),
    ...rows,
  };
}

const describeScope = (scope: Scope): string => (typeof scope === 'string' ? scope : Object.keys(scope).sort().join());

function allowed({ access }: CallBase): Reviewed {
  if ('publico' in access) return { perfiles: 'publico' };
  const perfiles =
    access.perfiles === 'todos' ? 'todos' : PERFILES.filter((perfil) => access.perfiles.includes(perfil));
  const { permiso, concesion } = access;
  return { perfiles, ...(permiso && { permiso }), ...(concesion && { concesion }) };
}

/** One line per difference between declared and reviewed permissions; empty when they agree. */
export function permissionDifferences(declared: ReviewedTable, accepted: ReviewedTable): string[] {
  return [...new Set([...Object.keys(declared), ...Object.keys(accepted)])].sort().flatMap((key) => {
    const [now, before] = [JSON.stringify(declared[key]), JSON.stringify(accepted[key])];
    if (now === before) return [];
    return [`${key}: declared ${now ?? 'nowhere'}, reviewed ${before ?? 'never'}`];
  });
}

/** Every cell of the matrix: each asker × each declared call, with the verdict that the server must give. */
export function permissionMatrix(calls: readonly CallBase[]): Cell[] {
  return calls.flatMap((call) => ASKERS.map((asker): Cell => ({ call, asker, expected: verdict(call, asker) })));
}

function verdict(call: CallBase, asker: Asker): Verdict {
  // A session opens nothing that is for keys, whosever it is.
  if (call.clave !== undefined) return 401;
  const user = asker === 'anonimo' ? undefined : { perfil: asker, permisos: permisosOf(asker) };
  if (mayCall(call.access, user)) return 'permitido';
  return user ? 405 : 401;
}

/** The table as JSON, one call per line, so that a review reads a line per change. */
export const printTable = (table: ReviewedTable): string =>
  `{\n${Object.entries(table)
    .map(([key, row]) => `  ${JSON.stringify(key)}: ${JSON.stringify(row)}`)
    .join(',\n')}\n}\n`;
