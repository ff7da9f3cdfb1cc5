import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { expectedVersion, shortText } from '../kernel/text.ts';
import { productKey } from './pricing-facts.ts';
import { product } from './product.ts';
import { unknownProduct } from './product-data.ts';
import { repriced } from './repricing.ts';

/** Takes a price that was set by hand back, or one that was to begin; what the rule says counts again. */
export const withdrawProductPrice = defineCommand({
  name: 'withdraw-product-price',
  context: 'products',
  path: '/api/productos/retirar-precio',
  access: { perfiles: ['Administrador'] },
  summary: 'Retira un precio fijado a mano o programado',
  request: z.strictObject({
    idProducto: productKey,
    ajuste: z.string().min(1).max(200),
    motivo: shortText,
    expectedVersion,
  }),
  aggregate: product,
  stream: (request) => request.idProducto,
  decide(state, { ajuste, motivo }, { now }) {
    if (!state) return unknownProduct;
    const ajustes = state.ajustes.filter(({ id }) => id !== ajuste);
    if (ajustes.length === state.ajustes.length)
      return reject(
        'AJUSTE_NO_EXISTE',
        'El precio no fue retirado',
        'Ese precio ya venció o fue retirado. Actualiza la ficha.',
      );
    return repriced(state, { ajustes }, { origen: 'Precio retirado', motivo }, now);
  },
  answer: ({ state }) => ({ mensaje: `El precio de ${state!.part_number} fue retirado` }),
});
