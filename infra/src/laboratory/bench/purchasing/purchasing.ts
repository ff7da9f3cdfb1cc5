import type { Section } from '../bench.ts';
import { aging } from './aging.ts';
import { posting } from './posting.ts';
import { report } from './report.ts';

/** What to buy, what it cost, and how old it has become. */
export const purchasing: Section = {
  name: 'purchasing',
  run: async (bench) => [...(await report(bench)), ...(await posting(bench)), ...(await aging(bench))],
};
