import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ExcelJS from 'exceljs';
import { contentKind } from './content-kind.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'content-kind-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function kindOf(content: Buffer | string, extension = 'txt') {
  const file = path.join(folder, 'file');
  await writeFile(file, content);
  return contentKind(file, extension);
}

/** A zip with these parts, empty. */
function zip(...names: string[]): Buffer {
  const directory = names.map((name) => {
    const entry = Buffer.alloc(46 + name.length);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(name.length, 28);
    entry.write(name, 46);
    return entry;
  });
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(4, 16);
  return Buffer.concat([Buffer.from('PK\u0003\u0004'), ...directory, end]);
}

test('kinds are known by their content, whatever the file is called', async () => {
  expect(await kindOf('%PDF-1.7\n', 'exe')).toBe('pdf');
  expect(await kindOf(Buffer.from('89504e470d0a1a0a00', 'hex'))).toBe('png');
  expect(await kindOf(Buffer.from('ffd8ffe000', 'hex'))).toBe('jpg');
  expect(await kindOf(Buffer.from('RIFF\0\0\0\0WEBPVP8 '))).toBe('webp');
  const book = new ExcelJS.Workbook();
  book.addWorksheet('Hoja').addRow(['Ñandú', 1]);
  expect(await kindOf(Buffer.from(await book.xlsx.writeBuffer()))).toBe('xlsx');
  expect(await kindOf(zip('[Content_Types].xml', 'word/document.xml'))).toBe('docx');
  const printed = ['[Content_Types].xml', 'xl/workbook.xml', 'xl/printerSettings/printerSettings1.bin'];
  expect(await kindOf(zip(...printed))).toBe('xlsx');
  expect(await kindOf(zip(...printed, 'xl/embeddings/oleObject1.bin'))).toBeUndefined();
});

test('plain text is what its name says; UTF-8, UTF-16 with its mark and Latin 1', async () => {
  expect(await kindOf('part number;cantidad\nDS-2CD;4\n', 'csv')).toBe('csv');
  expect(await kindOf(Buffer.from('Señor Muñoz', 'latin1'), 'txt')).toBe('txt');
  expect(await kindOf(Buffer.from('\ufeffSeñor\t1', 'utf16le'), 'txt')).toBe('txt');
  expect(await kindOf(Buffer.from('\ufeff<html>', 'utf16le'), 'txt')).toBeUndefined();
  expect(await kindOf('hola', 'png')).toBeUndefined();
});

test.each([
  ['HTML', '<!DOCTYPE html><script>alert(1)</script>'],
  ['HTML after a byte order mark', '\ufeff  <html>'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['XML', '<?xml version="1.0"?><svg/>'],
  ['a shell script', '#!/bin/sh\nrm -rf /'],
  ['a program of Windows', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
  ['a program of Linux', Buffer.from('7f454c4602010100000000000000000', 'hex')],
  ['control characters', 'hola\u0000mundo'],
  ['a zip of anything', zip('factura.exe')],
  ['a book with macros', zip('[Content_Types].xml', 'xl/workbook.xml', 'xl/vbaProject.bin')],
  ['a zip that was cut off', zip('[Content_Types].xml', 'xl/workbook.xml').subarray(0, 60)],
])('%s is nothing that may be attached', async (_, content) => {
  expect(await kindOf(content, 'txt')).toBeUndefined();
  expect(await kindOf(content, 'csv')).toBeUndefined();
});
