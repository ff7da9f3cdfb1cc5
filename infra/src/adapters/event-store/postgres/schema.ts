import type pg from 'pg';
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

/** Creates or brings up to date the schema `log`. Idempotent, and safe when several processes do it at once. */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(
      `begin; select pg_advisory_xact_lock(${MIGRATION_LOCK}); ${tables} ${identity} ${guard} ${appendFunction}; ${appendOneFunction}; commit`,
    );
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
