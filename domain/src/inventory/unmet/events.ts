import { z } from 'zod';
import { defineEvent } from '../../kernel/event.ts';
import { lacking } from './lacking.shared.ts';

/** A validation of an order was refused because the stock does not bear it. The order's own stream knows nothing of it. */
export const DemandUnmet = defineEvent('DemandUnmet', {
  label: 'Faltó stock al validar',
  data: z.object({ pedido: z.string(), bodega: z.string(), lineas: z.array(lacking) }),
});
