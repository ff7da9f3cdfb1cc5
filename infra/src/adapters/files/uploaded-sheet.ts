import { UPLOAD_ROWS, UPLOAD_UNPACKED } from '@power/domain/kernel/import-limits';
import type { Headed, SheetRead } from '@power/domain/kernel/master-files';
import { reject, type Rejection } from '@power/domain/kernel/rejection';
import { buffer } from 'node:stream/consumers';
import { readBeside } from '../../platform/sheet/read-beside.ts';
import { fileStore } from './configured.ts';

/** An uploaded spreadsheet (at most {@link UPLOAD_ROWS} rows), its headings recognised; refused when it cannot be read. */
export async function uploadedSheet(
  kind: Headed,
  sha256: string | undefined,
  hoja?: string,
): Promise<(SheetRead & { ok: true }) | Rejection> {
  const stream = sha256 === undefined ? undefined : await fileStore().open(sha256);
  if (!stream)
    return reject('PLANILLA_NO_EXISTE', 'Planilla no encontrada', 'La planilla ya no está. Súbela otra vez.');
  return readBeside(kind, await buffer(stream), { filas: UPLOAD_ROWS, unpacked: UPLOAD_UNPACKED, hoja });
}
