import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type pg from 'pg';
import { NEWEST } from './bare-tables.ts';
import type { Kept, Line } from './kept.ts';

/** As much of emmett as is used here; it is no dependency of ours, see PERFORMANCE.md. */
interface Store {
  readonly schema: { migrate(): Promise<unknown> };
}
interface Event {
  readonly type: string;
  readonly data: Record<string, unknown>;
}
interface Emmett {
  CommandHandler(options: {
    evolve(state: State, event: Event): State;
    initialState(): State;
    retry: { onVersionConflict: number };
  }): (store: Store, id: string, decide: (state: State) => Event | Event[]) => Promise<unknown>;
}
interface EmmettPostgres {
  getPostgreSQLEventStore(url: string, options: object): Store;
  postgreSQLRawSQLProjection(options: {
    name: string;
    canHandle: readonly string[];
    evolve(event: Event): unknown;
  }): unknown;
}
interface Dumbo {
  readonly SQL: (texts: TemplateStringsArray, ...values: unknown[]) => unknown;
}
interface State {
  readonly state: string;
  readonly lines: readonly Line[];
}

/** The folder in which whoever measures has installed it: `npm i @event-driven-io/emmett @event-driven-io/emmett-postgresql`. */
export const emmettFolder = (): string | undefined => process.env.EMMETT_FOLDER || undefined;

async function load<T>(name: string): Promise<T> {
  const from = createRequire(path.join(emmettFolder()!, 'package.json'));
  return (await import(pathToFileURL(from.resolve(name)).href)) as T;
}

const evolve = (state: State, { type, data }: Event): State =>
  type === 'OrderMade'
    ? { state: 'Por validar', lines: data.lines as Line[] }
    : type === 'OrderValidated'
      ? { ...state, state: 'Validado' }
      : state;

/** Events in streams of orders, the list as a projection within the same transaction; the stock in a table of that projection. */
export async function emmettOffice(url: string, pool: pg.Pool): Promise<Kept> {
  const { CommandHandler } = await load<Emmett>('@event-driven-io/emmett');
  const { getPostgreSQLEventStore, postgreSQLRawSQLProjection } = await load<EmmettPostgres>(
    '@event-driven-io/emmett-postgresql',
  );
  const { SQL } = await load<Dumbo>('@event-driven-io/dumbo');
  await pool.query('CREATE SEQUENCE bare.numbers');
  const projection = postgreSQLRawSQLProjection({
    name: 'orders',
    canHandle: ['OrderMade', 'OrderCommented', 'OrderValidated'],
    evolve: ({ type, data }) => {
      if (type === 'OrderMade')
        return SQL`INSERT INTO bare.orders (number, customer, state, net) OVERRIDING SYSTEM VALUE VALUES (${data.number}, ${data.customer}, 'Por validar', ${data.net})`;
      if (type === 'OrderCommented')
        return SQL`UPDATE bare.orders SET comments = comments + 1, changed_at = now() WHERE number = ${data.number}`;
      const lines = data.lines as readonly Line[];
      return [
        ...lines
          .toSorted((a, b) => a.product - b.product)
          .map(
            ({ product, quantity }) =>
              SQL`UPDATE bare.stock SET available = available - ${quantity} WHERE product = ${product}`,
          ),
        SQL`UPDATE bare.orders SET state = 'Validado', changed_at = now() WHERE number = ${data.number}`,
      ];
    },
  });
  const store = getPostgreSQLEventStore(url, { projections: [{ type: 'inline', projection }] });
  await store.schema.migrate();
  const handle = CommandHandler({
    evolve,
    initialState: () => ({ state: '', lines: [] }),
    retry: { onVersionConflict: 5 },
  });
  const stream = (number: number): string => `order-${number}`;
  return {
    order: async (customer, lines) => {
      const { rows } = await pool.query<{ number: number }>("SELECT nextval('bare.numbers')::int AS number");
      const { number } = rows[0]!;
      const net = lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
      await handle(store, stream(number), () => ({ type: 'OrderMade', data: { number, customer, lines, net } }));
      return number;
    },
    comment: async (number, person, text) => {
      await handle(store, stream(number), () => ({ type: 'OrderCommented', data: { number, person, text } }));
    },
    validate: async (number) => {
      await handle(store, stream(number), ({ state, lines }) => {
        if (state !== 'Por validar') throw new Error('not to be validated');
        return { type: 'OrderValidated', data: { number, lines } };
      });
    },
    list: async (limit) => (await pool.query({ name: 'newest', text: NEWEST, values: [limit] })).rows,
  };
}
