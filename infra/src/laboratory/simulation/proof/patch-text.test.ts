import { patchText } from './patch-text.ts';

const patch = { module: 'a.js', find: 'if (!a && b === c)', replace: 'if (false)' };

test('text of a module → text with the fault, however it is set', () => {
  expect(patchText('x; if(! a &&\n  b===c) return 1;', patch)).toBe('x; if (false) return 1;');
});

test('rejects a module when it has no such text', () => {
  expect(() => patchText('if (!a) return 1;', patch)).toThrow('a.js has no «if (!a && b === c)»');
});
