import { readFileSync } from 'node:fs';
import path from 'node:path';

const source = readFileSync(path.resolve(import.meta.dirname, '../../../../frontend/src/screens.ts'), 'utf8');
const [system = '', queues = ''] = source.split('export const queueScreens');
const routesOf = (text) =>
  [...text.matchAll(/^ {2}(?:'([\w/-]+)'|([\w]+)): \(\) => import/gm)].map(([, quoted, plain]) => quoted ?? plain);

/** Routes of the screens that exist, below `/sistema/` and public. */
export const SCREENS = routesOf(system);
export const QUEUES = routesOf(queues);
if (SCREENS.length < 5 || QUEUES.length < 2) throw new Error('screens.ts was not understood');
