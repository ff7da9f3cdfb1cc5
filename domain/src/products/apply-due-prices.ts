import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { productKey } from './pricing-facts.ts';
import { product } from './product.ts';
import { unknownProduct } from './product-data.ts';
import { repriced } from './repricing.ts';

/** What was to begin or end by now is in force: for lists, which know no clock. Scheduled; safe to repeat. */
export const applyDuePrices = defineCommand({
  name: 'apply-due-prices',
  context: 'products',
  path: '/lista_precios/modificar',
  accion: 'vigencias',
  access: { perfiles: ['Administrador'], permiso: 'margenes' },
  summary: 'Pone en vigor los precios programados y retira los vencidos de un producto',
  request: z.strictObject({ accion: z.literal('vigencias'), id: productKey }),
  aggregate: product,
  stream: (request) => request.id,
  decide: (state, _request, { now }) =>
    state ? repriced(state, {}, { origen: 'Vigencia', motivo: null, lote: state.lote }, now) : unknownProduct,
  answer: ({ state, events }) => ({
    mensaje:
      events.length === 0
        ? `Los precios de ${state!.part_number} están al día`
        : `Los precios de ${state!.part_number} fueron puestos al día`,
  }),
});
