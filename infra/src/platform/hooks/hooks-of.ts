import { SCOPE_OF_TOPIC, type TemaAviso } from '@power/domain/integrators/hook-parts.shared';
import type pg from 'pg';

/** A program that is told, as its key's stream had it when the list of keys was last written. */
export interface Hook {
  readonly clave: number;
  readonly cliente: string;
  readonly url: string;
  readonly temas: readonly TemaAviso[];
  readonly semilla: string;
  /** Since when it is told at this address. */
  readonly desde: string;
}

/** Where the list of keys is kept. */
export const KEYS = 'integrators/integrator-list';

type Kept = Hook & { readonly alcances: readonly string[] };

/** Programs of keys in force that are to be told, each of what its scopes let it know; none before the list was first made. */
export async function hooksInForce(pool: pg.Pool): Promise<Hook[]> {
  const { rows } = await pool
    .query<Kept>(
      `SELECT number AS clave, cliente_id AS cliente, alcances, documento #>> '{aviso,url}' AS url, documento #> '{aviso,temas}' AS temas,
         documento #>> '{aviso,semilla}' AS semilla, documento #>> '{aviso,desde}' AS desde
       FROM read.integrator_list WHERE avisos = 'Activos' AND estado = 'Activa'`,
    )
    .catch((error: { code?: string }) => {
      if (error.code === '42P01' || error.code === '42703' || error.code === '3F000') return { rows: [] };
      throw error;
    });
  return rows.map(({ alcances, ...hook }) => ({
    ...hook,
    temas: hook.temas.filter((tema) => alcances.includes(SCOPE_OF_TOPIC[tema])),
  }));
}
