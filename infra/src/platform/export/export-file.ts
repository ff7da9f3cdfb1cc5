import { Writable } from 'node:stream';
import type { FileReply } from '../queries/handler.ts';
import { exportGrid, type ExportOptions } from './export-grid.ts';
import { fileName, XLSX } from './files.ts';

/** A small file as reply, named after its title. */
export async function inMemory(titulo: string, write: (out: Writable) => Promise<unknown>): Promise<FileReply> {
  const chunks: Buffer[] = [];
  const out = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  await write(out);
  return { file: { nombre: fileName(titulo), tipo: XLSX, stream: Buffer.concat(chunks) } };
}

/** A document as Excel: the rows are at hand, so the person waits for it. */
export const exportFile = (options: ExportOptions): Promise<FileReply> =>
  inMemory(options.titulo, (out) => exportGrid(options, out));
