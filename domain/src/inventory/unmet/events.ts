import { z } from 'zod';
import { defineEvent } from '../../kernel/event.ts';

const units = z.number().int();

/** Units of a product that somebody asked for and the house did not have. */
export const lacking = z.object({
  producto: z.object({ _id: z.string(), part_number: z.string(), nombre: z.string() }),
  solicitado: units,
  disponible: units,
});
export type Lacking = z.infer<typeof lacking>;

/** A validation of an order was refused because the stock does not bear it. The order's own stream knows nothing of it. */
export const DemandUnmet = defineEvent('DemandUnmet', {
  label: 'Faltó stock al validar',
  data: z.object({ pedido: z.string(), bodega: z.string(), lineas: z.array(lacking) }),
});
