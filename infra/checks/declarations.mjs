/** What the browser loads says which calls exist, never how the server decides: no sentence of a decider and no event is in its chunks. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { globSync } from './glob.mjs';

const root = path.resolve(import.meta.dirname, '../..');
/** Shorter ones are words that a screen may use too. */
const SENTENCE = 24;

/** Texts of the modules that decide: literals with a space, long enough to be told from words of a screen. */
function sentences(source) {
  const found = [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)].flatMap(([, plain, template]) =>
    plain === undefined ? template.split(/\$\{[^}]*\}/) : [plain],
  );
  return found.map((text) => text.trim()).filter((text) => text.length >= SENTENCE && /\s/.test(text));
}

const decides = (source) => /\bdefineCommand\(|\breject\(|\bwrongState\(/.test(source);

/** Chunks of this build; the folder also holds those of builds before, for pages that are still open. */
function builtChunks(dist) {
  const [newest = []] = JSON.parse(readFileSync(path.join(dist, '.builds.json'), 'utf8'));
  return newest.filter((name) => name.endsWith('.js') && name.startsWith('assets/'));
}

/** Returns `{ sentences, chunks, problems }` over the built client. A sentence that a screen says itself is no problem. */
export function checkDeclarations() {
  const own = globSync(root, /^frontend\/src\/.*\.tsx?$/)
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
  const texts = new Map();
  const events = new Map();
  for (const file of globSync(root, /^domain\/src\/.*\.ts$/)) {
    const source = readFileSync(path.join(root, file), 'utf8');
    if (/\.(test|testing)\.ts$/.test(file)) continue;
    for (const [, name] of source.matchAll(/\bdefineEvent\(\s*'(\w+)'/g)) events.set(name, file);
    if (file.endsWith('.shared.ts') || !decides(source)) continue;
    for (const text of sentences(source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')))
      if (!own.includes(text)) texts.set(text, file);
  }
  const dist = path.join(root, 'frontend/dist');
  const chunks = builtChunks(dist);
  const problems = chunks.flatMap((chunk) => {
    const built = readFileSync(path.join(dist, chunk), 'utf8');
    const held = [...texts].filter(([text]) => built.includes(text));
    const told = [...events].filter(([name]) => new RegExp(`\\(["'\`]${name}["'\`]`).test(built));
    return [...held, ...told].map(([what, file]) => `${chunk} holds «${what}» of ${file}`);
  });
  if (events.size < 50) problems.push(`only ${events.size} events were found`);
  if (texts.size < 50) problems.push(`only ${texts.size} sentences of deciders were found`);
  if (chunks.length === 0) problems.push('the client is not built');
  return { sentences: texts.size, chunks: chunks.length, problems };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { sentences: read, chunks, problems } = checkDeclarations();
  for (const problem of problems) console.log(problem);
  console.log(`declarations: ${read} sentences, ${chunks} chunks, ${problems.length} problems`);
  process.exitCode = problems.length ? 1 : 0;
}
