/** Small files: median at most 60 lines, none over 300. */
import { readFileSync } from 'node:fs';
import { globSync } from './glob.mjs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.resolve(import.meta.dirname, '../..');
const most = 300;
const middle = 60;

/** Returns `{ read, median, problems }` over the source files of the repository. */
export function checkSizes() {
  const sizes = globSync(root, /\.(ts|tsx|mjs|cjs|css)$/).map((file) => ({
    file,
    lines: readFileSync(path.join(root, file), 'utf8').trimEnd().split('\n').length,
  }));
  const sorted = sizes.map(({ lines }) => lines).sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const problems = sizes
    .filter(({ lines }) => lines > most)
    .map(({ file, lines }) => `${file} has ${lines} lines, over ${most}`);
  if (median > middle) problems.push(`the median file has ${median} lines, over ${middle}`);
  if (sizes.length < 50) problems.push(`only ${sizes.length} files were read`);
  return { read: sizes.length, median, problems };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { read, median, problems } = checkSizes();
  for (const problem of problems) console.log(problem);
  console.log(`sizes: ${read} files, median ${median} lines, ${problems.length} problems`);
  process.exitCode = problems.length ? 1 : 0;
}
