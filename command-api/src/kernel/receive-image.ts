import { Readable } from 'node:stream';
import { MAX_IMAGEN, type ReceivedImage, TIPOS_IMAGEN } from '@power/domain/kernel/images';
import { reject, type Rejection } from '@power/domain/kernel/rejection';
import { drawImage } from '@power/infra/adapters/images/draw-image';
import { contentKind } from '@power/infra/platform/files/content-kind';
import type { FileStore } from '@power/infra/platform/files/file-store';

const TITLE = 'La imagen no se agregó';
const KINDS: readonly (string | undefined)[] = TIPOS_IMAGEN;

/** Takes a picture in, known by its content whatever it is called, and keeps what was drawn of it; the file itself is dropped. */
export async function receiveImage(
  body: Readable | undefined,
  nombre: string,
  files: FileStore,
): Promise<ReceivedImage | Rejection> {
  if (!body) return reject('ARCHIVO_VACIO', TITLE, 'No llegó ninguna imagen. Elige una.');
  const incoming = await files.receive(body, MAX_IMAGEN);
  if (!incoming)
    return reject(
      'ARCHIVO_MUY_GRANDE',
      TITLE,
      `${nombre} pesa más de ${MAX_IMAGEN / 1024 / 1024} MB. Redúcela y súbela de nuevo.`,
    );
  try {
    if (incoming.bytes === 0) return reject('ARCHIVO_VACIO', TITLE, `${nombre} está vacío. Elige otra imagen.`);
    if (!KINDS.includes(await contentKind(incoming.path, '')))
      return reject('TIPO_NO_PERMITIDO', TITLE, `${nombre} no es una imagen PNG, JPG o WEBP. Elige otra.`);
    const drawn = await drawImage(incoming.path);
    if (!drawn)
      return reject('IMAGEN_ILEGIBLE', TITLE, `${nombre} está dañada o es demasiado grande. Expórtala de nuevo.`);
    const { bytes, ancho, alto } = drawn;
    const [grande, miniatura] = await Promise.all([keep(bytes.grande, files), keep(bytes.miniatura, files)]);
    return { grande, miniatura, ancho, alto };
  } finally {
    await incoming.drop();
  }
}

async function keep(bytes: Buffer, files: FileStore): Promise<string> {
  const file = (await files.receive(Readable.from([bytes]), bytes.length))!;
  try {
    await file.keep();
    return file.sha256;
  } finally {
    await file.drop();
  }
}
