import { type Bench, type Section, withFolder } from '../bench.ts';
import { type Figure, limit, told } from '../figure.ts';
import { median } from '../stats.ts';
import { cleanStart } from './clean-start.ts';
import { ROOT, started } from './started.ts';

/** `npm start` on a folder that has been started before, until GET /health answers 200. */
export const warmStart: Section = {
  name: 'start',
  run: async (bench) => [
    ...(await withFolder((folder) => measure(folder, bench))),
    // Minutes long: the order of magnitude is that of the small demo above.
    ...(bench.quick ? [] : [await cleanStart()]),
  ],
};

async function measure(folder: string, { runs, say }: Bench): Promise<Figure[]> {
  const seeded = await started(ROOT, folder, 'small');
  say(`first start with a small demo: ${(seeded.ready / 1000).toFixed(1)} s`);
  const healthy: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const { ready, compiled } = await started(ROOT, folder, 'small');
    // Sources that changed meanwhile are compiled first: not what is asked here.
    if (!compiled) healthy.push(ready / 1000);
  }
  return [
    limit(3, { what: '`npm start`, warm, until healthy', unit: 's', values: healthy }),
    told(
      '…first start with a small demo, until all is told',
      `${(seeded.ready / 1000).toFixed(1)} s`,
      `median of ${healthy.length}: ${median(healthy).toFixed(2)} s warm`,
    ),
  ];
}
