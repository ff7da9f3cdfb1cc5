import { MAX_PIXELES, TAMANOS_IMAGEN, type TamanoImagen } from '@power/domain/kernel/images';

export interface Drawn {
  readonly bytes: Record<TamanoImagen, Buffer>;
  /** Of the large one, pixels. */
  readonly ancho: number;
  readonly alto: number;
}

/**
 * Whether a picture may be shown as it came: whole in its head, and of no more pixels than anybody photographs. Its pixels are
 * not unpacked, which is what a small file of a huge picture waits for.
 */
export async function isShowable(path: string): Promise<boolean> {
  const { default: sharp } = await import('sharp');
  try {
    const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
    return width * height <= MAX_PIXELES;
  } catch {
    return false;
  }
}

/**
 * Draws a PNG, JPEG or WebP file anew: upright, on white, in each of the kept sizes (never larger than it came), as JPEG,
 * which papers and browsers alike read. Camera data, comments and whatever was hidden behind the picture stay behind.
 * Undefined for a file that is damaged, or of more pixels than anybody photographs.
 */
export async function drawImage(path: string): Promise<Drawn | undefined> {
  // A library of its own size: whoever never takes a picture in starts without it.
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  const draw = (size: number) =>
    sharp(path, { limitInputPixels: MAX_PIXELES, failOn: 'error' })
      .rotate()
      .resize(size, size, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
  try {
    const grande = await draw(TAMANOS_IMAGEN.grande);
    const miniatura = await draw(TAMANOS_IMAGEN.miniatura);
    const { width: ancho, height: alto } = grande.info;
    return { bytes: { grande: grande.data, miniatura: miniatura.data }, ancho, alto };
  } catch {
    // What it says of the file is for programmers; to people it is a picture that cannot be read.
    return undefined;
  }
}
