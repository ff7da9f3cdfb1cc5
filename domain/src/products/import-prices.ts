import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { resultadoOf, RESULTADOS, rowInput } from '../kernel/import-kind.ts';
import { isRejection } from '../kernel/rejection.ts';
import { ProductRegistered } from './events.ts';
import { importedPrices } from './imported-product.shared.ts';
import { product } from './product.ts';
import { priceImport } from './product-import.shared.ts';
import { repriced } from './repricing.ts';
import { toldUnderCost } from './told-under-cost.ts';

/** A row of a spreadsheet of prices: prices by hand for good, as of `/productos/actualizar`. */
export const importPrices = defineCommand({
  name: 'import-prices',
  context: 'products',
  path: '/productos/actualizar',
  accion: 'importar',
  access: { perfiles: ['Administrador'] },
  summary: 'Fija los precios de un producto con una fila de una planilla',
  request: z.strictObject({ accion: z.literal('importar'), fila: rowInput(priceImport) }),
  reply: z.object({ resultado: z.enum(RESULTADOS) }),
  aggregate: product,
  needsFacts: true,
  stream: (_request, { facts }: DecideContext<{ readonly _id: string }>) => facts._id,
  decide(state, { fila }, { now }) {
    const outcome = importedPrices(state, fila);
    if (isRejection(outcome)) return outcome;
    if (outcome.resultado !== 'modificado') return [];
    const base = { ...state!.base, ...outcome.cambios };
    return repriced(state!, { base, tabla: null }, { origen: 'Precio manual', motivo: 'Importación de precios' }, now);
  },
  answer: ({ state, events }) => ({
    mensaje: `Los precios de ${state!.part_number} quedaron al día${toldUnderCost(events)}`,
    resultado: resultadoOf(events, ProductRegistered),
  }),
});
