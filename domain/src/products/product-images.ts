import { z } from 'zod';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { MAX_IMAGEN, MAX_IMAGENES, type ReceivedImage } from '../kernel/images.ts';
import type { Principal } from '../kernel/principal.ts';
import { reject, type Rejection } from '../kernel/rejection.ts';
import { fileName } from '../kernel/file-name.ts';
import { ProductImageAdded, ProductImageRemoved } from './events.ts';
import { productKey } from './pricing-facts.ts';
import { product, type ProductState } from './product.ts';
import { unknownProduct } from './product-data.ts';
import { EDITORS } from './views/editors.shared.ts';

const TITLE = 'La imagen no se agregó';
const base = {
  context: 'products',
  access: { perfiles: EDITORS },
  aggregate: product,
  stream: ({ id }: { readonly id: string }) => id,
} as const;

/** Why this person may not touch the pictures of a product; asked before anything is taken in. */
export function closedImages(state: ProductState, user: Principal): Rejection | undefined {
  if (!state) return unknownProduct;
  return user.perfil === 'Brand Manager' && !user.marcas?.includes(state.marca)
    ? reject('MARCA_AJENA', 'No se puede modificar', 'La marca del producto no está a tu cargo.')
    : undefined;
}

/** A picture of a product: its bytes are the body of the request. The first one stands for the product. */
export const addProductImage = defineCommand({
  ...base,
  name: 'add-product-image',
  path: '/productos/imagenes',
  summary: 'Agrega una imagen a un producto: los bytes van en el cuerpo (application/octet-stream)',
  upload: MAX_IMAGEN,
  request: z.strictObject({ id: productKey, nombre: fileName }),
  needsFacts: true,
  decide(state, { nombre }, { user, now, facts, commandId }: DecideContext<ReceivedImage>) {
    const refused = closedImages(state, user);
    if (refused) return refused;
    const { _id, part_number, imagenes } = state!;
    if (imagenes.some(({ grande }) => grande === facts.grande)) return [];
    if (imagenes.length >= MAX_IMAGENES)
      return reject(
        'DEMASIADAS_IMAGENES',
        TITLE,
        `${part_number} ya tiene ${MAX_IMAGENES} imágenes. Quita alguna primero.`,
      );
    const usuario = { _id: user._id, nombre: user.nombre };
    return [ProductImageAdded({ _id, part_number, imagen: { _id: commandId, nombre, ...facts, fecha: now, usuario } })];
  },
  answer: ({ state }) => ({ mensaje: `La imagen de ${state!.part_number} fue agregada` }),
});

export const removeProductImage = defineCommand({
  ...base,
  name: 'remove-product-image',
  method: 'DELETE',
  path: '/productos/:id/imagenes/:imagen',
  summary: 'Quita una imagen de un producto; queda en su historia',
  request: z.strictObject({ id: productKey, imagen: z.string().min(1).max(100) }),
  decide(state, { imagen: asked }, { user }) {
    const refused = closedImages(state, user);
    if (refused) return refused;
    const { _id, part_number, imagenes } = state!;
    const found = imagenes.find((one) => one._id === asked);
    return found ? [ProductImageRemoved({ _id, part_number, imagen: found })] : [];
  },
  answer: ({ state }) => ({ mensaje: `La imagen de ${state!.part_number} fue quitada` }),
});
