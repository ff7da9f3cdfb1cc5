/** What a browser loads of the built client before anybody has signed in stays within its budget. */
import { pathToFileURL } from 'node:url';
import { INITIAL_BUDGET, initialChunks, kilobytes } from '../dist/laboratory/bench/start/built-client.js';

/** Returns `{ chunks, kB, problems }`: JavaScript that the login page needs, with gzip. */
export async function checkFirstLoad() {
  const chunks = await initialChunks();
  const kB = Math.round(await kilobytes(chunks));
  const over = kB > INITIAL_BUDGET;
  return {
    chunks: chunks.size,
    kB,
    problems: over
      ? [`the login page loads ${kB} kB of JavaScript with gzip, over ${INITIAL_BUDGET}: ${[...chunks].join(', ')}`]
      : [],
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { chunks, kB, problems } = await checkFirstLoad();
  for (const problem of problems) console.log(problem);
  console.log(`first load: ${kB} kB in ${chunks} chunks, ${problems.length} problems`);
  process.exitCode = problems.length ? 1 : 0;
}
