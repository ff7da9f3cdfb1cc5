import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { shortText } from '../kernel/text.ts';
import type { EstadoPrecios } from './events.ts';
import { productKey } from './pricing-facts.ts';
import { product } from './product.ts';
import { unknownProduct } from './product-data.ts';
import { repriced } from './repricing.ts';

/** What prices were before the bulk change; absent where it changed nothing. */
export interface BeforeFacts {
  readonly antes?: EstadoPrecios;
}

/** One product's part of undoing a bulk change. Whatever moved since stays: it was decided knowing the change. */
export const restoreProductPrices = defineCommand({
  name: 'restore-product-prices',
  context: 'products',
  path: '/lista_precios/modificar',
  accion: 'restaurar',
  access: { perfiles: ['Administrador'], permiso: 'margenes' },
  summary: 'Devuelve a un producto los precios de antes de un cambio masivo',
  request: z.strictObject({
    accion: z.literal('restaurar'),
    id: productKey,
    lote: z.string().min(1).max(200),
    motivo: shortText,
  }),
  aggregate: product,
  needsFacts: true,
  stream: (request) => request.id,
  decide(state, { lote, motivo }, { facts: { antes }, now }: DecideContext<BeforeFacts>) {
    if (!state) return unknownProduct;
    if (state.lote !== lote || !antes) return [];
    const { tier, base, ajustes, tabla } = antes;
    return repriced(state, { tier, base, ajustes, tabla }, { origen: 'Cambio deshecho', motivo }, now);
  },
  answer: ({ state, events }) => ({
    mensaje:
      events.length === 0
        ? `Los precios de ${state!.part_number} quedan como están`
        : `Los precios de ${state!.part_number} son los de antes`,
  }),
});
