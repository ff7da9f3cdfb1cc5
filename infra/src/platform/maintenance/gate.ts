import type { CallBase } from '@power/domain/kernel/call';
import type { Principal } from '@power/domain/kernel/principal';
import { UPDATE_REFUSAL } from '@power/domain/settings/maintenance.shared';
import type pg from 'pg';
import { HttpError } from '../http/http-error.ts';
import type { Execute } from '../http/service-options.ts';

const CACHE_MS = 500;
const RETRY_SECONDS = 60;
/** Leaving must always work. */
const ALLOWED = new Set(['logout']);

/** Whether an update is under way: begun, or planned for a time that has come. Read model of `settings/maintenance`. */
export async function maintenanceActive(db: pg.Pool, now: string): Promise<boolean> {
  const found = await db
    .query(
      "SELECT 1 FROM read.maintenance WHERE estado = 'en curso' OR (estado = 'programada' AND inicio <= $1) LIMIT 1",
      [now],
    )
    .catch((error: { code?: string }) => {
      // The very first start: no projector has created the table yet, so no update can have been planned.
      if (error.code === '42P01' || error.code === '3F000') return { rowCount: 0 };
      throw error;
    });
  return (found.rowCount ?? 0) > 0;
}

/**
 * While an update is under way only Administradores work (document 1 §4): whoever else calls is answered 503
 * `ACTUALIZACION` with the text of the catalogue. Public calls (sign-in tells by itself, boards) go on, and calls that
 * had begun end as they would have. Known within half a second.
 */
export function duringMaintenance(db: pg.Pool, execute: Execute): Execute {
  let known: { readonly active: Promise<boolean>; readonly until: number } | undefined;
  const active = (now: string): Promise<boolean> => {
    if (!known || known.until <= performance.now())
      known = { active: maintenanceActive(db, now), until: performance.now() + CACHE_MS };
    return known.active;
  };
  return async (call, request, context) => {
    if (concerns(call, context.user) && (await active(context.now))) {
      throw new HttpError(503, UPDATE_REFUSAL.codigo, UPDATE_REFUSAL.titulo, UPDATE_REFUSAL.mensaje, {}, RETRY_SECONDS);
    }
    return execute(call, request, context);
  };
}

const concerns = (call: CallBase, user: Principal | undefined): boolean =>
  user !== undefined && user.perfil !== 'Administrador' && !('publico' in call.access) && !ALLOWED.has(call.name);
