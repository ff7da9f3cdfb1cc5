import { readFileSync } from 'node:fs';
import { FAULTS } from './faults.ts';
import { patchText } from './patch-text.ts';

const patch = { module: 'a.js', find: 'if (!a && b === c)', replace: 'if (false)' };

test('text of a module → text with the fault, however it is set', () => {
  expect(patchText('x; if(! a &&\n  b===c) return 1;', patch)).toBe('x; if (false) return 1;');
});

test('rejects a module when it has no such text', () => {
  expect(() => patchText('if (!a) return 1;', patch)).toThrow('a.js has no «if (!a && b === c)»');
});

const patches = FAULTS.flatMap(({ name, patches: all }) => all.map((one) => [name, one.module, one] as const));

test.each(patches)('fault %s → %s has the text that it replaces', (_name, module, one) => {
  const source = module.replace('/dist/', '/src/').replace(/\.js$/, '.ts');
  const text = readFileSync(new URL(`../../../../../${source}`, import.meta.url), 'utf8');
  // Compiled, it has no assertions of types.
  const compiled = text.replaceAll(/(?<=\w)!(?=[,;.)])/g, '');
  expect(patchText(compiled, one)).toContain(one.replace);
});
