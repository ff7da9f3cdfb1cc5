import { z } from 'zod';
import { TAMANOS_IMAGEN, type TamanoImagen } from '../../kernel/images.ts';
import { EXTERNAL_PERFILES, PERFILES } from '../../kernel/perfiles.ts';
import { defineQuery } from '../../kernel/query.ts';
import { productRow } from './product-row.ts';

/** A picture of a product in one of its sizes; it never changes, so whoever has it need not ask again. */
export const productImage = defineQuery({
  context: 'products',
  name: 'product-image',
  method: 'GET',
  path: '/productos/:id/imagenes/:imagen',
  access: { perfiles: PERFILES.filter((perfil) => !EXTERNAL_PERFILES.includes(perfil)) },
  scope: productRow.scope,
  reads: [productRow.projection],
  summary: 'Una imagen de un producto',
  asOf: { now: 'Una imagen es siempre la misma; de qué día se ve, lo dice la ficha de su producto.' },
  file: 'imagen',
  request: z.strictObject({
    id: z.string().min(1).max(60),
    imagen: z.string().min(1).max(100),
    tamano: z.enum(Object.keys(TAMANOS_IMAGEN) as [TamanoImagen, ...TamanoImagen[]]).default('grande'),
  }),
  reply: z.object({ ok: z.literal(true) }),
});
