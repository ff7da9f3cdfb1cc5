import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { shortText } from '../kernel/text.ts';
import { sending } from './sending.ts';
import { SendingCancelled } from './sending-events.ts';
import { SENDERS } from './sending-input.shared.ts';

const TITLE = 'El envío no fue cancelado';

/** Nobody is told, as long as it has not started. */
export const cancelSending = defineCommand({
  name: 'cancel-sending',
  context: 'notifications',
  path: '/app/notificaciones/modificar',
  accion: 'cancelar',
  access: { perfiles: SENDERS },
  summary: 'Cancela un envío que todavía no comienza',
  request: z.strictObject({ accion: z.literal('cancelar'), id: z.string().min(1).max(60), motivo: shortText }),
  aggregate: sending,
  stream: ({ id }) => id,
  decide(state, { motivo }) {
    if (!state) return reject('NO_EXISTE', TITLE, 'El envío ya no existe. Actualiza la lista.');
    if (state.estado === 'cancelado') return [];
    if (state.estado === 'iniciado')
      return reject('YA_COMENZO', TITLE, 'El envío ya comenzó. Mira su resultado en la lista.');
    return [SendingCancelled({ _id: state._id, titulo: state.mensaje.titulo, motivo })];
  },
  answer: () => ({ mensaje: 'El envío fue cancelado' }),
});
