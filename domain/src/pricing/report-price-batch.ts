import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { PriceBatchPartDone } from './events.ts';
import { partKey, priceBatch } from './price-batch.ts';

/** A part of a bulk change was worked through: by this its progress is known. Issued by the process; safe to repeat. */
export const reportPriceBatch = defineCommand({
  name: 'report-price-batch',
  context: 'pricing',
  path: '/lista_precios/modificar',
  accion: 'avance',
  access: { perfiles: ['Administrador'], permiso: 'margenes' },
  summary: 'Registra el avance de un cambio masivo de precios',
  request: z.strictObject({
    accion: z.literal('avance'),
    lote: z.string().min(1).max(200),
    parte: z.number().int().min(0),
    deshacer: z.boolean(),
  }),
  aggregate: priceBatch,
  stream: ({ lote }) => lote,
  decide(state, { lote, parte, deshacer }) {
    const productos = state?.productos[parte];
    if (!state || !productos || state.hechas.includes(partKey({ parte, deshacer }))) return [];
    return [PriceBatchPartDone({ lote, parte, productos: productos.length, deshacer })];
  },
  answer: () => ({ mensaje: 'El avance fue registrado' }),
});
