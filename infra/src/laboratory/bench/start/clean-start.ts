import { cp } from 'node:fs/promises';
import path from 'node:path';
import { linkPackages } from '../../testing/link-packages.ts';
import { withFolder } from '../bench.ts';
import { type Figure, limit } from '../figure.ts';
import { ROOT, started } from './started.ts';

/** What a clone does not bring. */
const NOT_CLONED = /^(node_modules|dist|\.git|\.data|.*\.tsbuildinfo)$/;

/** `npm start` in a clone that has its packages and nothing else, with the whole demo company, until GET /health answers 200. */
export const cleanStart = (): Promise<Figure> =>
  withFolder(async (folder) => {
    const clone = path.join(folder, 'clone');
    await cp(ROOT, clone, {
      recursive: true,
      filter: (file) => file === ROOT || !NOT_CLONED.test(path.basename(file)),
    });
    await linkPackages(ROOT, clone);
    const { ready } = await started(clone, path.join(folder, 'data'), 'full');
    return limit(60, {
      what: 'clean clone with its packages, until usable with the whole demo',
      unit: 's',
      values: [ready / 1000],
    });
  });
