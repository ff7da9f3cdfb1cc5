import { existsSync } from 'node:fs';
import path from 'node:path';
import { demoEntry, fillEntry } from './demo.ts';
import { root } from './services.ts';

test('the programs that bring the demo and fill its read models are there: without the second the start is only slow', () => {
  for (const entry of [demoEntry, fillEntry])
    expect([entry, existsSync(path.join(root, entry.replace('/dist/', '/src/').replace(/\.js$/, '.ts')))]).toEqual([
      entry,
      true,
    ]);
});
