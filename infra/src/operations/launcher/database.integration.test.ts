import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { queueBackend } from '../../adapters/queue/backend.ts';
import { openQueue } from '../../adapters/queue/open-queue.ts';
import { migrateJobs } from '../../adapters/queue/job-rows.ts';
import { openEventStore } from '../../adapters/event-store/open-event-store.ts';
import { openPostgresLoad } from '../../adapters/event-store/postgres/load-events.ts';
import { createPool } from '../../adapters/postgres/pool.ts';
import { event } from '../../laboratory/event-store/contract/harness.ts';
import { eventStoreContract } from '../../laboratory/event-store/contract.suite.ts';
import { testDatabase } from '../../laboratory/testing/postgres.ts';
import { emptyReadModels } from '../../platform/projection/log-binding.ts';
import { migrateOps } from '../../platform/projection/schema.ts';
import { oneRole, prepareExternal } from './database.ts';

async function run(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** An empty database, its owner, and the address of a role of the services that is not made yet. */
async function scene() {
  const database = await testDatabase();
  const name = `servicios_${randomBytes(4).toString('hex')}`;
  const services = new URL(database.url);
  [services.username, services.password] = [name, 'clave'];
  return {
    name,
    owner: database.url,
    services: services.href,
    prepare: () => prepareExternal(services.href, { DATABASE_OWNER_URL: database.url }),
    drop: async () => {
      await database.drop();
      await run(process.env.TEST_DATABASE_URL!, `DROP ROLE IF EXISTS ${name}`);
    },
  };
}

eventStoreContract('PostgreSQL as the role of the services', async () => {
  const { services, owner, prepare, drop } = await scene();
  await prepare();
  return {
    config: { databaseUrl: services },
    givesUp: false,
    connect: (by) => openEventStore({ databaseUrl: by?.connectionString ?? services }),
    breakConnections: () =>
      run(
        owner,
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      ),
    drop,
  };
});

describe('the role of the services', () => {
  let place: Awaited<ReturnType<typeof scene>>;
  beforeEach(async () => (place = await scene()));
  afterEach(() => place.drop());

  const forbidden = [
    "update log.events set type = 'x'",
    'delete from log.events',
    'truncate log.events',
    'insert into log.events select position + 9, stream, version + 9, gen_random_uuid(), type, schema, data, metadata, hash, recorded_at from log.events',
    'update log.streams set version = 0',
    'delete from log.streams',
    'update log.identity set id = gen_random_uuid()',
    "select setval('log.position', 1, false)",
    'drop trigger append_only on log.events',
    'alter table log.events disable trigger append_only',
    'alter table log.events rename to eventos',
    'create rule nothing as on insert to log.events do instead nothing',
    'create table log.mine (a int)',
    'drop schema log cascade',
    "create or replace function log.refuse_change() returns trigger language plpgsql as 'begin return null; end'",
    'set session_replication_role = replica',
  ];

  test('reads and appends events, and can in no other way add, change or remove one', async () => {
    const { services, prepare } = place;
    await prepare();
    const store = await openEventStore({ databaseUrl: services });
    await store.append('pedido-1', [event({ n: 1 }), event({ n: 2 })], 'no-stream');
    const before = await store.readAll();
    const answers = await Promise.all(
      forbidden.map((sql) =>
        run(services, sql).then(
          () => sql,
          ({ code }: pg.DatabaseError) => code,
        ),
      ),
    );
    expect(answers).toEqual(forbidden.map(() => '42501'));
    expect(before).toHaveLength(2);
    expect(await store.readAll()).toEqual(before);
    await store.close();
  });

  test('a name of its own before PostgreSQL’s does not run with the rights of the owner', async () => {
    const { services, prepare } = place;
    await prepare();
    await run(
      services,
      'create schema mine',
      "create function mine.concat_ws(text, variadic text[]) returns text language plpgsql as $$ begin delete from log.events; return ''; end $$",
      "set search_path = mine, pg_catalog; select log.append_one('pedido-1', -1, gen_random_uuid(), 'x', 1, '{}', '{}')",
      "set search_path = mine, pg_catalog; select log.append_one('pedido-1', 0, gen_random_uuid(), 'x', 1, '{}', '{}')",
    );
    const store = await openEventStore({ databaseUrl: services });
    expect(await store.readAll()).toHaveLength(2);
    await store.close();
  });

  const placed = {
    stream: 'pedido-1',
    version: 0,
    id: randomUUID(),
    type: 'hecho',
    schema: 1,
    data: '{}',
    metadata: '{}',
    hash: 'a',
    event: event(),
  };

  test('makes, empties and replaces what is its own, also what the owner made before there were two', async () => {
    const { owner, services, prepare } = place;
    const before = createPool(owner);
    const theirs = createPool(services);
    const queue = async (url: string) => {
      const backend = await queueBackend(url === owner ? before : theirs, { databaseUrl: url });
      const opened = openQueue('power', backend);
      await opened.add('a', {});
      await opened.close();
    };
    try {
      await migrateOps(before);
      await migrateJobs(before);
      await queue(owner);
      await before.query('CREATE TABLE read.lista (id bigint GENERATED ALWAYS AS IDENTITY, n int)');
      await prepare();
      await prepare();
      await migrateOps(theirs);
      await migrateJobs(theirs);
      await queue(services);
      await theirs.query(
        'INSERT INTO read.lista (n) VALUES (1); ALTER TABLE read.lista ADD COLUMN b int; TRUNCATE read.lista; DROP TABLE read.lista',
      );
      await emptyReadModels(theirs);
      await expect(
        openPostgresLoad(services).then((load) => load.write([placed], placed.event.metadata.at)),
      ).rejects.toMatchObject({
        code: '42501',
      });
      const load = await openPostgresLoad(owner);
      await load.write([placed], placed.event.metadata.at);
      await load.commit();
      await load.close();
    } finally {
      await before.end();
      await theirs.end();
    }
  });

  test('one that could change events all the same is refused, and so is a log of another version', async () => {
    const { owner, services, name, prepare } = place;
    await prepare();
    await run(owner, `grant update (data) on log.events to ${name}`);
    await expect(prepareOnlyChecks()).resolves.toBeUndefined();
    await run(owner, `alter role ${name} createrole`);
    await expect(prepare()).rejects.toThrow(
      `Configuración incorrecta: el usuario «${name}» de DATABASE_URL podría cambiar eventos ya escritos (es superusuario o crea usuarios); los servicios necesitan uno que no pueda.`,
    );
    await run(owner, `alter role ${name} nocreaterole`, `grant pg_write_all_data to ${name}`);
    await expect(prepare()).rejects.toThrow('(tiene permiso sobre log.events)');
    await run(owner, "comment on schema log is 'otra'");
    await expect(openEventStore({ databaseUrl: services })).rejects.toThrow('el registro es de otra versión');

    // What was granted by hand is taken back at each start.
    async function prepareOnlyChecks(): Promise<void> {
      await prepare();
      await expect(run(services, "update log.events set data = '{}'")).rejects.toMatchObject({ code: '42501' });
    }
  });

  test('an owner who may not make it says what to do', async () => {
    const { owner, services, name } = place;
    const poor = `duena_${name}`;
    const base = new URL(owner).pathname.slice(1);
    await run(owner, `CREATE ROLE ${poor} LOGIN PASSWORD 'clave'`, `ALTER DATABASE ${base} OWNER TO ${poor}`);
    const theirs = new URL(owner);
    [theirs.username, theirs.password] = [poor, 'clave'];
    const prepare = (): Promise<void> => prepareExternal(services, { DATABASE_OWNER_URL: theirs.href });
    try {
      await expect(prepare()).rejects.toThrow(
        `No se puede preparar la base de datos: el usuario «${poor}» de DATABASE_OWNER_URL no tiene permiso; crea el usuario de los servicios con CREATE ROLE "${name}" LOGIN PASSWORD '…'.`,
      );
      await run(owner, `CREATE ROLE ${name} LOGIN PASSWORD 'clave'`);
      await prepare();
      const pool = createPool(services);
      await migrateOps(pool);
      await pool.end();
      await prepare();
      await expect(prepareExternal(theirs.href, { DATABASE_OWNER_URL: theirs.href })).rejects.toThrow('uno propio');
    } finally {
      await run(owner, `ALTER DATABASE ${base} OWNER TO CURRENT_USER`, `REASSIGN OWNED BY ${poor} TO CURRENT_USER`);
      await place.drop();
      await run(process.env.TEST_DATABASE_URL!, `DROP ROLE ${poor}`);
    }
  });
});

test('the start says when the owner of the log is whom the services enter as', () => {
  const DATABASE_URL = 'postgres://juana:x@db/power';
  expect(oneRole({ DATABASE_URL })).toContain('los servicios entran a la base como «juana», dueño del registro');
  expect(oneRole({})).toBeUndefined();
  expect(oneRole({ DATABASE_URL, DATABASE_OWNER_URL: 'postgres://ana:x@db/power' })).toBeUndefined();
});
