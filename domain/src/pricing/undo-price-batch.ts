import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { shortText } from '../kernel/text.ts';
import { PriceBatchPart, PriceBatchUndone } from './events.ts';
import { priceBatch } from './price-batch.ts';

const TITLE = 'El cambio no fue deshecho';

/** Everything back to what it was, of products whose prices nobody has moved since. */
export const undoPriceBatch = defineCommand({
  name: 'undo-price-batch',
  context: 'pricing',
  path: '/lista_precios/modificar',
  accion: 'deshacer',
  access: { perfiles: ['Administrador'], permiso: 'margenes' },
  summary: 'Deshace un cambio masivo de precios',
  request: z.strictObject({ accion: z.literal('deshacer'), lote: z.string().min(1).max(200), motivo: shortText }),
  aggregate: priceBatch,
  stream: ({ lote }) => lote,
  decide(state, { lote, motivo }, { user }) {
    if (!state) return reject('LOTE_NO_EXISTE', TITLE, 'El cambio masivo no existe. Actualiza la lista.');
    if (state.deshecho) return reject('YA_DESHECHO', TITLE, 'El cambio masivo ya fue deshecho.');
    const { cambio, productos, hechas } = state;
    if (hechas.length < productos.length)
      return reject(
        'EN_PROCESO',
        TITLE,
        'El cambio todavía se está aplicando. Espera a que termine y vuelve a intentarlo.',
      );
    const common = { lote, motivo, autor: user.nombre };
    return [
      PriceBatchUndone(common),
      ...productos.map((part, parte) =>
        PriceBatchPart({ ...common, cambio, parte, productos: [...part], deshacer: true }),
      ),
    ];
  },
  answer: ({ state }) => ({
    mensaje: `El cambio «${state!.descripcion}» se está deshaciendo. Los productos que cambiaron después quedan como están.`,
  }),
});
