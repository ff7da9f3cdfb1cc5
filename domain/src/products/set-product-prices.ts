import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { expectedVersion, optionalText } from '../kernel/text.ts';
import type { Precios } from './prices.shared.ts';
import { product } from './product.ts';
import { preciosPedidos, unknownProduct } from './product-data.ts';
import { repriced } from './repricing.ts';
import { toldUnderCost } from './told-under-cost.ts';

/** Prices by hand for good: they follow no table until tier or table are applied anew. */
export const setProductPrices = defineCommand({
  name: 'set-product-prices',
  context: 'products',
  path: '/productos/actualizar',
  access: { perfiles: ['Administrador'] },
  summary: 'Fija los precios por tipo de cliente de un producto',
  request: z.strictObject({
    id: z.string().min(1).max(60),
    precios: preciosPedidos,
    motivo: optionalText,
    expectedVersion,
  }),
  aggregate: product,
  stream: (request) => request.id,
  decide(state, request, { now }) {
    if (!state) return unknownProduct;
    const base = { ...state.base, ...(request.precios as Partial<Precios>) };
    if (JSON.stringify(base) === JSON.stringify(state.base)) return [];
    return repriced(state, { base, tabla: null }, { origen: 'Precio manual', motivo: request.motivo || null }, now);
  },
  answer: ({ state, events }) => ({
    mensaje: `Los precios de ${state!.part_number} fueron fijados${toldUnderCost(events)}`,
  }),
});
