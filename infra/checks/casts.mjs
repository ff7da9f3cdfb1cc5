/** Casts that tell the compiler nothing (`as never`, `as unknown as`) in product code: counted, and only ever lowered. */
import { readFileSync } from 'node:fs';
import { globSync } from './glob.mjs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
/** So many there are at most: whoever takes some out lowers it. */
const MOST = 98;
const CAST = /\bas (?:never|unknown as)\b/g;
const PRODUCT = /^(?:domain|command-api|query-api|projector|frontend|infra)\/src\//;
const APART = /\.(?:test|testing)\.|\/(?:laboratory|testing)\//;

/** Returns `{ casts, problems }` over the source files of the product. */
export function checkCasts() {
  const casts = globSync(root, /\.tsx?$/)
    .filter((file) => PRODUCT.test(file) && !APART.test(file))
    .reduce((sum, file) => sum + (readFileSync(path.join(root, file), 'utf8').match(CAST)?.length ?? 0), 0);
  const problems = casts > MOST ? [`${casts} casts, over ${MOST}: mend the declaration that makes one necessary`] : [];
  if (casts < MOST - 10) problems.push(`only ${casts} casts are left: lower MOST in infra/checks/casts.mjs`);
  return { casts, problems };
}
