import type { z } from 'zod';
import type { AsOf } from './as-of.ts';
import type { CallBase } from './call.ts';
import type { Perfil } from './perfiles.ts';

/** Row scope: which column of the read model must match which attribute of the viewer (requirements §0.1.4). */
export interface RowScope {
  /** Column with the seller's user id: limits Ejecutivo de Ventas to own rows. */
  readonly ejecutivo?: string;
  /** Column with the customer id: limits Reseller and Cliente to their own company. */
  readonly cliente?: string;
  /** Column with the brand: limits Brand Manager and Proveedor to their own brands. */
  readonly marca?: string;
  /** Column with the user id: limits everybody but Administrador to own rows. */
  readonly usuario?: string;
  /** Column with the user id: limits everybody, an Administrador too, to own rows. */
  readonly propio?: string;
}

/** Said by a query or read model whose rows everybody who may ask for them may see. */
export const everyone = 'everyone';
/** Said by a query that answers about the person who asks, and reads by that person's id. */
export const self = 'self';
/** What a query says of its rows. */
export type Scope = RowScope | typeof everyone | typeof self;

/** Whether somebody of this profile is shown rows of own customers alone. */
export const seesOwnOnly = (scope: Scope | undefined, perfil: Perfil): boolean =>
  typeof scope === 'object' && scope.ejecutivo !== undefined && perfil === 'Ejecutivo de Ventas';

export interface QueryDefinition<
  Req extends z.ZodType = z.ZodType,
  Rep extends z.ZodType = z.ZodType,
> extends CallBase {
  readonly kind: 'query';
  readonly request: Req;
  readonly reply: Rep;
  /** Projections (`context/name`) it reads: query-api waits for these to pass the caller's position. */
  readonly reads: readonly string[];
  /** Which of its rows a person sees; one that really shows everything says so (`everyone`), and such declarations are reviewed. */
  readonly scope: Scope;
  /** Topic of the change feed that tells when rows of this query changed: whoever may make the query may follow it. */
  readonly topic?: string;
  /**
   * A public board, whose replies all come from read models on the change feed: while nothing has moved there, those who
   * ask without a session share one reply. Nothing that is read from the log, and nothing behind a link, may say so.
   */
  readonly board?: true;
  /** Fields left out of replies and exports of whoever lacks `margenes`. */
  readonly costFields?: readonly string[];
  /** Absent: it answers as of any instant. */
  readonly asOf?: AsOf;
}

type Options<Req extends z.ZodType, Rep extends z.ZodType> = Omit<QueryDefinition<Req, Rep>, 'kind' | 'method'> & {
  readonly method?: CallBase['method'];
};

/** Declares a query: schema, permission, row scope and the projections that it reads (ARCHITECTURE, *A call, once*). */
export function defineQuery<Req extends z.ZodType, Rep extends z.ZodType>(
  options: Options<Req, Rep>,
): QueryDefinition<Req, Rep> {
  return { ...options, kind: 'query', method: options.method ?? 'POST' };
}

export type AnyQuery = QueryDefinition<z.ZodType, z.ZodType>;
