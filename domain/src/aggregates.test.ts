import { readdirSync, readFileSync } from 'node:fs';
import { aggregates } from './aggregates.ts';
import { documentOf } from './audit/documents.shared.ts';
import { eventCatalogue } from './events.ts';
import { masters } from './masters.ts';

const here = new URL('.', import.meta.url).pathname;
const sources = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/^(kernel|inventory\/units)\/|\.(test|testing)\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(here + file, 'utf8') }));

/** Every `define…(` of the domain outside its kits: the string at `argument`, or what stands there instead. */
const declared = (call: string, argument: 0 | 1): string[] =>
  sources.flatMap(({ file, text }) =>
    [...text.matchAll(new RegExp(`\\b${call}(?:<[^(]*>)?\\(\\s*([^)]{0,80})`, 'g'))].map(([, rest]) => {
      const strings = /^'([^']+)'(?:,\s*'([^']+)')?/.exec(rest!);
      return strings?.[argument + 1] ?? `${file}: ${rest}`;
    }),
  );

test('every event and claim that the domain defines is in the catalogue', () => {
  const types = [...declared('defineEvent', 0), ...declared('defineClaim', 1)];
  expect(types.length).toBeGreaterThan(70);
  expect(types.filter((type) => !eventCatalogue.has(type))).toEqual([]);
});

test('every aggregate and claim that the domain defines is replayed under its category', () => {
  const names = [...declared('defineAggregate', 0), ...declared('defineClaim', 0)];
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !aggregates.has(name))).toEqual([]);
});

test('every master list is registered', () => {
  expect(declared('defineMaster', 0)).toHaveLength(masters.length);
});

test('every event belongs to a document, and has a label that people read', () => {
  const folded = new Set([...aggregates.values()].flatMap(({ folds }) => [...folds.keys()]));
  expect([...eventCatalogue.keys()].filter((type) => !folded.has(type))).toEqual([]);
  const wordless = [...eventCatalogue.values()].filter(
    (e) => !/^\p{Lu}[\p{L} .°()-]+$/u.test(e.label) || e.label === e.type,
  );
  expect(wordless.map((e) => e.type)).toEqual([]);
});

test('every category has a name, and its id is read back from the name of the stream', () => {
  for (const categoria of aggregates.keys()) {
    const known = documentOf(`${categoria}-ñu%20%C3%A9`);
    expect(known).toEqual({ categoria, numero: 'ñu é', documento: expect.stringMatching(/^\p{Lu}/u) });
    expect([categoria, known.documento]).not.toEqual([categoria, 'Documento']);
  }
  expect(documentOf('serie-100%')).toMatchObject({ documento: 'Serie', numero: '100%' });
});
