import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadSecrets, sharedSecrets } from './secrets.ts';

test('what is given is used, what is not is made once and kept', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'secrets-'));
  try {
    const own = loadSecrets(folder);
    expect(loadSecrets(folder)).toEqual(own);
    const given = { JWT_SECRET: 'a'.repeat(20), INTERNAL_TOKEN: 'b'.repeat(20) };
    expect(loadSecrets(folder, given)).toEqual(given);
    expect(loadSecrets(folder, { JWT_SECRET: given.JWT_SECRET })).toEqual({ ...own, JWT_SECRET: given.JWT_SECRET });
    expect(loadSecrets(folder)).toEqual(own);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a shared database without shared secrets is told at the start', () => {
  const DATABASE_URL = 'postgres://db/power';
  expect(sharedSecrets({})).toBeUndefined();
  expect(sharedSecrets({ DATABASE_URL, JWT_SECRET: 'x', INTERNAL_TOKEN: 'y' })).toBeUndefined();
  expect(sharedSecrets({ DATABASE_URL, JWT_SECRET: 'x' })).toContain('INTERNAL_TOKEN');
  expect(sharedSecrets({ DATABASE_URL })).toContain('los mismos JWT_SECRET e INTERNAL_TOKEN');
});
