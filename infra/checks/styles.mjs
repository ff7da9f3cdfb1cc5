/** What a screen looks like is said in theme/tokens.css alone: elsewhere, inline too, no px, no colour, no shadow, no size of type. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { globSync } from './glob.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const HEX = /#[\da-f]{3,8}\b/i;
/** The notes' four colours are the specification's own (document 1 §4). */
const SPECIFIED = new Set(['frontend/src/notes/note-colour.ts']);

const rules = [
  // A hairline is one pixel on any screen.
  ['px', ({ value }) => /(?<![\d.])(?!1px)\d*\.?\d+px/.test(value)],
  ['colour', ({ value }) => HEX.test(value) || /\b(rgba?|hsla?|oklch)\(/.test(value)],
  ['shadow', ({ name, value }) => name === 'box-shadow' && !/^(var\(--|none|inset 0 0 0 1px var\(--)/.test(value)],
  ['size of type', ({ name, value }) => name === 'font-size' && !/^(var\(--type-|inherit|[\d.]+em)|vh\b/.test(value)],
  ['weight of type', ({ name, value }) => name === 'font-weight' && !/^(var\(--weight-|inherit)/.test(value)],
  ['motion', ({ name, value }) => /^(transition|animation)/.test(name) && /(?<![\d.])[1-9]\d*ms\b/.test(value)],
];

/** Sizes that a component writes by itself, in an inline style or for a chart: a number there is one of px. */
const INLINE =
  /\b(fontSize|fontWeight|borderRadius|padding\w*|margin\w*|gap|rowGap|columnGap): *(?:['"`][^'"`]*(?<![\d.])(?!1px)\d*\.?\d+px|(?!0\b)[\d.]+\b(?! *%))/;
const inlineFault = (line) => INLINE.test(line) || /['"`]#[\da-f]{3,8}['"`]/i.test(line);

/** Declarations of a style sheet: `{ name, value, line }`; the conditions of media queries count as values. */
export function declarations(css) {
  const text = css.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  const lineOf = (at) => text.slice(0, at).split('\n').length;
  return [
    ...[...text.matchAll(/(?<=[{;]\s*)(-{0,2}[a-z][\w-]*)\s*:([^;{}]*)(?=[;}])/g)].map((m) => ({
      name: m[1],
      value: m[2].trim(),
      line: lineOf(m.index),
    })),
    ...[...text.matchAll(/@media([^{]*)/g)].map((m) => ({ name: '@media', value: m[1].trim(), line: lineOf(m.index) })),
  ];
}

/** What is wrong in one style sheet; `known` are the names of the tokens. */
export function faultsIn(css, known) {
  const found = declarations(css);
  const own = new Set(found.map(({ name }) => name).filter((name) => name.startsWith('--')));
  const wrong = found.flatMap((declaration) => [
    ...rules.filter(([, breaks]) => breaks(declaration)).map(([rule]) => ({ rule, ...declaration })),
    ...[...declaration.value.matchAll(/var\((--[\w-]+)/g)]
      .filter(
        ([, name]) => !known.has(name) && !own.has(name) && !/^--(mantine|ag|combobox|button|input|ai)-/.test(name),
      )
      .map(() => ({ rule: 'unknown token', ...declaration })),
  ]);
  return wrong.map(({ rule, name, value, line }) => `${line}: ${rule} in ${name}: ${value.replaceAll(/\s+/g, ' ')}`);
}

/** Returns `{ sheets, tokens, problems }` over the client's sources. */
export function checkStyles() {
  const read = (file) => readFileSync(path.join(root, file), 'utf8');
  const known = new Set(
    declarations(read('frontend/src/theme/tokens.css'))
      .map(({ name }) => name)
      .filter((name) => name.startsWith('--')),
  );
  const sheets = globSync(root, /^frontend\/src\/.*\.css$/).filter((file) => !file.endsWith('theme/tokens.css'));
  const sources = globSync(root, /^frontend\/src\/.*\.tsx?$/).filter(
    (file) => !/\.test\.tsx?$/.test(file) && !SPECIFIED.has(file),
  );
  const problems = [
    ...sheets.flatMap((file) => faultsIn(read(file), known).map((fault) => `${file}:${fault}`)),
    ...sources.flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, n) => (inlineFault(line) ? [`${file}:${n + 1}: size or colour: ${line.trim()}`] : [])),
    ),
  ];
  if (known.size < 50) problems.push(`only ${known.size} tokens were read`);
  if (sheets.length < 30) problems.push(`only ${sheets.length} style sheets were read`);
  const wrong = faultsIn(
    '.a { color: #123; width: 12px; box-shadow: 0 0 1px red; font-size: 1rem; margin: var(--no) }',
    known,
  );
  if (wrong.length !== 5) problems.push(`the check itself does not work: ${wrong.join(' | ')}`);
  const inline = ["{ padding: '6px 10px' }", 'borderRadius: 8,', '{ fontSize: 12 }', "color: '#123'"];
  const allowed = [
    "{ margin: 0, border: '1px solid var(--line)' }",
    "gap: 'var(--space-8)'",
    "fontSize: 'var(--type-meta)'",
  ];
  const missed = [...inline.filter((line) => !inlineFault(line)), ...allowed.filter(inlineFault)];
  if (missed.length > 0) problems.push(`the check of inline styles does not work: ${missed.join(' | ')}`);
  return { sheets: sheets.length, tokens: known.size, problems };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { sheets, tokens, problems } = checkStyles();
  for (const problem of problems) console.log(problem);
  console.log(`styles: ${sheets} style sheets, ${tokens} tokens, ${problems.length} problems`);
  process.exitCode = problems.length ? 1 : 0;
}
