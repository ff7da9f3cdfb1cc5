import { z } from 'zod';
import { defineEvent } from '../../kernel/event.ts';
import { persona } from '../../kernel/person.ts';
import { datosEntrada, respuestaErp } from './parts.ts';

export const GoodsReceiptOpened = defineEvent('GoodsReceiptOpened', {
  label: 'Entrada de mercancía abierta',
  data: datosEntrada,
});
export const GoodsReceiptPosted = defineEvent('GoodsReceiptPosted', {
  label: 'Entrada de mercancía contabilizada',
  data: respuestaErp.extend({
    entrada: z.object({ _id: z.string(), number: z.number().int() }),
    contabilizado_por: persona,
  }),
});
