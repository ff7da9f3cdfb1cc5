import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { copyCheckout } from './checkout.testing.ts';

const program = path.resolve(import.meta.dirname, '../../../new.mjs');
const CARRIER = [
  ...['master', 'settings', 'carrier', '--ruta', 'configuraciones/transportistas'],
  ...['--uno', 'transportista', '--muchos', 'transportistas', '--plain'],
];

// That the result builds and passes is tried by new-master.long.test.ts.
test('a new master is two files and a line in each registry, and is not made twice', async () => {
  const checkout = await copyCheckout();
  const text = (file: string) => readFile(path.join(checkout.folder, file), 'utf8');
  try {
    const made = checkout.make(...CARRIER);
    expect(made.stderr).toBe('');
    expect(made.stdout.match(/^new .*/gm)).toEqual([
      'new     domain/src/settings/views/carrier-row.ts',
      'new     frontend/src/settings/transportistas.tsx',
    ]);
    const masters = await text('domain/src/masters.ts');
    expect(masters).toContain("import { carrierMaster } from './settings/views/carrier-row.ts';");
    expect(/masters: readonly MasterCalls\[\] = \[[^\]]*\]/.exec(masters)![0]).toContain('  carriers,\n]');
    expect(await text('domain/src/access/menu.ts')).toMatch(
      /marcas.*\n.*condiciones_pago.*\n.*entry\('configuraciones\/transportistas', 'Transportistas'/,
    );
    expect(JSON.parse(await text('domain/src/event-samples.json'))).toHaveProperty('CarrierImported.1.nuevos', 1);

    const again = checkout.make(...CARRIER);
    expect(again.status).toBe(1);
    expect(again.stderr).toContain('domain/src/settings/views/carrier-row.ts is there already');
    expect(await text('domain/src/masters.ts')).toBe(masters);
  } finally {
    await checkout.remove();
  }
});

test.each([
  [['master', 'settings', 'Carrier'], 'words joined by hyphens'],
  [['master', 'settings', 'carrier'], 'needs --ruta'],
  [['masters', 'settings', 'carrier'], 'there is no recipe'],
  [[...CARRIER, '--root', import.meta.dirname], 'no such file'],
])('%j is refused in a sentence', (args, sentence) => {
  const { status, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)]);
});
