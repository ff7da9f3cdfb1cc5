import { open } from 'node:fs/promises';
import type { TipoArchivo } from '@power/domain/kernel/attachments';
import { plainText } from './plain-text.ts';

const HEAD = 4096;
const is = (head: Buffer, at: number, ...bytes: readonly (number | string)[]): boolean =>
  bytes.every((part, n) =>
    typeof part === 'string' ? head.toString('latin1', at, at + part.length) === part : head[at + n] === part,
  );

/** Text that a browser or a shell would run rather than show. */
const ACTIVE = /^\s*(<!doctype|<html|<svg|<\?xml|<script|<!--|#!|<\?php)/i;

/** Names of a zip's parts, from its directory; undefined when it is none. */
function partsOf(file: Buffer): string[] | undefined {
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > file.length) return undefined;
  const names: string[] = [];
  let at = file.readUInt32LE(end + 16);
  for (let n = file.readUInt16LE(end + 10); n > 0; n -= 1) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== 0x02014b50) return undefined;
    const length = file.readUInt16LE(at + 28);
    names.push(file.toString('utf8', at + 46, at + 46 + length));
    at += 46 + length + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return names;
}

/** How a page is printed: Excel keeps it of every workbook whose page was set up. */
const PRINTER = /^xl\/printerSettings\/printerSettings\d+\.bin$/;

/** A document of Office without macros or other things that run. */
function officeKind(file: Buffer): 'xlsx' | 'docx' | undefined {
  const parts = partsOf(file);
  const runs = (name: string): boolean => !PRINTER.test(name) && /vbaProject|\.bin$|\.exe$|\.js$/i.test(name);
  if (!parts?.includes('[Content_Types].xml') || parts.some(runs)) return undefined;
  if (parts.includes('xl/workbook.xml')) return 'xlsx';
  return parts.includes('word/document.xml') ? 'docx' : undefined;
}

// oxlint-disable-next-line no-control-regex -- these are what is looked for
const CONTROL = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

/** Whether it is text to read, without control characters. */
function isText(file: Buffer): boolean {
  const text = plainText(file);
  return text !== undefined && !CONTROL.test(text) && !ACTIVE.test(text.slice(0, HEAD));
}

/** What is shown as it is, by its first bytes. */
function shownKind(head: Buffer): 'pdf' | 'png' | 'jpg' | 'webp' | undefined {
  if (is(head, 0, '%PDF-')) return 'pdf';
  if (is(head, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (is(head, 0, 0xff, 0xd8, 0xff)) return 'jpg';
  return is(head, 0, 'RIFF') && is(head, 8, 'WEBP') ? 'webp' : undefined;
}

/** Where programs that unpack look for the directory of a zip: its end, and a comment of 64 kB behind it at most. */
const ZIP_END = 65_557;
const DIRECTORY_END = Buffer.from([0x50, 0x4b, 0x05, 0x06]);

/** Whether a file that begins as a paper or a picture is an archive, or a program of Java, to whatever unpacks it. */
async function endsAsZip(handle: Awaited<ReturnType<typeof open>>, size: number): Promise<boolean> {
  const tail = Buffer.alloc(Math.min(ZIP_END, size));
  await handle.read(tail, 0, tail.length, size - tail.length);
  for (let at = tail.indexOf(DIRECTORY_END); at >= 0; at = tail.indexOf(DIRECTORY_END, at + 1))
    // Its comment ends with the file: the four letters alone may stand in any picture.
    if (at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) === tail.length) return true;
  return false;
}

/**
 * What a file is by its content, whatever it is called; undefined when it is nothing that may be attached (SVG, HTML,
 * programs, documents with macros, an archive behind a paper or a picture, anything unknown). `extension` decides only between kinds of plain text.
 */
export async function contentKind(path: string, extension: string): Promise<TipoArchivo | undefined> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    const head = Buffer.alloc(Math.min(HEAD, size));
    await handle.read(head, 0, head.length, 0);
    const shown = shownKind(head);
    if (shown !== undefined) return (await endsAsZip(handle, size)) ? undefined : shown;
    if (is(head, 0, 0x50, 0x4b)) return officeKind(await whole(handle, size));
    if (extension !== 'csv' && extension !== 'txt') return undefined;
    return isText(await whole(handle, size)) ? extension : undefined;
  } finally {
    await handle.close();
  }
}

async function whole(handle: Awaited<ReturnType<typeof open>>, size: number): Promise<Buffer> {
  const file = Buffer.alloc(size);
  await handle.read(file, 0, size, 0);
  return file;
}
