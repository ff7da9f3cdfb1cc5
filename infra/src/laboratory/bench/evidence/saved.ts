import { statSync } from 'node:fs';
import path from 'node:path';
import { backup } from '../../../operations/backup/backup.ts';
import { restore } from '../../../operations/backup/restore.ts';
import { type Bench, withFolder } from '../bench.ts';
import { type Figure, number, told } from '../figure.ts';
import { startRested } from '../rested.ts';
import { median } from '../stats.ts';

/** Backup of a running demo and its restoration, as `npm run backup` and `npm run restore` do it. */
export const saved = ({ quick, say }: Bench): Promise<Figure[]> =>
  withFolder(async (folder) => {
    const demo = quick ? 'small' : 'full';
    const system = await startRested({ demo, dataDir: path.join(folder, 'data') }, say);
    try {
      const { env } = system.runtime();
      say(`${demo} demo is there`);
      const took = { backup: [] as number[], restore: [] as number[] };
      let events = 0;
      let bytes = 0;
      for (let run = 0; run < 3; run += 1) {
        const file = path.join(folder, `respaldo-${run}.tar.gz`);
        let started = performance.now();
        const { registro } = await backup({
          dataDir: system.dataDir,
          databaseUrl: env.DATABASE_OWNER_URL || env.DATABASE_URL!,
          logElsewhere: false,
          file,
        });
        took.backup.push((performance.now() - started) / 1000);
        started = performance.now();
        await restore({ file, dataDir: path.join(folder, `restaurado-${run}`) });
        took.restore.push((performance.now() - started) / 1000);
        events = registro.lugar === 'postgres' ? registro.eventos : 0;
        bytes = statSync(file).size;
        say(`backup ${took.backup.at(-1)!.toFixed(1)} s, restore ${took.restore.at(-1)!.toFixed(1)} s`);
      }
      const of = `${demo} demo, ${events.toLocaleString('en')} events`;
      return [
        told(`backup of the running ${of}`, `${number(median(took.backup))} s`, `${number(bytes / 2 ** 20)} MB`),
        told('…its restoration into a new folder', `${number(median(took.restore))} s`),
      ];
    } finally {
      await system.stop();
    }
  });
