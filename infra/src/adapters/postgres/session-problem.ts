import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { createClient } from './session.ts';

/** Connections that the services of one system open while they start and at the busiest hour. */
const CONNECTIONS = 80;
/** A server that delivers notifications does so in milliseconds. */
const PATIENCE_MS = 3000;

export const SETTINGS_REFUSED =
  'la dirección pasa por un intermediario (por ejemplo PgBouncer) que no deja fijar los ajustes de cada conexión; usa la dirección del servidor mismo';
const SHARED_SESSIONS =
  'la dirección pasa por un intermediario que reparte las conexiones por transacción (por ejemplo PgBouncer con pool_mode=transaction); usa la dirección del servidor mismo';

interface Session {
  /** The mark that was given at the start of the connection. */
  readonly mark: string | null;
  readonly pid: number;
  readonly triggers: string;
  readonly longest: string | null;
  /** Connections that the role may have open in this database, by the narrowest limit, and its name. */
  readonly connections: number;
  readonly limit: string;
}

const LOOK = `SELECT current_setting('power.session', true) AS mark, pg_backend_pid() AS pid,
  current_setting('session_replication_role') AS triggers, current_setting('transaction_timeout', true) AS longest,
  (l).connections, (l).name AS limit FROM (
    SELECT max_connections AS connections, 'max_connections del servidor' AS name FROM (
      SELECT current_setting('max_connections')::int - CASE WHEN rolsuper THEN 0 ELSE current_setting('superuser_reserved_connections')::int
        + coalesce(current_setting('reserved_connections', true)::int, 0) END AS max_connections FROM pg_roles WHERE rolname = current_user) AS server
    UNION ALL SELECT rolconnlimit, 'CONNECTION LIMIT del usuario' FROM pg_roles WHERE rolname = current_user AND rolconnlimit >= 0 AND NOT rolsuper
    UNION ALL SELECT datconnlimit, 'CONNECTION LIMIT de la base' FROM pg_database WHERE datname = current_database() AND datconnlimit >= 0
    ORDER BY connections LIMIT 1) AS l`;

/**
 * What of the connections to a database stands in the way of the system, as the end of a sentence; undefined where nothing
 * does. A connection must keep the settings of its start, be nobody else's while it is open, hear notifications, fire
 * triggers, and there must be enough of them. `mark`: what it is told by, in settings of its own.
 */
export async function sessionProblem(
  url: string,
  user: string,
  mark = randomBytes(4).toString('hex'),
): Promise<string | undefined> {
  const one = createClient(url, { name: 'check', parameters: { 'power.session': mark } });
  const other = createClient(url, { name: 'check', parameters: { 'power.session': mark } });
  try {
    await one.connect();
    await other.connect();
    const session = (await one.query<Session>(LOOK)).rows[0]!;
    if (session.mark !== mark) return SETTINGS_REFUSED;
    const { rows } = await other.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    if (rows[0]!.pid === session.pid || !(await hears(one, other, `power_${mark}`))) return SHARED_SESSIONS;
    if (session.triggers !== 'origin')
      return `el usuario «${user}» entra con session_replication_role = ${session.triggers}, que apaga lo que protege el registro; quítalo con ALTER ROLE "${user}" RESET session_replication_role`;
    if (!['0', null].includes(session.longest))
      return `el usuario «${user}» entra con transaction_timeout = ${session.longest}; quítalo con ALTER ROLE "${user}" SET transaction_timeout = 0`;
    if (session.connections < CONNECTIONS)
      return `permite ${session.connections} conexiones a «${user}» y se necesitan ${CONNECTIONS}; sube el límite (${session.limit})`;
    return undefined;
  } finally {
    await Promise.allSettled([one.end(), other.end()]);
  }
}

/** Whether a connection that listens hears what another one says. */
async function hears(listener: pg.Client, speaker: pg.Client, channel: string): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const notice = new Promise<boolean>((resolve) => {
    listener.on('notification', () => resolve(true));
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  try {
    await listener.query(`LISTEN ${channel}`);
    await speaker.query(`NOTIFY ${channel}`);
    return await notice;
  } finally {
    clearTimeout(timer);
  }
}
