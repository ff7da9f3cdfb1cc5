import type { Movimiento } from '@power/domain/audit/views/list-diff';
import { mayCall } from '@power/domain/kernel/call';
import { withoutCosts } from '@power/domain/kernel/costs';
import type { GridRequest } from '@power/domain/kernel/grid';
import type { Principal } from '@power/domain/kernel/principal';
import { reject, type Rejection } from '@power/domain/kernel/rejection';
import type { RowDefinition } from '@power/domain/kernel/row';
import { lists } from '@power/domain/lists';
import { BadGridRequest } from '@power/infra/platform/grid/bad-request';
import { differencesOf, type RowPair } from '@power/infra/platform/grid/difference';
import { diff } from '@power/infra/platform/history/diff';
import type { QueryContext } from '@power/infra/platform/queries/handler';
import { printedValue } from '../kernel/printed-value.ts';

/** Before anything was. */
const BEGINNING = '1900-01-01T00:00:00.000Z';
/** Says only that something changed. */
const TELLS_NOTHING: ReadonlySet<string> = new Set(['updatedAt']);

interface Asked extends Pick<GridRequest, 'filterModel' | 'quickFilter' | 'sortModel'> {
  readonly lista: string;
  readonly desde?: string | undefined;
  readonly hasta?: string | undefined;
  readonly movimiento?: Movimiento | undefined;
}

export interface ComparedRow {
  readonly clave: string;
  readonly movimiento: Movimiento;
  readonly fila: Record<string, unknown>;
  readonly cambios: readonly {
    readonly campo: string;
    readonly etiqueta: string;
    readonly antes: string;
    readonly despues: string;
  }[];
}

export interface Compared {
  readonly row: RowDefinition;
  readonly desde: string | null;
  readonly hasta: string;
  readonly count: Readonly<Record<Movimiento, number>>;
  readonly filas: readonly ComparedRow[];
}

/** Fields that people are shown. */
const told = ({ fields }: RowDefinition): ReadonlySet<string> =>
  new Set(Object.keys(fields).filter((name) => !fields[name]!.internal && !TELLS_NOTHING.has(name)));

/**
 * A list compared between two moments, for whoever may ask for the list itself: as the row scope, the filters and the cost
 * fields of its own call have it.
 */
export async function compareList(
  asked: Asked,
  { db, grids, now, user }: QueryContext & { readonly user: Principal },
  page: { readonly limit: number; readonly skip: number },
): Promise<Compared | Rejection> {
  const query = lists.get(asked.lista)!;
  if (!mayCall(query.access, user))
    return reject('PERFIL_NO_AUTORIZADO', 'Error de Autorización', 'Perfil sin autorización');
  const hasta = asked.hasta === undefined || Date.parse(asked.hasta) > Date.parse(now) ? now : asked.hasta;
  const desde = asked.desde ?? BEGINNING;
  if (Date.parse(desde) > Date.parse(hasta))
    return reject(
      'LIMITES_INVALIDOS',
      'No se puede comparar',
      'El primer momento tiene que ser anterior al segundo. Cambia uno de los dos.',
    );
  const grid = grids!.get(query.name)!;
  const fields = told(query.row);
  try {
    const { count, pairs } = await differencesOf(
      db,
      grid,
      { user, scope: query.scope, costFields: grid.costFields },
      { request: asked, between: [desde, hasta], fields, kind: asked.movimiento, ...page },
    );
    const filas = pairs.map((pair) => rowOf(pair, query.row, fields, user));
    return { row: query.row, desde: asked.desde ?? null, hasta, count, filas };
  } catch (error) {
    if (error instanceof BadGridRequest) return error.toRejection();
    throw error;
  }
}

function rowOf(
  { clave, antes, despues }: RowPair,
  row: RowDefinition,
  fields: ReadonlySet<string>,
  user: Principal,
): ComparedRow {
  // What costs are called inside of a field goes as the fields do.
  const seen = (values: RowPair['antes']): Record<string, unknown> => (values ? withoutCosts({ ...values }, user) : {});
  const [left, right] = [seen(antes), seen(despues)];
  const movimiento: Movimiento = antes === undefined ? 'entro' : despues === undefined ? 'salio' : 'cambio';
  return {
    clave,
    movimiento,
    fila: despues === undefined ? left : right,
    cambios: movimiento === 'cambio' ? changesOf(row, whole(left, fields), whole(right, fields)) : [],
  };
}

/** The compared fields, each list as one value: what matters is which it holds, not where. */
const whole = (values: Record<string, unknown>, fields: ReadonlySet<string>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => fields.has(name))
      .map(([name, value]) => [
        name,
        Array.isArray(value) && value.every((one) => typeof one !== 'object') ? value.join(', ') : value,
      ]),
  );

/** What changed, in words: the label of the field, and of a place inside of it the way to it. */
const changesOf = ({ fields }: RowDefinition, left: object, right: object): ComparedRow['cambios'] =>
  diff(left, right).map(({ campo, antes, despues }) => {
    const [name, ...way] = campo.split('.');
    const { label = name, kind = 'text' } = fields[name!] ?? {};
    return {
      campo,
      etiqueta: [label, ...way].join(' · '),
      antes: printedValue(kind, antes),
      despues: printedValue(kind, despues),
    };
  });
