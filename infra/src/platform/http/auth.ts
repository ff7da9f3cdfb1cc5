import { createSecretKey, type KeyObject } from 'node:crypto';
import {
  type Concesion,
  type Perfil,
  PERFILES,
  PERMISOS,
  type Permisos,
  permisosOf,
} from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import jwt from 'jsonwebtoken';
import type pg from 'pg';
import { type PositionWaiter, readPositions } from './positions.ts';
import { unavailable } from './refusals.ts';
import type { Asker } from './select-call.ts';

/** Turns the header x-token into a user, or says why there is none. A cookie alone never authorises (ARCHITECTURE, *Safe by default*). */
export type Authenticate = (token: string | undefined) => Promise<Asker>;

export interface AuthenticatorOptions {
  readonly pool: pg.Pool;
  readonly jwtSecret: string;
  /** The secret before it: sessions that it signed go on until they end, new ones are signed with the other alone. */
  readonly formerSecret?: string | undefined;
  /** Lets an ended session end here at once; without it, within a second. */
  readonly positions?: PositionWaiter;
  /** Told of sessions in use, at most once a second each. */
  readonly onUse?: (sesion: string) => void;
}

interface SessionRow {
  readonly usuario: string;
  readonly nombre: string;
  readonly email: string;
  readonly perfil: string;
  readonly permisos: Partial<Permisos> | null;
  readonly cliente_id: string | null;
  readonly proveedor_id: string | null;
  readonly marcas: readonly string[] | null;
  readonly concesiones: readonly Concesion[] | null;
  readonly bodega: string | null;
  readonly activa: boolean;
}

const SESSIONS = 'access/session-list';
const COLUMNS =
  'usuario, nombre, email, perfil, permisos, concesiones, cliente_id, proveedor_id, marcas, bodega, activa';
const CACHE_MS = 1000;
const CACHE_SIZE = 10_000;
const START_MS = 3000;
/** A read model that lags longer than this is another log's: its tokens are not waited for without end. */
const YOUNG_MS = 3_600_000;

/** Verifies the token (HS256) and looks its session up in read.session_list; throws (503) only when the database is away, or the read model is behind a session just begun. */
export function createAuthenticator({
  pool,
  jwtSecret,
  formerSecret,
  positions,
  onUse,
}: AuthenticatorOptions): Authenticate {
  // Given a text, the library would first try to read it as a public key, at half a millisecond a call.
  const key = createSecretKey(Buffer.from(jwtSecret));
  const former = formerSecret === undefined ? undefined : createSecretKey(Buffer.from(formerSecret));
  const tokens = rememberTokens((token) => {
    const claims = readToken(token, key);
    return claims === 'SIN_SESION' && former ? readToken(token, former) : claims;
  });
  const cache = new Map<string, { readonly asker: Asker; readonly until: number }>();
  let generation = 0;
  positions?.onChange((changed) => {
    if (!changed.has(SESSIONS)) return;
    generation += 1;
    cache.clear();
  });

  const find = async (sid: string): Promise<SessionRow | undefined> => {
    const { rows } = await pool.query<SessionRow>(`SELECT ${COLUMNS} FROM read.session_list WHERE _key = $1`, [sid]);
    return rows[0];
  };

  return async (token) => {
    if (!token) return { refused: 'SIN_SESION' };
    const claims = tokens(token);
    if (typeof claims === 'string') return { refused: claims };
    const cached = cache.get(claims.sid);
    if (cached && cached.until > performance.now()) return cached.asker;
    const before = generation;
    let row = await find(claims.sid);
    if (!row) {
      const known = await passed(pool, claims.pos, START_MS, positions);
      // Read again even if the read model was there at once: it may have come between the two questions.
      row = await find(claims.sid);
      // The read model has not come to the session's start yet: "come again", not "your session is over".
      if (!row && !known && Math.abs(Date.now() - claims.begun) < YOUNG_MS) throw unavailable();
    }
    const asker = askerOf(row, claims);
    if ('user' in asker) onUse?.(claims.sid);
    if (cache.size >= CACHE_SIZE) cache.clear();
    // A session that changed while its row was being read is not remembered.
    if (row && before === generation) cache.set(claims.sid, { asker, until: performance.now() + CACHE_MS });
    return asker;
  };
}

