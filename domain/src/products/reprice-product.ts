import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { shortText } from '../kernel/text.ts';
import { cambioMasivo, changed } from './bulk-change.shared.ts';
import { productKey, type RepriceFacts, tableFor } from './pricing-facts.ts';
import { product } from './product.ts';
import { unknownProduct } from './product-data.ts';
import { repriced } from './repricing.ts';

/** One product's part of a bulk change; safe to repeat. */
export const repriceProduct = defineCommand({
  name: 'reprice-product',
  context: 'products',
  path: '/lista_precios/modificar',
  accion: 'producto',
  access: { perfiles: ['Administrador'], permiso: 'margenes' },
  summary: 'Aplica a un producto un cambio masivo de precios',
  request: z.strictObject({
    accion: z.literal('producto'),
    id: productKey,
    cambio: cambioMasivo,
    lote: z.string().min(1).max(200),
    motivo: shortText,
    autor: z.string().max(200),
  }),
  aggregate: product,
  needsFacts: true,
  stream: (request) => request.id,
  decide(state, { cambio, lote, motivo, autor }, { facts, now }: DecideContext<RepriceFacts>) {
    if (!state) return unknownProduct;
    if (state.lote === lote) return [];
    const { tables, factores } = facts;
    const by = { now, id: `lote-${lote}`, autor, motivo, table: tableFor(tables), ...(factores && { factores }) };
    const next = changed(state, cambio, by);
    return repriced(state, next, { origen: 'Cambio masivo', motivo, lote }, now);
  },
  answer: ({ state }) => ({ mensaje: `Los precios de ${state!.part_number} fueron cambiados` }),
});
