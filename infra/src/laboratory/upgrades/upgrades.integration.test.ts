import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createPostgresEventStore } from '../../adapters/event-store/postgres-event-store.ts';
import { restore } from '../../operations/backup/restore.ts';
import { withOwnDatabase } from '../../operations/own-database.ts';
import { verifyEvidence } from '../../platform/evidence/verify-evidence.ts';
import { startSystem } from '../testing/system.ts';
import { type Answers, answersOf } from './lists.ts';

const folder = path.join(import.meta.dirname, 'kept');
const versions = readdirSync(folder).flatMap((file) => (file.endsWith('.tar.gz') ? [file.slice(0, -7)] : []));

/** Lists that go on by themselves, or with the day: what it told people, what it did at its hours, what is late or due by now. */
const GOES_ON =
  /auditoria|notificaciones|correos|alertas|sobrestock|reservas|stockcliente|retiros|grid_web|gridcobrador|@/;
/** Lists to which the nights since only add: points whose time is over end with an entry of their own (04:40). */
const GROWS = /^\/puntos\//;

test('there is a data folder of a version before this one', () => {
  expect(versions.length).toBeGreaterThan(0);
});

test.each(versions)(
  'the data of %s start as they are: every list has its rows, and the log is what was sealed',
  async (version) => {
    const parent = mkdtempSync(path.join(os.tmpdir(), 'power-version-'));
    const dataDir = path.join(parent, 'datos');
    try {
      const kept = JSON.parse(readFileSync(path.join(folder, `${version}.json`), 'utf8')) as Answers;
      await restore({ file: path.join(folder, `${version}.tar.gz`), secret: undefined, dataDir });
      const system = await startSystem({ dataDir });
      try {
        await system.waitReady();
        const { listas } = await answersOf(system.url);
        const entries = Object.entries(kept.listas).filter(([name]) => !GOES_ON.test(name));
        expect(entries.length).toBeGreaterThan(30);
        expect(listas).toMatchObject(Object.fromEntries(entries.filter(([name]) => !GROWS.test(name))));
        for (const [name, rows] of entries.filter(([name]) => GROWS.test(name)))
          expect(listas[name]).toBeGreaterThanOrEqual(rows);
      } finally {
        await system.stop();
      }
      await withOwnDatabase({ DATA_DIR: dataDir }, async ({ owner }) => {
        const store = createPostgresEventStore({ connectionString: owner, poolSize: 1 });
        try {
          expect((await verifyEvidence(dataDir, store)).findings).toEqual([]);
        } finally {
          await store.close();
        }
      });
    } finally {
      rmSync(parent, { recursive: true, force: true });
    }
  },
);
