import { hash } from 'node:crypto';
import { dayOf } from '@power/domain/kernel/dates';
import type pg from 'pg';
import { LogIdentityMissing } from '../event-store/errors.ts';
import type { EventStore } from '../event-store/port.ts';
import { isUnavailable } from '../http/unavailable.ts';
import type { Logger } from '../log.ts';
import { tellAdministrators } from '../notifications/tell-administrators.ts';
import { deliverHeads, type HeadPlace } from './deliver.ts';
import { IDENTITY_MISSING } from './evidence-finding.ts';
import { lastHead } from './heads.ts';
import { loadKeys } from './keys.ts';
import { EvidenceFault, HeadMaker } from './make-head.ts';
import { stampHead } from './stamp-heads.ts';
import { beginEvidence } from './start.ts';
import { publish, writeFault } from './state.ts';
import type { StoredEvents } from './stored-event.ts';

/** Milliseconds between heads while something happens; the first after a start waits until people can work. */
const EVERY_MS = 60_000;
const FIRST_AFTER_MS = 20_000;

export interface HeadOptions {
  readonly store: EventStore & Partial<StoredEvents>;
  readonly pool: pg.Pool;
  readonly dataDir: string;
  /** EVIDENCIA_LLAVE, where the key is kept elsewhere. */
  readonly givenKey?: string | undefined;
  /** Where heads are sent besides, out of reach of whoever rules this machine. */
  readonly places?: readonly HeadPlace[];
  /** EVIDENCIA_SELLO_URL: an authority that stamps heads. */
  readonly stampUrl?: string | undefined;
  readonly log: Logger;
  /** Tells Administradores; the same words once a day. */
  readonly alarm?: (comentario: string) => Promise<unknown>;
}

/** Every administrator hears of it, once a day while it lasts. */
const tellFault = (comentario: string): Promise<unknown> =>
  tellAdministrators(
    {
      tipo: 'evidencia_detenida',
      titulo: 'El registro no se está sellando',
      comentario,
      comentario_adicional: 'Mientras dure, ninguna cabeza firmada da fe de lo que se registra.',
    },
    `evidence/${dayOf(new Date())}/${hash('sha256', comentario, 'hex').slice(0, 16)}`,
  );

/** Makes a signed head of the log each minute while something happens, and sends it to the second place. */
export class HeadKeeper {
  readonly #options: HeadOptions;
  #maker: HeadMaker | undefined;
  #timer: NodeJS.Timeout | undefined;
  #turn: Promise<void> | undefined;
  #closed = false;

  constructor(options: HeadOptions) {
    this.#options = options;
  }

  start(): void {
    this.#wait(FIRST_AFTER_MS);
  }

  /** One turn: a head if there is news, the public file, what the second place does not have yet. Never rejects. */
  async turn(): Promise<void> {
    const { store, pool, dataDir, givenKey, places = [], stampUrl, log, alarm = tellFault } = this.#options;
    let told: string | undefined;
    let folder: string | undefined;
    try {
      const keys = loadKeys(dataDir, givenKey);
      const begun = await beginEvidence(dataDir, store, keys);
      folder = begun.folder;
      this.#maker ??= new HeadMaker(folder, store, begun.start);
      const maker = this.#maker;
      await alone(pool, folder, () => maker.make(keys));
      publish(dataDir, { llaves: keys.publicKeys, cabeza: lastHead(folder) ?? null });
      writeFault(folder, undefined);
      // Each is asked, whatever became of the others: one that is away keeps no head from the next.
      const outcomes: { readonly error: string | null }[] = [];
      // oxlint-disable-next-line no-await-in-loop -- two at most
      for (const place of places) outcomes.push(await deliverHeads(folder, place, keys.publicKeys));
      if (stampUrl) outcomes.push(await stampHead(folder, stampUrl));
      told = outcomes.find(({ error }) => error !== null)?.error ?? undefined;
    } catch (error) {
      log.error({ err: error }, 'no head of the log');
      told = reasonFor(error);
      if (folder && told !== undefined) writeFault(folder, told);
    }
    if (told !== undefined) await alarm(told).catch((err: Error) => log.warn({ err }, 'alarm of evidence'));
  }

  /** Ends with the turn under way. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#maker?.stop();
    await this.#turn;
    this.#maker?.close();
  }

  #wait(ms: number): void {
    if (this.#closed) return;
    this.#timer = setTimeout(() => {
      this.#turn = this.turn().finally(() => this.#wait(EVERY_MS));
    }, ms);
    this.#timer.unref();
  }
}

/** Why no head was made, for people; undefined of a server that is away for a moment: the age of the last head tells when it lasts. */
function reasonFor(error: unknown): string | undefined {
  if (error instanceof EvidenceFault) return error.message;
  if (error instanceof LogIdentityMissing) return IDENTITY_MISSING;
  return isUnavailable(error) ? undefined : `Un error inesperado lo impide: ${(error as Error).message.slice(0, 500)}`;
}

/** Runs work unless another process is at the same folder: then that one makes the head. */
async function alone(pool: pg.Pool, folder: string, work: () => Promise<unknown>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ mine: boolean }>(
      'select pg_try_advisory_xact_lock(hashtextextended($1, 7046)) as mine',
      [folder],
    );
    if (rows[0]?.mine) await work();
    await client.query('commit');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}
