import exceljs from 'exceljs';
import { isRejection } from '@power/domain/kernel/rejection';

interface File {
  readonly file: { readonly nombre: string; readonly stream: NodeJS.ReadableStream | Buffer };
}

async function bytesOf(stream: File['file']['stream']): Promise<Buffer> {
  if (Buffer.isBuffer(stream)) return stream;
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

/** Everything a reply says as one text: JSON as it is, the cells of a spreadsheet; of another file its name, for its bytes hold the moment they were made. */
export async function textOf(reply: unknown): Promise<string> {
  if (isRejection(reply)) return JSON.stringify(reply);
  if (!isFile(reply)) return JSON.stringify(reply) ?? '';
  const { nombre, stream } = reply.file;
  const bytes = await bytesOf(stream);
  if (!nombre.endsWith('.xlsx')) return JSON.stringify({ archivo: nombre });
  const book = new exceljs.Workbook();
  await book.xlsx.load(bytes as never);
  const rows: unknown[] = [];
  for (const sheet of book.worksheets) sheet.eachRow((row, n) => n > 4 && rows.push(row.values));
  return JSON.stringify({ archivo: nombre, filas: rows });
}

const isFile = (reply: unknown): reply is File => typeof reply === 'object' && reply !== null && 'file' in reply;
