import { uploadImport } from '@power/domain/imports/upload-import';
import { UPLOAD_FILE } from '@power/domain/kernel/import-limits';
import { isRejection, reject, type Rejection } from '@power/domain/kernel/rejection';
import { fileStore, virusScan } from '@power/infra/adapters/files/configured';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { acceptFile, tooLarge } from '../kernel/document.ts';

const TITLE = 'La planilla no se subió';
const NOT_ALLOWED = 'TIPO_NO_PERMITIDO';
const noSheet = (nombre: string): Rejection =>
  reject(
    NOT_ALLOWED,
    TITLE,
    `${nombre} no es una planilla que se pueda leer. Ábrela en Excel, guárdala como .xlsx o .csv y súbela otra vez.`,
  );
const SHEETS: readonly string[] = ['xlsx', 'csv', 'txt'];

export default provideFacts(uploadImport, async ({ nombre }, { body }) => {
  if (!body) return reject('ARCHIVO_VACIO', TITLE, 'No llegó ningún archivo. Elige uno.');
  const file = await fileStore().receive(body, UPLOAD_FILE);
  if (!file) return tooLarge(nombre, UPLOAD_FILE, TITLE);
  try {
    const accepted = await acceptFile(file, nombre, virusScan(), TITLE);
    if (isRejection(accepted)) return accepted.codigo === NOT_ALLOWED ? noSheet(nombre) : accepted;
    const { sha256, bytes, tipo } = accepted;
    return SHEETS.includes(tipo) ? { sha256, bytes } : noSheet(nombre);
  } finally {
    await file.drop();
  }
});
