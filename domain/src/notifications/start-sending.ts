import { z } from 'zod';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { sending } from './sending.ts';
import { SendingPart, SendingPartDone, SendingStarted } from './sending-events.ts';

export interface StartFacts {
  /** Whom the segment reaches at this moment. */
  readonly personas: readonly { readonly _id: string; readonly nombre: string }[];
}
/** People of one event: small enough for any store, and for whoever works through it between two checkpoints. */
const PART = 50;
const base = { context: 'notifications', path: '/app/notificaciones/modificar', aggregate: sending };
const id = z.string().min(1).max(60);

/** Its time has come: whoever it reaches now is named, once, and told part by part. Issued by the process. */
export const startSending = defineCommand({
  ...base,
  name: 'start-sending',
  accion: 'iniciar',
  access: { perfiles: ['Administrador'] },
  summary: 'Comienza un envío cuya hora llegó',
  request: z.strictObject({ accion: z.literal('iniciar'), id }),
  needsFacts: true,
  stream: (request) => request.id,
  decide(state, _request, { now, facts }: DecideContext<StartFacts>) {
    if (!state || state.estado !== 'programado') return [];
    if (now < state.inicia) return reject('AUN_NO', 'Aún no es la hora', 'El envío comienza a la hora programada.');
    const { _id, mensaje, autor } = state;
    const { personas } = facts;
    return [
      SendingStarted({ _id, titulo: mensaje.titulo, personas: personas.length }),
      ...Array.from({ length: Math.ceil(personas.length / PART) }, (_, parte) =>
        SendingPart({ _id, parte, mensaje, autor, personas: personas.slice(parte * PART, (parte + 1) * PART) }),
      ),
    ];
  },
  answer: () => ({ mensaje: 'El envío comenzó' }),
});

/** A part was worked through: by this its progress and its results are known. Issued by the process; safe to repeat. */
export const reportSending = defineCommand({
  ...base,
  name: 'report-sending',
  accion: 'avance',
  access: { perfiles: ['Administrador'] },
  summary: 'Registra el resultado de una parte de un envío',
  request: z.strictObject({
    accion: z.literal('avance'),
    id,
    parte: z.number().int().min(0),
    resultados: z
      .array(
        z.strictObject({ persona: z.string().max(80), notificacion: z.string().max(80), error: z.string().max(500) }),
      )
      .max(PART),
  }),
  stream: (request) => request.id,
  decide: (state, { parte, resultados }) =>
    !state?.partes.includes(parte) || state.hechas.includes(parte)
      ? []
      : [SendingPartDone({ _id: state._id, parte, resultados })],
  answer: () => ({ mensaje: 'El avance fue registrado' }),
});
