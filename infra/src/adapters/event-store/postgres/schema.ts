import { createHash } from 'node:crypto';
import type pg from 'pg';
import { repeatOnDeadlock } from '../../postgres/migrate.ts';
import { appendFunction, appendOneFunction } from './append-function.ts';

/** Serialises everything that changes the schema of the log, in whatever process. */
const MIGRATION_LOCK = 7_046_001;

const tables = `
create schema if not exists log;
create sequence if not exists log.position as bigint;
create table if not exists log.events (
  position bigint primary key,
  stream text collate "C" not null,
  version bigint not null,
  id uuid not null unique,
  type text not null,
  schema int not null,
  data jsonb not null,
  metadata jsonb not null,
  hash text not null,
  recorded_at timestamptz not null,
  unique (stream, version)
);
create table if not exists log.streams (
  stream text collate "C" primary key,
  version bigint not null,
  hash text not null
) with (fillfactor = 80);
`;

const identity = `
create table if not exists log.identity (only_one boolean primary key default true check (only_one), id uuid not null);
insert into log.identity (id) values (gen_random_uuid()) on conflict do nothing;
`;

/** Facts are added, never changed: whoever tries hears so, the owner of the tables and a superuser included. */
const guard = `
create or replace function log.refuse_change() returns trigger language plpgsql as $refuse$
begin
  raise exception 'log.events is append-only: % refused', tg_op using errcode = 'insufficient_privilege';
end $refuse$;
create or replace trigger append_only before update or delete or truncate on log.events
  for each statement execute function log.refuse_change();
revoke update, delete, truncate on log.events from public;
`;

const all = [tables, identity, guard, `${appendFunction};`, `${appendOneFunction};`].join('\n');
/** What the schema was made by, kept as its comment: a role that may not make it can tell whether it is the right one. */
const stamp = createHash('sha256').update(all).digest('hex');

/**
 * Creates or brings up to date the schema `log`. Idempotent, and safe when several processes do it at once. A role that does
 * not own the schema changes nothing, and throws when the owner has not made it as this program needs it.
 */
export const migrate = (pool: pg.Pool): Promise<void> => repeatOnDeadlock(() => migrateOnce(pool));

async function migrateOnce(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ own: boolean; stamp: string | null }>(
      "select pg_has_role(nspowner, 'usage') as own, obj_description(oid, 'pg_namespace') as stamp from pg_namespace where nspname = 'log'",
    );
    if (rows[0]?.own === false) {
      if (rows[0].stamp !== stamp)
        throw new Error('el registro es de otra versión: quien es su dueño (DATABASE_OWNER_URL) debe prepararlo antes');
      return;
    }
    await client.query('begin');
    await migrateWith(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** Creates or brings up to date the schema `log` as its owner, in the transaction of the caller. */
export async function migrateWith(client: pg.ClientBase): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(${MIGRATION_LOCK}); ${all} comment on schema log is '${stamp}'`);
}

/**
 * Makes the schema `log` as its owner, in the caller's transaction, and lets another role read it and append by the two
 * functions: they run with the owner's rights, so that this role needs none to write any table.
 */
export async function prepareLogFor(client: pg.ClientBase, role: string): Promise<void> {
  await migrateWith(client);
  const to = client.escapeIdentifier(role);
  await client.query(
    `revoke all on all tables in schema log from ${to};
     revoke all on all sequences in schema log from ${to};
     revoke all on schema log from ${to};
     grant usage on schema log to ${to};
     grant select on log.events, log.streams, log.identity to ${to};
     grant execute on all functions in schema log to ${to}`,
  );
}
