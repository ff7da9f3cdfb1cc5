import { uploadImport } from '@power/domain/imports/upload-import';
import { UPLOAD_FILE } from '@power/domain/kernel/import-limits';
import { isRejection, reject } from '@power/domain/kernel/rejection';
import { fileStore, virusScan } from '@power/infra/adapters/files/configured';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { acceptFile, tooLarge } from '../kernel/document.ts';

const TITLE = 'La planilla no se subió';
const SHEETS: readonly string[] = ['xlsx', 'csv', 'txt'];

export default provideFacts(uploadImport, async ({ nombre }, { body }) => {
  if (!body) return reject('ARCHIVO_VACIO', TITLE, 'No llegó ningún archivo. Elige uno.');
  const file = await fileStore().receive(body, UPLOAD_FILE);
  if (!file) return tooLarge(nombre, UPLOAD_FILE, TITLE);
  try {
    const accepted = await acceptFile(file, nombre, virusScan(), TITLE);
    if (isRejection(accepted)) return accepted;
    const { sha256, bytes, tipo } = accepted;
    return SHEETS.includes(tipo)
      ? { sha256, bytes }
      : reject(
          'TIPO_NO_PERMITIDO',
          TITLE,
          `${nombre} no es una planilla. Guárdala como .xlsx o .csv y súbela otra vez.`,
        );
  } finally {
    await file.drop();
  }
});
