import { z } from 'zod';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { formatInstant } from '../kernel/dates.ts';
import { reject } from '../kernel/rejection.ts';
import { instantText } from '../kernel/when.ts';
import { sending } from './sending.ts';
import { segmento } from './parts.ts';
import { SendingScheduled } from './sending-events.ts';
import { payloadMasivo, SENDERS } from './sending-input.shared.ts';
import { figureText } from '../kernel/figures.ts';

export interface SendingFacts {
  readonly _id: string;
  /** How many the segment reaches now. */
  readonly personas: number;
}

const DAY = 86_400_000;
/** Days ahead that somebody still remembers. */
const AHEAD = 90;
/** People of one sending: all of them are named in one append when it starts, which has its bound. */
export const MAX_PERSONAS = 5000;
/** Mass notification (document 3 §3 and §7): now, or at an instant; until it starts it can be cancelled. */
export const sendMassNotification = defineCommand({
  name: 'send-mass-notification',
  context: 'notifications',
  path: '/app/notificaciones/send-notificacion-masivo',
  access: { perfiles: SENDERS },
  summary: 'Envía o programa una notificación masiva',
  request: z.strictObject({
    ...payloadMasivo,
    segmento: segmento.default({ perfiles: [], tipos_cliente: [], marcas: [] }),
    /** When it starts; now when left out. */
    programada: instantText.optional(),
  }),
  reply: z.object({ _id: z.string(), personas: z.number().int() }),
  aggregate: sending,
  needsFacts: true,
  stream: (_, { facts }: DecideContext<SendingFacts>) => facts._id,
  decide(state, { segmento: to, programada, ...mensaje }, { user, now, facts }: DecideContext<SendingFacts>) {
    if (state) return [];
    const inicia = programada === undefined ? now : new Date(programada).toISOString();
    if (inicia < now)
      return reject('HORA_PASADA', 'Hora pasada', 'Elige una hora que todavía no haya pasado, o envía ahora.');
    if (Date.parse(inicia) - Date.parse(now) > AHEAD * DAY)
      return reject(
        'MUY_LEJOS',
        'Fecha muy lejana',
        `Un envío se programa a lo más con ${AHEAD} días de anticipación.`,
      );
    if (facts.personas === 0)
      return reject(
        'SIN_DESTINATARIOS',
        'Sin destinatarios',
        'Nadie cumple el segmento. Revisa perfiles, tipo de cliente y marcas.',
      );
    if (facts.personas > MAX_PERSONAS)
      return reject(
        'MUCHAS_PERSONAS',
        'Demasiadas personas',
        `Un envío llega a lo más a ${figureText(MAX_PERSONAS)} personas y este segmento tiene ${figureText(facts.personas)}. Divídelo por perfil, tipo de cliente o marca.`,
      );
    const autor = { _id: user._id, nombre: user.nombre };
    return [SendingScheduled({ _id: facts._id, mensaje, segmento: to, inicia, estimados: facts.personas, autor })];
  },
  answer: ({ state }) => ({
    mensaje: `«${state!.mensaje.titulo}» sale el ${formatInstant(state!.inicia).slice(0, 16)}`,
    _id: state!._id,
    personas: state!.estimados,
  }),
});
