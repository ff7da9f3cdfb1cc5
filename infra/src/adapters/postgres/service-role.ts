import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { ConfigError, configFault } from '../../platform/config-error.ts';
import { MIGRATION_LOCK, repeatOnDeadlock } from './migrate.ts';
import { createClient } from './session.ts';

/** Role of the services in the embedded server. */
const ROLE = 'power_servicios';

/** What the services make, fill and replace by themselves. The log is not among it. */
const THEIRS = ['ops', 'read', 'queue'];

/**
 * Address at which services enter the embedded server. Its password follows from the owner's and not the other way
 * round, so that there is none to be kept.
 */
export function serviceAddress(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  const password = createHmac('sha256', decodeURIComponent(url.password)).update(ROLE).digest('base64url');
  [url.username, url.password] = [ROLE, password];
  return url.href;
}

interface Names {
  readonly owner: string;
  readonly services: string;
}

/**
 * Gives the services a role of their own in the owner's database (ARCHITECTURE, *Safe by default*): schemas {@link THEIRS} are theirs whole, of
 * the log they hold what `grantLog` gives and nothing more. Creates the role where it is missing. Idempotent, and safe when
 * several starts do it at once. `grantLog` runs in the same transaction; leave it out where the log is elsewhere. Throws
 * {@link ConfigError} with one line when the operator must mend something first, also when the role could still change events.
 */
export async function prepareServiceRole(
  ownerUrl: string,
  servicesUrl: string,
  grantLog?: (client: pg.Client, role: string) => Promise<void>,
): Promise<void> {
  const client = createClient(ownerUrl, { name: 'service-role' });
  await client.connect();
  const services = decodeURIComponent(new URL(servicesUrl).username);
  try {
    const { rows } = await client.query<{ owner: string }>('SELECT current_user AS owner');
    const names = { owner: rows[0]!.owner, services };
    if (names.owner === services)
      throw new ConfigError(
        `${configFault}: DATABASE_URL y DATABASE_OWNER_URL entran con el mismo usuario «${services}»; los servicios necesitan uno propio.`,
      );
    await repeatOnDeadlock(async () => {
      try {
        await client.query('BEGIN');
        await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
        await createRole(client, names, decodeURIComponent(new URL(servicesUrl).password));
        await giveSchemas(client, names);
        await grantLog?.(client, services);
        await refusePowerful(client, services);
        await client.query('COMMIT');
      } catch (error) {
        await client.query('ROLLBACK').catch(() => undefined);
        throw error;
      }
    });
  } finally {
    await client.end();
  }
}

async function createRole(client: pg.Client, { owner, services }: Names, password: string): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [services]);
  const role = client.escapeIdentifier(services);
  if (!rowCount)
    await client
      .query(`CREATE ROLE ${role} LOGIN PASSWORD ${client.escapeLiteral(password)}`)
      .catch(needs(`crea el usuario de los servicios con CREATE ROLE ${role} LOGIN PASSWORD '…'`, owner));
  await client
    .query(
      `DO $$ BEGIN EXECUTE format('GRANT CONNECT, CREATE, TEMPORARY ON DATABASE %I TO %I', current_database(), ${client.escapeLiteral(services)}); END $$`,
    )
    .catch(needs(`dale a ${role} el permiso CREATE sobre la base`, owner));
}

/** What an owner without them made before there were two roles. Sequences of columns move with their table, extensions stay. */
const OTHERS = `
SELECT format('ALTER SCHEMA %I', nspname) AS statement FROM pg_namespace WHERE nspname = ANY ($1) AND nspowner <> $2::regrole
UNION ALL
SELECT format('ALTER %s %s', CASE relkind WHEN 'S' THEN 'SEQUENCE' WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' ELSE 'TABLE' END, c.oid::regclass)
  FROM pg_class c WHERE relnamespace::regnamespace::text = ANY ($1) AND relkind IN ('r', 'p', 'v', 'm', 'S') AND relowner <> $2::regrole
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND (d.deptype = 'e' OR (relkind = 'S' AND d.deptype IN ('a', 'i'))))
UNION ALL
SELECT format('ALTER ROUTINE %s', p.oid::regprocedure) FROM pg_proc p
  WHERE pronamespace::regnamespace::text = ANY ($1) AND proowner <> $2::regrole
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e')
UNION ALL
SELECT format('ALTER TYPE %s', t.oid::regtype) FROM pg_type t
  WHERE typnamespace::regnamespace::text = ANY ($1) AND typtype IN ('e', 'd') AND typowner <> $2::regrole
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_type'::regclass AND d.objid = t.oid AND d.deptype = 'e')`;

async function giveSchemas(client: pg.Client, { owner, services }: Names): Promise<void> {
  const role = client.escapeIdentifier(services);
  const { rows } = await client.query<{ statement: string }>(OTHERS, [THEIRS, role]);
  for (const { statement } of rows)
    await client
      .query(`${statement} OWNER TO ${role}`)
      .catch(
        needs(
          `las tablas de antes pasan a los servicios con GRANT ${role} TO ${client.escapeIdentifier(owner)} (y otro inicio)`,
          owner,
        ),
      );
}

/** A role that got the power elsewhere (superuser, member of the owner) would make all of this a promise only. */
async function refusePowerful(client: pg.Client, services: string): Promise<void> {
  const { rows } = await client.query<{ super: boolean; owner: boolean; change: boolean }>(
    `SELECT rolsuper OR rolcreaterole AS super,
       coalesce(pg_has_role(oid, (SELECT nspowner FROM pg_namespace WHERE nspname = 'log'), 'MEMBER'), false)
         OR coalesce(pg_has_role(oid, (SELECT relowner FROM pg_class WHERE oid = to_regclass('log.events')), 'MEMBER'), false) AS owner,
       coalesce(has_table_privilege(oid, to_regclass('log.events'), 'UPDATE, DELETE, TRUNCATE, TRIGGER'), false)
         OR coalesce(has_any_column_privilege(oid, to_regclass('log.events'), 'UPDATE'), false) AS change
     FROM pg_roles WHERE rolname = $1`,
    [services],
  );
  const { super: all, owner, change } = rows[0]!;
  const why =
    (all && 'es superusuario o crea usuarios') ||
    (owner && 'es dueño del registro') ||
    (change && 'tiene permiso sobre log.events');
  if (why)
    throw new ConfigError(
      `${configFault}: el usuario «${services}» de DATABASE_URL podría cambiar eventos ya escritos (${why}); los servicios necesitan uno que no pueda.`,
    );
}

const REFUSED = '42501';

/** Turns a refusal of the server into one line for the operator. */
const needs =
  (what: string, owner: string) =>
  (error: pg.DatabaseError): never => {
    if (error.code !== REFUSED) throw error;
    throw new ConfigError(
      `No se puede preparar la base de datos: el usuario «${owner}» de DATABASE_OWNER_URL no tiene permiso; ${what}.`,
    );
  };
