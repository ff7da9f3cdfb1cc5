import type pg from 'pg';
import { ConfigError } from '../../platform/config-error.ts';
import { ensureDatabase } from './ensure-database.ts';
import { isOutOfReach, NOBODY_ANSWERS } from '../out-of-reach.ts';
import { sessionProblem, SETTINGS_REFUSED } from './session-problem.ts';
import { createClient } from './session.ts';

/** The functions that carry out appends and searches are written in SQL's own words, which 13 does not know. */
const OLDEST = 14;
const SCHEMAS = ['log', 'ops', 'read', 'queue'];

interface Found {
  readonly version: string;
  readonly number: number;
  readonly encoding: string;
  readonly standby: boolean;
  readonly may_create: boolean;
  /** Somebody else's table among ours. */
  readonly foreign: string | null;
  /** Of the extensions that indexes are made with: the server has none of this name. */
  readonly lacking: string | null;
  /** One that was created in another schema than ours, and that schema. */
  readonly astray: readonly [extension: string, schema: string] | null;
}

const EXTENSIONS = ['pg_trgm', 'btree_gist'];

const LOOK = `SELECT current_setting('server_version') AS version, current_setting('server_version_num')::integer / 10000 AS number,
  current_setting('server_encoding') AS encoding, pg_is_in_recovery() AS standby, has_database_privilege(current_database(), 'CREATE') AS may_create,
  (SELECT format('%I.%I', n.nspname, c.relname) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = ANY ($1) AND c.relkind IN ('r', 'S') AND NOT pg_has_role(c.relowner, 'USAGE') LIMIT 1) AS foreign,
  (SELECT name FROM unnest($2::text[]) AS name WHERE name NOT IN (SELECT name FROM pg_available_extensions) LIMIT 1) AS lacking,
  (SELECT ARRAY[e.extname, n.nspname]::text[] FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace
    WHERE e.extname = ANY ($2) AND n.nspname <> 'ops' LIMIT 1) AS astray`;

/**
 * Proves that the system can live in the database of `variable`, which is created when it is missing and may be, and that
 * its role owns what is in `schemas`. Throws {@link ConfigError} with one line that says what the operator must mend.
 */
export async function checkDatabase(
  url: string,
  variable = 'DATABASE_URL',
  schemas: readonly string[] = SCHEMAS,
): Promise<void> {
  const { hostname, port, pathname, username } = new URL(url);
  const user = decodeURIComponent(username);
  const base = decodeURIComponent(pathname.slice(1));
  const wrong = await problem(url, user, base, schemas).catch((error: pg.DatabaseError) => reason(error, user, base));
  if (wrong)
    throw new ConfigError(
      `No se puede usar la base de datos de ${variable} (${hostname}:${port || 5432}/${base}): ${wrong}.`,
    );
}

async function problem(
  url: string,
  user: string,
  base: string,
  schemas: readonly string[],
): Promise<string | undefined> {
  await ensureDatabase(url);
  const client = createClient(url);
  await client.connect();
  try {
    const found = (await client.query<Found>(LOOK, [schemas, EXTENSIONS])).rows[0]!;
    if (found.number < OLDEST) return `es PostgreSQL ${found.version}; se necesita ${OLDEST} o posterior`;
    if (found.encoding !== 'UTF8') return `está codificada en ${found.encoding}; se necesita UTF8`;
    if (found.standby) return 'es una réplica de solo lectura';
    if (!found.may_create)
      return `el usuario «${user}» no puede crear esquemas en ella; dale el permiso con GRANT CREATE ON DATABASE "${base}" TO "${user}"`;
    if (found.foreign) return `la tabla ${found.foreign} es de otro usuario; «${user}» debe ser su dueño`;
    if (found.lacking) return `al servidor le falta la extensión ${found.lacking} (paquete contrib de PostgreSQL)`;
    if (found.astray)
      return `la extensión ${found.astray[0]} está en el esquema «${found.astray[1]}»; muévela con CREATE SCHEMA IF NOT EXISTS ops AUTHORIZATION "${user}"; ALTER EXTENSION ${found.astray[0]} SET SCHEMA ops`;
    return await sessionProblem(url, user);
  } finally {
    await client.end();
  }
}

function reason({ code = '', message }: pg.DatabaseError, user: string, base: string): string {
  if (isOutOfReach(code) || /timeout/.test(message)) return NOBODY_ANSWERS;
  if (code === '28P01') return `no acepta la contraseña del usuario «${user}»`;
  if (/password must be a string/.test(message)) return `falta la contraseña del usuario «${user}»`;
  if (code === '28000') return `no deja entrar al usuario «${user}» desde aquí`;
  if (code === '3D000') return `no existe la base «${base}» y el usuario «${user}» no puede crearla`;
  if (code === '42501') return `el usuario «${user}» no puede entrar en la base «${base}»`;
  if (code === '53300') return 'no le quedan conexiones libres';
  if (/startup parameter/.test(message)) return SETTINGS_REFUSED;
  if (/does not support SSL/.test(message)) return 'no habla TLS; quita sslmode de la dirección';
  if (/certificate/i.test(message)) return `su certificado no es de confianza (${code || message})`;
  return message.replace(/\.$/, '') || code;
}
