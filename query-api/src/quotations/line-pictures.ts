import { buffer } from 'node:stream/consumers';
import type { Quotation } from '@power/domain/quotations/quotation';
import type { FileStore } from '@power/infra/platform/files/file-store';
import type { Reader } from '@power/infra/platform/sql/reader';

/** Pictures of a paper: each once, however many lines show it. */
export interface Pictures {
  /** JPEG as data URL, by name. */
  readonly images: Record<string, string>;
  /** Name of the picture of a line, by its number; lines without one are left out. */
  readonly of: ReadonlyMap<number, string>;
}

/** All pictures of one paper, bytes: three hundred small ones are a tenth of it. */
const MOST_BYTES = 16 * 1024 * 1024;

/** The first picture of each product that a quotation has, as small as the catalogue keeps it. */
export async function linePictures(
  { productos_cotizacion: lines }: Pick<Quotation, 'productos_cotizacion'>,
  rows: Pick<Reader, 'unscoped'>,
  files: Pick<FileStore, 'open'>,
): Promise<Pictures> {
  const ids = [...new Set(lines.map(({ producto }) => producto._id))];
  // The paper is the same whoever prints it, and its customer has no scope: whose the quotation is was asked before.
  const found = await rows.unscoped
    .selectFrom('product_list')
    .select(['_id', 'imagenes'])
    .where('_id', 'in', ['', ...ids])
    .execute();
  const hashes = new Map(
    found.flatMap(({ _id, imagenes: [first] }) => (first ? [[_id, first.miniatura] as const] : [])),
  );
  const images: Record<string, string> = {};
  let bytes = 0;
  for (const hash of new Set(hashes.values())) {
    const stream = await files.open(hash);
    const picture = stream && (await buffer(stream));
    if (!picture || bytes + picture.length > MOST_BYTES) continue;
    bytes += picture.length;
    images[hash] = `data:image/jpeg;base64,${picture.toString('base64')}`;
  }
  return {
    images,
    of: new Map(
      lines.flatMap(({ linea, producto }) => {
        const hash = hashes.get(producto._id);
        return hash !== undefined && hash in images ? [[linea, hash] as const] : [];
      }),
    ),
  };
}
