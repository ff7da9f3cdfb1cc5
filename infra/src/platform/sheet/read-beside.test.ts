import { threadId } from 'node:worker_threads';
import { readBeside } from './read-beside.ts';
import { OF_A_REQUEST, readSheet } from './read-sheet.ts';
import { zipOf } from './zip.testing.ts';

const LIST = { fields: { codigo: { label: 'Código' }, nombre: { label: 'Nombre' } }, aliases: { sku: 'codigo' } };
const text = (rows: number) =>
  Buffer.from(`SKU;Nombre\n${Array.from({ length: rows }, (_, n) => `A-${n};${'x'.repeat(100)}`).join('\n')}`);

test('what a thread of its own reads of a large file is what this one would have', async () => {
  expect(threadId).toBe(0);
  const large = text(1500);
  const read = await readBeside(LIST, large);
  expect(read).toMatchObject({ ok: true, columnas: [{ campo: 'codigo' }, { campo: 'nombre' }] });
  expect(read).toEqual(await readSheet(LIST, large));
  expect(large.length).toBeGreaterThan(100_000);
});

test('a workbook that cannot be read, one of too many rows: refused as they are here', async () => {
  const broken = zipOf({ 'xl/workbook.xml': '<no' });
  expect(await readBeside(LIST, broken)).toMatchObject({ codigo: 'ARCHIVO_ILEGIBLE' });
  expect(await readBeside(LIST, text(3000))).toEqual(await readSheet(LIST, text(3000)));
  expect(await readBeside(LIST, text(3000))).toMatchObject({ codigo: 'MUCHAS_FILAS' });
});

test('what takes too long is refused with what to do, and the next file is read', async () => {
  expect(await readBeside(LIST, text(1500), OF_A_REQUEST, 0)).toMatchObject({ codigo: 'ARCHIVO_PESADO' });
  expect(await readBeside(LIST, text(1400))).toMatchObject({ ok: true });
});
