import { createPostgresEventStore } from '../../../adapters/event-store/postgres-event-store.ts';
import { openPostgresLoad } from '../../../adapters/event-store/postgres/load-events.ts';
import { BulkLog } from '../../../platform/event-store/bulk-log.ts';
import { documentEvidence } from '../../../platform/evidence/document-evidence.ts';
import { loadKeys } from '../../../platform/evidence/keys.ts';
import { HeadMaker } from '../../../platform/evidence/make-head.ts';
import { instanceSigner } from '../../../platform/evidence/sign-append.ts';
import { beginEvidence } from '../../../platform/evidence/start.ts';
import { verifyEvidence } from '../../../platform/evidence/verify-evidence.ts';
import { sampleEvent } from '../append/sample-event.ts';
import { type Bench, withFolder } from '../bench.ts';
import { type Figure, limit, number, told } from '../figure.ts';
import { median, percentile } from '../stats.ts';

/** Events of a document, and of a busy minute. */
const EACH = 20;
const MINUTE = 1000;
const ASKED = 100;
const FIRST_MS = Date.parse('2025-01-01T12:00:00Z');

const streamOf = (n: number): string => `order-${n}`;
const seconds = async <T>(work: () => Promise<T>): Promise<[number, T]> => {
  const started = performance.now();
  const found = await work();
  return [(performance.now() - started) / 1000, found];
};

/** A log of so many events, chained as they would have been, twenty to a document. */
async function fill(databaseUrl: string, events: number): Promise<void> {
  const load = await openPostgresLoad(databaseUrl);
  try {
    const log = new BulkLog(load);
    for (let version = 0; version < EACH; version += 1)
      for (let n = 0; n < events / EACH; n += 1) {
        const event = sampleEvent(n);
        const at = new Date(FIRST_MS + (version * events) / EACH + n).toISOString();
        const metadata = { ...event.metadata, user: 'sistema', perfil: 'Administrador', at };
        // oxlint-disable-next-line no-await-in-loop -- one log, in its order
        await log.append(streamOf(n), [{ ...event, metadata }], 'any');
      }
    await log.flush();
    await load.commit();
  } finally {
    await load.close();
  }
}

/** The first head of a long log, one of a busy minute, the proof of a document, and the verification of it all. */
export const sealed = (databaseUrl: string, { quick, runs, say }: Bench): Promise<Figure[]> =>
  withFolder(async (dataDir) => {
    const events = quick ? 50_000 : 1_000_000;
    const store = createPostgresEventStore({ connectionString: databaseUrl, signer: instanceSigner(dataDir) });
    try {
      await store.migrate();
      await fill(databaseUrl, events);
      say(`${events.toLocaleString('en')} events`);
      const keys = loadKeys(dataDir);
      const { folder, start } = await beginEvidence(dataDir, store, keys);
      const maker = new HeadMaker(folder, store, start);
      const [first] = await seconds(() => maker.make(keys));
      say(`first head: ${first.toFixed(1)} s`);
      const minutes: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        await Promise.all(
          Array.from({ length: MINUTE }, (_, n) => store.append(`minute-${run}-${n}`, [sampleEvent(n)], 'no-stream')),
        );
        minutes.push((await seconds(() => maker.make(keys)))[0] * 1000);
      }
      maker.close();
      const proofs: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        const took: number[] = [];
        for (let n = 0; n < ASKED; n += 1) {
          const document = streamOf((n * 7919 + run * 104_729) % (events / EACH));
          const [time, proof] = await seconds(() => documentEvidence(dataDir, store, document, () => true));
          if (!proof || !('eventos' in proof) || proof.eventos.length !== EACH)
            throw new Error(`${document} has no evidence: ${JSON.stringify(proof)}`);
          took.push(time * 1000);
        }
        proofs.push(percentile(took, 0.95));
      }
      const [whole, { ok, findings }] = await seconds(() => verifyEvidence(dataDir, store));
      if (!ok && !findings.every(({ kind }) => kind === 'implausible'))
        throw new Error(`the log is not what was sealed: ${findings[0]?.detail}`);
      return [
        limit(60, { what: `first head of ${events.toLocaleString('en')} events`, unit: 's', values: [first] }),
        told(`…head of a minute with ${MINUTE.toLocaleString('en')} events`, `${number(median(minutes))} ms`),
        limit(50, { what: `evidence of a document of ${EACH} events, p95`, unit: 'ms', values: proofs }),
        limit(60, { what: '…verification of all of it, as `audit:verify` does', unit: 's', values: [whole] }),
      ];
    } finally {
      await store.close();
    }
  });
