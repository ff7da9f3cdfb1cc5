import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  /** postgres:// address of a database of this suite alone. */
  url: string;
  /** Removes it, cutting off whoever is still connected. */
  drop(): Promise<void>;
}

/** What databases of tests are copied from: made once a run, by whichever suite comes first. */
export interface Template {
  /** Names what `fill` makes: another content has another name. Letters, digits, underscores. */
  readonly name: string;
  /** Fills the empty database at this address, and leaves no connection to it. */
  readonly fill: (url: string) => Promise<void>;
}

/** Key of the advisory lock under which a template is made, so that one of two workers makes it. */
const TEMPLATE_LOCK = 7_270_002;

/**
 * A fresh database on the cluster that the test run started (TEST_DATABASE_URL): empty, a copy of a template, or of the
 * database at an address. Call it in `beforeAll` and `drop()` in `afterAll`. Throws when the suite runs outside
 * `infra/checks/jest.mjs`.
 */
export async function testDatabase(source?: Template | string): Promise<TestDatabase> {
  const cluster = process.env.TEST_DATABASE_URL;
  if (!cluster) throw new Error('TEST_DATABASE_URL is not set: run the tests through node infra/checks/jest.mjs');
  const name = `t_${randomBytes(8).toString('hex')}`;
  await onCluster(cluster, async (client) => {
    if (typeof source === 'string') await copyClosed(client, new URL(source).pathname.slice(1), name);
    else {
      if (source) await makeTemplate(client, cluster, source);
      await client.query(`CREATE DATABASE ${name}${source ? ` TEMPLATE ${templateName(source)}` : ''}`);
    }
  });
  return {
    url: addressOf(cluster, name),
    drop: () => onCluster(cluster, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)),
  };
}

function addressOf(cluster: string, database: string): string {
  const url = new URL(cluster);
  url.pathname = `/${database}`;
  return url.href;
}

/** A cluster that outlives the run holds templates of code that has changed since: each run has its own. */
const templateName = ({ name }: Template): string => `template_${process.env.TEST_RUN ?? 'run'}_${name}`;

async function makeTemplate(client: pg.Client, cluster: string, template: Template): Promise<void> {
  const name = templateName(template);
  await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return;
    // Under its name it is whole: what failed half way is made anew.
    await client.query(`DROP DATABASE IF EXISTS ${name}_new WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${name}_new`);
    await template.fill(addressOf(cluster, `${name}_new`));
    await client.query(`ALTER DATABASE ${name}_new RENAME TO ${name}`);
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
}

/** Copies a database in use: nobody may be connected to it meanwhile. */
async function copyClosed(client: pg.Client, original: string, name: string): Promise<void> {
  await client.query(`ALTER DATABASE ${original} ALLOW_CONNECTIONS false`);
  await client.query(`SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = '${original}'`);
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${original}`);
  await client.query(`ALTER DATABASE ${original} ALLOW_CONNECTIONS true`);
}

async function onCluster(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
