import pg from 'pg';

/** An answer that the reader got: when, and of which generation of the table. */
interface Seen {
  readonly at: number;
  readonly table: number;
}

/** A reader that polls one row of a read model without pause, on a connection of its own. */
export class Poller {
  readonly #client: pg.Client;
  readonly #seen: Seen[] = [];
  #running: Promise<void> | undefined;
  #stopped = false;

  constructor(
    url: string,
    private readonly sql: string,
  ) {
    this.#client = new pg.Client({ connectionString: url });
  }

  async start(): Promise<void> {
    await this.#client.connect();
    this.#running = (async () => {
      while (!this.#stopped) {
        const { rows } = await this.#client.query<{ tableoid: number }>(this.sql);
        this.#seen.push({ at: performance.now(), table: rows[0]!.tableoid });
        // A poll each millisecond: the reader must not take the processor that the rebuild works on.
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
    })();
  }

  /** The longest time without an answer (ms) within 200 ms of the change of tables. Throws when the table never changed. */
  async stop(): Promise<number> {
    this.#stopped = true;
    await this.#running;
    await this.#client.end();
    const seen = this.#seen;
    const change = seen.findIndex(({ table }, n) => n > 0 && table !== seen[n - 1]!.table);
    if (change < 0) throw new Error('the reader saw no swap');
    const { at } = seen[change]!;
    const gaps = seen.map((now, n) => (n > 0 && Math.abs(now.at - at) <= 200 ? now.at - seen[n - 1]!.at : 0));
    return Math.max(...gaps, at - seen[change - 1]!.at);
  }
}
