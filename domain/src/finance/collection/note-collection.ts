import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { addMonths, dayOf } from '../../kernel/dates.ts';
import { personOf } from '../../kernel/principal.ts';
import { reject } from '../../kernel/rejection.ts';
import { longText, oneLine } from '../../kernel/text.ts';
import { dayText } from '../../kernel/when.ts';
import { PAYMENT_KEEPERS } from '../../streams/settlement/guards.ts';
import { collection, debtorId } from './collection.ts';
import { CollectionNoted } from './events.ts';

const TITLE = 'La gestión no se registró';
/** Nobody promises, or plans, for longer. */
const MOST_MONTHS = 24;

export interface NoteFacts {
  readonly cliente: { readonly _id: string; readonly nombre: string } | undefined;
}

/** *Registrar gestión*: what a customer said, the day promised, and the next action, which is put into the calendar of whoever notes it. */
export const noteCollection = defineCommand({
  name: 'note-collection',
  context: 'finance',
  path: '/cobranza/crear',
  accion: 'gestion',
  access: { perfiles: PAYMENT_KEEPERS },
  summary: 'Registra qué dijo un cliente de su pago, la fecha prometida y la próxima gestión',
  request: z.strictObject({
    accion: z.literal('gestion'),
    cliente: debtorId,
    comentario: longText,
    fecha_prometida: dayText.nullable().default(null),
    proxima: z
      .strictObject({ fecha: dayText, accion: oneLine(150).min(1, 'Ingresa qué harás') })
      .nullable()
      .default(null),
  }),
  aggregate: collection,
  needsFacts: true,
  stream: ({ cliente }) => String(cliente),
  decide(_state, { comentario, fecha_prometida, proxima }, { user, now, facts }: DecideContext<NoteFacts>) {
    if (!facts.cliente) return reject('CLIENTE_NO_EXISTE', TITLE, 'El cliente no existe. Actualiza la lista.');
    const today = dayOf(now);
    const last = addMonths(today, MOST_MONTHS);
    for (const [campo, fecha] of [
      ['fecha_prometida', fecha_prometida],
      ['proxima', proxima?.fecha],
    ] as const)
      if (fecha && (fecha < today || fecha > last))
        return reject(
          'FECHA_INVALIDA',
          TITLE,
          'La fecha debe ser de hoy en adelante, a lo más en dos años. Corrígela.',
          {
            campo,
          },
        );
    return [
      CollectionNoted({
        cliente: { _id: facts.cliente._id, nombre: facts.cliente.nombre },
        ...{ comentario, fecha_prometida, proxima, registrado_por: personOf(user) },
      }),
    ];
  },
  answer: ({ events }) => ({
    mensaje: `La gestión de ${(events[0]!.data as { cliente: { nombre: string } }).cliente.nombre} fue registrada`,
  }),
});
