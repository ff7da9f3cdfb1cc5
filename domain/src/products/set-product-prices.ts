import { z } from 'zod';
import { changesOf } from '../kernel/changes.ts';
import { defineCommand } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { expectedVersion, optionalText } from '../kernel/text.ts';
import { precios, ProductPricesSet } from './events.ts';
import { product } from './product.ts';

export const setProductPrices = defineCommand({
  name: 'set-product-prices',
  context: 'products',
  path: '/productos/actualizar',
  access: { perfiles: ['Administrador'] },
  summary: 'Fija los precios por tipo de cliente de un producto',
  request: z.strictObject({
    id: z.string().min(1).max(60),
    precios: precios.partial().strict(),
    motivo: optionalText,
    expectedVersion,
  }),
  aggregate: product,
  stream: (request) => request.id,
  decide(state, request) {
    if (!state)
      return reject('PRODUCTO_NO_EXISTE', 'Producto no encontrado', 'El producto no existe. Revisa el código.');
    if (!changesOf(state.precios, request.precios)) return [];
    const { _id, part_number, marca, precios: antes } = state;
    return [
      ProductPricesSet({
        _id,
        part_number,
        marca,
        antes,
        precios: { ...antes, ...request.precios },
        motivo: request.motivo || null,
      }),
    ];
  },
  answer: ({ state }) => ({ mensaje: `Los precios de ${state!.part_number} fueron fijados` }),
});
