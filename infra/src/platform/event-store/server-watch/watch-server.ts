import { hash } from 'node:crypto';
import type pg from 'pg';
import { inTransaction } from '../../../adapters/postgres/transaction.ts';
import { migrate } from '../../../adapters/postgres/migrate.ts';
import type { Logger } from '../../log.ts';
import { tellAdministrators } from '../../notifications/tell-administrators.ts';
import type { ForeignEvent, SharedServer } from '../foreign.ts';
import type { EventStore } from '../port.ts';
import { SERVER_WATCH_SCHEMA } from './schema.ts';

/** Milliseconds between two looks. */
const EVERY_MS = 10_000;
/** Pages of one look at most: a server with a long past is looked through in many. */
const MOST_PAGES = 200;
/** Streams that an alarm names. */
const NAMED = 5;
/** Characters of an alarm at most. */
const LONGEST = 1000;
/** Characters of what is said of one stream at most: others choose their names. */
const LONGEST_DETAIL = 300;
const LOCK = 7_046_002;

export interface ServerWatchOptions {
  readonly store: EventStore & Partial<SharedServer>;
  readonly pool: pg.Pool;
  readonly log: Logger;
  /** Tells Administradores. */
  readonly alarm?: (comentario: string) => Promise<unknown>;
}

/** Every administrator hears of it, once for the same streams. */
const tellDamage = (comentario: string): Promise<unknown> =>
  tellAdministrators(
    {
      tipo: 'registro_intervenido',
      titulo: 'Alguien intervino el registro en su servidor',
      comentario,
      comentario_adicional: 'Qué hacer está en docs/operacion.md, «EventStoreDB».',
    },
    `server-watch/${hash('sha256', comentario, 'hex').slice(0, 32)}`,
  );

/** A stream that somebody touched on the server, with what is the matter with it now. */
interface Touched {
  readonly event: ForeignEvent;
  readonly detail: string | undefined;
  readonly version: number | undefined;
}

/**
 * Looks through the server of the log, again and again, for what is not the log's: counts what other applications have there,
 * and tells administrators within seconds of each stream of ours that was changed. Does nothing where the log has no such server.
 */
export class ServerWatch {
  readonly #options: ServerWatchOptions;
  #timer: NodeJS.Timeout | undefined;
  #turn: Promise<void> | undefined;
  #isClosed = false;
  #ready: Promise<void> | undefined;

  constructor(options: ServerWatchOptions) {
    this.#options = options;
  }

  start(): void {
    if (!this.#options.store.readForeign || this.#isClosed) return;
    this.#timer = setTimeout(() => {
      this.#turn = this.turn().finally(() => this.start());
    }, EVERY_MS).unref();
  }

  /** One look, up to the end of the server. Never rejects. */
  async turn(): Promise<void> {
    const { pool, log } = this.#options;
    try {
      this.#ready ??= migrate(pool, SERVER_WATCH_SCHEMA);
      await this.#ready;
      for (let page = 0; page < MOST_PAGES && !this.#isClosed && !(await this.#look()); page += 1);
      await this.#tell();
    } catch (error) {
      this.#ready = undefined;
      log.warn({ err: error }, 'the server of the log was not looked through');
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#turn;
  }

  /** One page. True when nothing is left to read, or another process is at it. */
  async #look(): Promise<boolean> {
    const { store, pool } = this.#options;
    const identity = await store.identity().catch(() => undefined);
    return inTransaction(pool, async (client) => {
      const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS mine', [LOCK]);
      if (!rows[0]!.mine) return true;
      const after = await startOf(client, identity);
      const { events, position, isEnd } = await store.readForeign!(after);
      if (position === after) return isEnd;
      const strangers = events.filter(({ own }) => !own);
      const touched = await this.#touched(events.filter(({ own }) => own));
      for (const one of touched) await record(client, one);
      await client.query(
        `UPDATE ops.server_watch SET position = $1, foreign_events = foreign_events + $2,
           first_stream = coalesce(first_stream, $3), first_position = coalesce(first_position, $4),
           alarm = CASE WHEN $5::text IS NULL THEN alarm ELSE concat_ws(' ', alarm, $5) END`,
        [
          String(position),
          strangers.length,
          printable(strangers[0]?.stream),
          strangers[0]?.position.toString() ?? null,
          printable(wordsOf(touched)),
        ],
      );
      return isEnd;
    });
  }

  /** Tells what was found. What could not be told is told by the next turn. */
  async #tell(): Promise<void> {
    const { pool, alarm = tellDamage } = this.#options;
    const { rows } = await pool.query<{ alarm: string }>('SELECT alarm FROM ops.server_watch WHERE alarm IS NOT NULL');
    if (!rows[0]) return;
    await alarm(rows[0].alarm.slice(0, LONGEST));
    await pool.query('UPDATE ops.server_watch SET alarm = NULL WHERE alarm = $1', [rows[0].alarm]);
  }

  async #touched(events: readonly ForeignEvent[]): Promise<Touched[]> {
    const last = new Map(events.map((event) => [event.stream, event]));
    const touched: Touched[] = [];
    for (const event of last.values()) {
      const [fault] = await this.#options.store.streamFaults!(event.stream);
      touched.push({ event, detail: fault?.detail.slice(0, LONGEST_DETAIL), version: fault?.version });
    }
    return touched;
  }
}

/** Where to go on; a log of another identity is looked through from its beginning. */
async function startOf(client: pg.ClientBase, identity: string | undefined): Promise<bigint> {
  const { rows } = await client.query<{ identity: string; position: string }>(
    'SELECT identity, position::text FROM ops.server_watch',
  );
  const last = rows[0];
  if (last && (identity === undefined || last.identity === identity) && last.position !== '-1')
    return BigInt(last.position);
  await client.query('DELETE FROM ops.damaged_streams');
  await client.query(
    `INSERT INTO ops.server_watch (identity, position) VALUES ($1, -1) ON CONFLICT (only_one) DO UPDATE
       SET identity = excluded.identity, position = -1, foreign_events = 0, first_stream = NULL, first_position = NULL,
           alarm = NULL`,
    [identity ?? ''],
  );
  return -1n;
}

async function record(client: pg.ClientBase, { event, detail, version }: Touched): Promise<void> {
  if (detail === undefined) {
    await client.query('DELETE FROM ops.damaged_streams WHERE stream = $1', [printable(event.stream)]);
    return;
  }
  await client.query(
    `INSERT INTO ops.damaged_streams (stream, version, position, detail) VALUES ($1, $2, $3, $4)
     ON CONFLICT (stream) DO UPDATE SET version = excluded.version, position = excluded.position, detail = excluded.detail`,
    [printable(event.stream), version ?? null, event.position.toString(), printable(detail)],
  );
}

function wordsOf(touched: readonly Touched[]): string | undefined {
  if (touched.length === 0) return undefined;
  const words = touched
    .slice(0, NAMED)
    .map(
      ({ event, detail }) =>
        `${detail ?? `Alguien cambió los metadatos del flujo ${event.stream} en el servidor; sus eventos están completos.`} (posición ${event.position})`,
    );
  const more = touched.length - NAMED;
  return `${words.join(' ')}${more > 0 ? ` Y ${more} ${more === 1 ? 'flujo' : 'flujos'} más: véase Estado del sistema.` : ''}`;
}

/** What others write may hold what no text of a database does. */
const printable = (text: string | undefined): string | null =>
  // oxlint-disable-next-line no-control-regex
  text === undefined ? null : text.replaceAll(/[\u0000-\u001f\p{Surrogate}]/gu, '�');
