import { MAX_ARCHIVO } from '@power/domain/kernel/attachments';
import type { DocumentCalls } from '@power/domain/kernel/document-calls';
import { TIPOS_IMAGEN } from '@power/domain/kernel/images';
import { isRejection, reject, type Rejection } from '@power/domain/kernel/rejection';
import { isShowable } from '@power/infra/adapters/images/draw-image';
import { type CommandHandler, provideFacts } from '@power/infra/platform/commands/handler';
import { contentKind } from '@power/infra/platform/files/content-kind';
import type { FileStore, Incoming, VirusScan } from '@power/infra/platform/files/file-store';

const NOT_ATTACHED = 'El archivo no se adjuntó';
const KINDS = 'PDF, PNG, JPG, WEBP, Excel (xlsx), Word (docx), CSV o TXT';
const PICTURES: readonly string[] = TIPOS_IMAGEN;
/** Other names of the same kinds. */
const SAME: Readonly<Record<string, string>> = { jpeg: 'jpg' };

const extensionOf = (nombre: string): string => {
  const extension = /\.([^.]+)$/.exec(nombre)?.[1]?.toLowerCase() ?? '';
  return SAME[extension] ?? extension;
};

export const tooLarge = (nombre: string, most = MAX_ARCHIVO, TITLE = NOT_ATTACHED): Rejection =>
  reject('ARCHIVO_MUY_GRANDE', TITLE, `${nombre} pesa más de ${most / 1024 / 1024} MB. Redúcelo o divídelo en varios.`);

/** What came in is what its name says, and clean; kept only then. */
export async function acceptFile(file: Incoming, nombre: string, virus: VirusScan | undefined, TITLE = NOT_ATTACHED) {
  if (file.bytes === 0) return reject('ARCHIVO_VACIO', TITLE, `${nombre} está vacío. Elige otro archivo.`);
  const extension = extensionOf(nombre);
  const tipo = await contentKind(file.path, extension);
  if (tipo === undefined)
    return reject('TIPO_NO_PERMITIDO', TITLE, `${nombre} no es un archivo que se pueda adjuntar. Usa ${KINDS}.`);
  if (tipo !== extension)
    return reject(
      'TIPO_NO_PERMITIDO',
      TITLE,
      `${nombre} es por dentro un ${tipo.toUpperCase()}: ponle ese nombre o elige otro archivo.`,
    );
  // Whoever opens the document has it drawn by the browser.
  if (PICTURES.includes(tipo) && !(await isShowable(file.path)))
    return reject('IMAGEN_ILEGIBLE', TITLE, `${nombre} está dañada o es demasiado grande. Expórtala de nuevo.`);
  const found = await virus?.scan(file.path);
  if (found && !found.clean)
    return reject('ARCHIVO_INFECTADO', TITLE, `El antivirus encontró ${found.virus} en ${nombre}. Revisa tu equipo.`);
  await file.keep();
  const { bytes, sha256 } = file;
  return { tipo, bytes, sha256, revision: found ? ('limpio' as const) : ('sin_revision' as const) };
}

/** Handlers of a document's commands: what is attached is taken in only from whoever may see the document. */
export function documentHandlers(
  { attach, rules }: DocumentCalls,
  outside: () => { readonly files: FileStore; readonly virus: VirusScan | undefined },
): CommandHandler[] {
  return [
    provideFacts(attach, async ({ id, nombre }, { load, user, body }) => {
      const { state } = await load(rules.aggregate, id);
      const visible = rules.visible(state, user);
      if (isRejection(visible)) return visible;
      if (!body) return reject('ARCHIVO_VACIO', NOT_ATTACHED, 'No llegó ningún archivo. Elige uno.');
      const { files, virus } = outside();
      const file = await files.receive(body, MAX_ARCHIVO);
      if (!file) return tooLarge(nombre);
      try {
        return await acceptFile(file, nombre, virus);
      } finally {
        await file.drop();
      }
    }),
  ];
}
