import type { Imagen } from '@power/domain/kernel/images';
import { shopImage } from '@power/domain/shop/views/pages';
import { fileStore } from '@power/infra/adapters/files/configured';
import { HttpError } from '@power/infra/platform/http/http-error';
import { handleQuery, type QueryContext } from '@power/infra/platform/queries/handler';
import { PICTURES, seenBy } from './home.ts';
import type { z } from 'zod';
import { published } from './published.ts';
import { shopIsOpen } from '../kernel/page-reply.ts';
import { visitorOf } from './visitor.ts';

type Asked = z.output<typeof shopImage.request>;

/** A picture of what this visitor may see now; what is a draft, over, or for others has none. */
async function pictureOf({ de, id, imagen, campo }: Asked, context: QueryContext): Promise<Imagen | undefined> {
  if (de === 'producto') {
    const page = await published(context).select('imagenes').where('_id', '=', id).executeTakeFirst();
    return page?.imagenes.find(({ _id }) => _id === imagen);
  }
  const piece = await context.rows.unscoped
    .selectFrom(de === 'anuncio' ? 'banner_list' : 'slide_list')
    .select(['estado', 'activo', 'desde', 'hasta', 'audiencia'])
    .select([...PICTURES])
    .where('_id', '=', id)
    .executeTakeFirst();
  if (!piece) return undefined;
  const picture = seenBy(await visitorOf(context), context.now)(piece) ? piece[campo] : null;
  return picture?._id === imagen ? picture : undefined;
}

export default handleQuery(shopImage, async (asked, context) => {
  const found = shopIsOpen() ? await pictureOf(asked, context) : undefined;
  const stream = found && (await fileStore().open(found[asked.tamano]));
  // Browsers and crawlers ask for it, which go by the status.
  if (!stream) throw new HttpError(404, 'IMAGEN_NO_EXISTE', 'Imagen no encontrada', 'La imagen no está publicada.');
  return { file: { nombre: 'imagen.jpg', tipo: 'image/jpeg', stream, immutable: true } };
});
