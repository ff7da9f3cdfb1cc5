import { createLog } from '../../log.ts';
import { createPool } from '../../../adapters/postgres/pool.ts';
import { createPostgresEventStore } from '../../../adapters/event-store/postgres-event-store.ts';
import { partsOf } from '../parts-setting.ts';
import { startProjections } from '../runtime.ts';
import { both } from './harness.ts';

/** A projector of its own process for the tests that kill or stop one. STOP_AT=n: it stops itself between write and commit of its n-th batch. PARTS: as PROJECTION_PARTS. */
const url = process.env.DATABASE_URL!;
const pool = createPool(url, { max: 6, pipeline: true });
const store = createPostgresEventStore({ connectionString: url });
await store.migrate();
let commits = 0;
const stopAt = Number(process.env.STOP_AT ?? 0);
const runtime = await startProjections({
  pool,
  databaseUrl: url,
  store,
  log: createLog('child'),
  projections: both,
  parts: partsOf(process.env.PARTS ?? ''),
  tickMs: 200,
  leaseMs: 1000,
  batchSize: 40,
  ...(stopAt > 0 && {
    inject: async (point: string) => {
      if (point !== 'before-commit') return;
      commits += 1;
      if (commits !== stopAt) return;
      process.send?.('stopping');
      await new Promise((resolve) => setTimeout(resolve, 50));
      process.kill(process.pid, 'SIGSTOP');
    },
  }),
});
process.send?.(runtime.owner);
process.on('disconnect', () => process.exit(0));
