import { z } from 'zod';
import { defineEvent } from '../../kernel/event.ts';
import { ESTADOS_INFORME, lineaInforme, terminosInforme } from './parts.ts';

const informe = z.string();

export const PurchaseReportRequested = defineEvent('PurchaseReportRequested', {
  label: 'Informe para compras pedido',
  data: z.object({
    informe,
    number: z.number().int(),
    terminos: terminosInforme,
    productos: z.number().int(),
    autor: z.object({ _id: z.string(), nombre: z.string() }),
  }),
});
/** Products that were worked through, in the order of their ids; `hasta` is the last of them. */
export const PurchaseReportPart = defineEvent('PurchaseReportPart', {
  label: 'Productos del informe para compras',
  data: z.object({
    informe,
    autor_id: z.string(),
    parte: z.number().int(),
    hasta: z.string(),
    lineas: z.array(lineaInforme),
  }),
});
/** It is done, was given up by a person, or could not be made. */
export const PurchaseReportEnded = defineEvent('PurchaseReportEnded', {
  label: 'Informe para compras terminado',
  data: z.object({ informe, estado: z.enum(ESTADOS_INFORME), motivo: z.string().nullable() }),
});
/** Somebody knows better: what is to be bought of a product. */
export const PurchaseSuggestionChanged = defineEvent('PurchaseSuggestionChanged', {
  label: 'Sugerencia de compra modificada',
  data: z.object({
    informe,
    producto_id: z.string(),
    part_number: z.string(),
    antes: z.number().int(),
    sugerido: z.number().int(),
  }),
});
