import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  /** postgres:// address of an empty database of this suite alone. */
  url: string;
  /** Removes it, cutting off whoever is still connected. */
  drop(): Promise<void>;
}

/**
 * A fresh database on the cluster that the test run started (TEST_DATABASE_URL). Call it in
 * `beforeAll` and `drop()` in `afterAll`; with the address of another one it is a copy of that. Throws when the suite runs outside `infra/checks/jest.mjs`.
 */
export async function testDatabase(template?: string): Promise<TestDatabase> {
  const cluster = process.env.TEST_DATABASE_URL;
  if (!cluster) throw new Error('TEST_DATABASE_URL is not set: run the tests through node infra/checks/jest.mjs');
  const name = `t_${randomBytes(8).toString('hex')}`;
  const original = template && new URL(template).pathname.slice(1);
  if (original) {
    // Nobody may be connected to a database that is copied.
    await onCluster(cluster, `ALTER DATABASE ${original} ALLOW_CONNECTIONS false`);
    await onCluster(
      cluster,
      `SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = '${original}'`,
    );
  }
  await onCluster(cluster, `CREATE DATABASE ${name}${original ? ` TEMPLATE ${original}` : ''}`);
  if (original) await onCluster(cluster, `ALTER DATABASE ${original} ALLOW_CONNECTIONS true`);
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onCluster(cluster, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

async function onCluster(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
