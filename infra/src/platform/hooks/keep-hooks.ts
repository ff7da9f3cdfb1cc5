import type pg from 'pg';
import { migrate } from '../../adapters/postgres/migrate.ts';
import { internalCommand } from '../commands/internal-command.ts';
import type { EventStore } from '../event-store/port.ts';
import type { Logger } from '../log.ts';
import { tellAdministrators } from '../notifications/tell-administrators.ts';
import { deliverTo, type DeliverOptions, forgetDeliveries } from './deliver.ts';
import { type Hook, hooksInForce } from './hooks-of.ts';
import { answerRetries, retryParkedNews } from './parked-news.ts';
import { planDeliveries } from './plan.ts';
import { planStock } from './plan-stock.ts';
import { postHook } from './post-hook.ts';
import { HOOKS_SCHEMA } from './schema.ts';

const EVERY_MS = 2000;
const FORGET_EVERY = 1800;
/** Turns between two comparisons of the stock: what moves to and fro meanwhile is told once. */
const STOCK_EVERY = 15;

export interface HookKeeperOptions {
  readonly store: EventStore;
  readonly pool: pg.Pool;
  readonly log: Logger;
  readonly secrets: readonly string[];
  /** Programs of the own network may be told too. */
  readonly inside: boolean;
  /** SQL of the products that programs may see, with their availability in words. */
  readonly catalogue: string;
  readonly setAside?: DeliverOptions['setAside'];
}

/** The key says why in its sheet, and administrators are told. */
const tellAside: DeliverOptions['setAside'] = async ({ clave }, nota, entrega) => {
  await internalCommand(
    'set-integrator-hook-aside',
    { accion: 'apartaraviso', id: clave, nota },
    `hook-aside/${clave}/${entrega}`,
  );
  await tellAdministrators(
    {
      tipo: 'avisos_apartados',
      titulo: `Los avisos de la Clave API N° ${clave} se apartaron`,
      comentario: nota,
      comentario_adicional: 'Guarda la dirección otra vez cuando el programa vuelva: recibe lo que quedó pendiente.',
      enlace: `api-clientes-listar?clave=${clave}`,
    },
    `hook-aside-notice/${clave}/${entrega}`,
  );
};

/**
 * Tells customers' programs what happens to their orders, and which products are more, fewer or gone. Each is told beside the others, and one that is slow holds up
 * itself alone: a turn waits for nobody.
 */
export class HookKeeper {
  readonly #options: HookKeeperOptions;
  readonly #stopped = new AbortController();
  /** Programs that are being told, by key. */
  readonly #busy = new Map<number, Promise<unknown>>();
  #timer: NodeJS.Timeout | undefined;
  #turn: Promise<void> | undefined;
  #turns = 0;
  #ready: Promise<void> | undefined;

  constructor(options: HookKeeperOptions) {
    this.#options = options;
  }

  start(): void {
    this.#timer = setTimeout(() => {
      this.#turn = this.turn().finally(() => {
        if (!this.#stopped.signal.aborted) this.start();
      });
    }, EVERY_MS).unref();
  }

  /** Plans what has happened and begins to tell whoever is not being told already. Never rejects. */
  async turn(): Promise<void> {
    const { pool, store, log } = this.#options;
    try {
      await (this.#ready ??= migrate(pool, HOOKS_SCHEMA));
      // What an earlier version of the program could not read, this one may.
      if (this.#turns === 0) await retryParkedNews(pool, store);
      await answerRetries(pool, store);
      await planDeliveries(pool, store);
      const hooks = await hooksInForce(pool);
      if (this.#turns % STOCK_EVERY === 0) await planStock(pool, hooks, this.#options.catalogue);
      for (const hook of hooks) if (!this.#busy.has(hook.clave)) this.#tell(hook);
      if ((this.#turns += 1) % FORGET_EVERY === 0) await forgetDeliveries(pool);
    } catch (err) {
      if (!this.#stopped.signal.aborted) log.warn({ err }, 'hooks');
    }
  }

  /** Until nobody is being told any more. */
  async idle(): Promise<void> {
    while (this.#busy.size > 0) await Promise.all(this.#busy.values());
  }

  #tell(hook: Hook): void {
    const { pool, secrets, inside, log, setAside = tellAside } = this.#options;
    const { signal } = this.#stopped;
    const post: DeliverOptions['post'] = (url, headers, body) => postHook(url, { headers, body, inside, signal });
    const telling = deliverTo(hook, { pool, secrets, post, setAside, signal })
      .catch((err: Error) => {
        if (!signal.aborted) log.warn({ err, clave: hook.clave }, 'hook');
      })
      .finally(() => this.#busy.delete(hook.clave));
    this.#busy.set(hook.clave, telling);
  }

  /** What is under way is broken off, and sent again by whoever comes next. */
  async close(): Promise<void> {
    this.#stopped.abort();
    clearTimeout(this.#timer);
    await this.#turn;
    await this.idle();
  }
}
