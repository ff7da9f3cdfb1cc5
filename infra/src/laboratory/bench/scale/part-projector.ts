import { pathToFileURL } from 'node:url';
import { createPostgresEventStore } from '../../../adapters/event-store/postgres-event-store.ts';
import { createPool } from '../../../adapters/postgres/pool.ts';
import type { EventStore } from '../../../platform/event-store/port.ts';
import { createLog } from '../../../platform/log.ts';
import type { Projection } from '../../../platform/projection/define.ts';
import { partsOf } from '../../../platform/projection/parts-setting.ts';
import { startProjections } from '../../../platform/projection/runtime.ts';

/**
 * A projector of one projection, as a process of its own: read models in DATABASE_URL, the log of LOG_URL. Until it is told
 * to go on it takes the log to end at LOG_END.
 */
const { DATABASE_URL: url = '', LOG_URL = '', PROJECTION = '', PARTS = '', LOG_END = '' } = process.env;
const { default: projection } = (await import(pathToFileURL(PROJECTION).href)) as { default: Projection };
const log = createPostgresEventStore({ connectionString: LOG_URL, poolSize: 4 });
const end = BigInt(LOG_END);
let goOn = (): void => undefined;
const released = new Promise<void>((resolve) => (goOn = resolve));
let held = true;
process.on('message', () => {
  held = false;
  goOn();
});
process.on('disconnect', () => process.exit(0));

const short: Pick<EventStore, 'head' | 'readAll' | 'subscribe'> = {
  head: async () => (held ? end : log.head()),
  readAll: async (options) => {
    const events = await log.readAll(options);
    return held ? events.filter(({ position }) => position <= end) : events;
  },
  subscribe: async (options) => {
    let stopped = false;
    const begun = released.then(() => (stopped ? undefined : log.subscribe(options)));
    return {
      stop: async () => {
        stopped = true;
        goOn();
        await (await begun)?.stop();
      },
    };
  },
};

const store = new Proxy<EventStore>(log, {
  get(of, name) {
    if (name in short) return short[name as keyof typeof short];
    const found: unknown = Reflect.get(of, name, of);
    return typeof found === 'function' ? (found.bind(of) as unknown) : found;
  },
});

await startProjections({
  pool: createPool(url, { max: 8, pipeline: true }),
  databaseUrl: url,
  store,
  log: createLog('bench'),
  projections: [projection],
  parts: partsOf(PARTS),
  tickMs: 200,
});