interface Claims {
  readonly sub: string;
  readonly sid: string;
  /** Log position of the session's start. */
  readonly pos: bigint;
  /** When the token was signed, ms since 1970. */
  readonly begun: number;
  /** Expiry, seconds since 1970; undefined when it never ends. */
  readonly exp: number | undefined;
}

/** A signature is checked once for each token, its term every time. Refused tokens are not remembered. */
function rememberTokens(read: (token: string) => Claims | 'SIN_SESION' | 'SESION_EXPIRADA') {
  const known = new Map<string, Claims>();
  return (token: string): ReturnType<typeof read> => {
    const claims = known.get(token);
    if (claims) return claims.exp !== undefined && claims.exp <= Date.now() / 1000 ? 'SESION_EXPIRADA' : claims;
    const fresh = read(token);
    if (known.size >= CACHE_SIZE) known.clear();
    if (typeof fresh !== 'string') known.set(token, fresh);
    return fresh;
  };
}

function readToken(token: string, key: KeyObject): Claims | 'SIN_SESION' | 'SESION_EXPIRADA' {
  try {
    const { sub, sid, pos, exp, iat } = jwt.verify(token, key, { algorithms: ['HS256'] }) as Record<string, unknown>;
    if (typeof sub !== 'string' || typeof sid !== 'string' || !/^\d{1,19}$/.test(String(pos))) return 'SIN_SESION';
    return {
      sub,
      sid,
      pos: BigInt(String(pos)),
      begun: typeof iat === 'number' ? iat * 1000 : 0,
      exp: typeof exp === 'number' ? exp : undefined,
    };
  } catch (error) {
    return error instanceof jwt.TokenExpiredError ? 'SESION_EXPIRADA' : 'SIN_SESION';
  }
}

/** Whether the sessions of the read model are as new as `position`, waiting for it at most `waitMs`. */
async function passed(pool: pg.Pool, position: bigint, waitMs: number, positions?: PositionWaiter): Promise<boolean> {
  if (positions) return positions.wait([SESSIONS], position, undefined, waitMs);
  for (const end = performance.now() + waitMs; ; await new Promise((resolve) => setTimeout(resolve, 50))) {
    const at = new Map(await readPositions(pool)).get(SESSIONS);
    if (at !== undefined && at >= position) return true;
    if (performance.now() >= end) return false;
  }
}

function askerOf(row: SessionRow | undefined, claims: Claims): Asker {
  const user = row?.usuario === claims.sub ? principalOf(row, claims.sid) : undefined;
  return user ? { user } : { refused: 'SESION_CERRADA' };
}

/** Whom these sessions stand for now, with present rights; sessions that have ended are missing. */
export async function sessionsInForce(pool: pg.Pool, sids: readonly string[]): Promise<ReadonlyMap<string, Principal>> {
  const { rows } = await pool.query<SessionRow & { sid: string }>(
    `SELECT _key AS sid, ${COLUMNS} FROM read.session_list WHERE _key = ANY($1::text[])`,
    [sids],
  );
  return new Map(
    rows.flatMap((row) => {
      const user = principalOf(row, row.sid);
      return user ? [[row.sid, user] as const] : [];
    }),
  );
}

function principalOf(row: SessionRow, sesion: string): Principal | undefined {
  if (!row.activa || !PERFILES.includes(row.perfil as Perfil)) return undefined;
  const flags = { ...permisosOf(row.perfil as Perfil), ...row.permisos };
  return {
    _id: row.usuario,
    nombre: row.nombre,
    email: row.email,
    sesion,
    perfil: row.perfil as Perfil,
    permisos: Object.fromEntries(PERMISOS.map((flag) => [flag, flags[flag] === true])) as Permisos,
    ...(row.cliente_id && { cliente_id: row.cliente_id }),
    ...(row.proveedor_id && { proveedor_id: row.proveedor_id }),
    ...(row.concesiones && { concesiones: row.concesiones }),
    ...(row.marcas && { marcas: row.marcas }),
    ...(row.bodega && { bodega: row.bodega }),
  };
}

/** Signs the token of a session: 365 days, `pos` is the log position of its start (ARCHITECTURE, *Safe by default*). */
export const signToken = (
  claims: { readonly sub: string; readonly sid: string; readonly pos: bigint },
  jwtSecret: string,
): string =>
  jwt.sign({ sid: claims.sid, pos: String(claims.pos) }, jwtSecret, {
    algorithm: 'HS256',
    subject: claims.sub,
    expiresIn: '365d',
  });
