import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { dayOf, formatDay } from '../../kernel/dates.ts';
import { emailText } from '../../kernel/email.ts';
import { pesosText } from '../../kernel/money.ts';
import { personOf } from '../../kernel/principal.ts';
import { reject } from '../../kernel/rejection.ts';
import { longText, oneLine } from '../../kernel/text.ts';
import { PAYMENT_KEEPERS } from '../../streams/settlement/guards.ts';
import { collection, debtorId } from './collection.ts';
import { ReminderSent } from './events.ts';
import { filledIn, PLANTILLAS } from './templates.shared.ts';

const TITLE = 'El recordatorio no se envió';

export interface ReminderFacts {
  readonly cliente: { readonly _id: string; readonly nombre: string; readonly email: string } | undefined;
  /** Pesos owed, and those of them that are overdue. */
  readonly saldo: number;
  readonly vencido: number;
  /** Invoices that are overdue, the oldest first; `saldo` is what of each is overdue. */
  readonly facturas: readonly { readonly folio: number; readonly vence: string; readonly saldo: number }[];
}

/** *Enviar recordatorio*: overdue invoices and statement of a customer by mail, once a day with the same template. */
export const sendReminder = defineCommand({
  name: 'send-reminder',
  context: 'finance',
  path: '/cobranza/crear',
  accion: 'recordatorio',
  access: { perfiles: PAYMENT_KEEPERS },
  summary: 'Envía a un cliente sus facturas vencidas y su estado de cuenta por correo',
  request: z.strictObject({
    accion: z.literal('recordatorio'),
    cliente: debtorId,
    plantilla: z.enum(PLANTILLAS, { error: 'Elige la plantilla' }),
    asunto: oneLine(150).min(1, 'Ingresa el asunto'),
    mensaje: longText,
    /** Without it the customer's own address. */
    para: z.array(emailText('Ingresa correos válidos')).max(10, 'A lo más 10 correos').default([]),
  }),
  reply: z.object({ para: z.array(z.string()) }),
  aggregate: collection,
  needsFacts: true,
  stream: ({ cliente }) => String(cliente),
  decide(state, { plantilla, asunto, mensaje, para }, { user, now, facts }: DecideContext<ReminderFacts>) {
    const { cliente, saldo, vencido } = facts;
    if (!cliente) return reject('CLIENTE_NO_EXISTE', TITLE, 'El cliente no existe. Actualiza la lista.');
    const correos = [...new Set((para.length > 0 ? para : [cliente.email]).map((one) => one.toLowerCase()))].filter(
      Boolean,
    );
    if (correos.length === 0)
      return reject(
        'CLIENTE_SIN_CORREO',
        TITLE,
        `${cliente.nombre} no tiene correo. Agrégalo en su ficha o escríbelo aquí.`,
      );
    if (plantilla === 'Estado de cuenta' ? saldo <= 0 : vencido <= 0)
      return reject(
        'NADA_QUE_COBRAR',
        TITLE,
        `${cliente.nombre} no tiene facturas ${plantilla === 'Estado de cuenta' ? 'impagas' : 'vencidas'}.`,
      );
    if (state.recordatorio?.dia === dayOf(now) && state.recordatorio.plantilla === plantilla)
      return reject(
        'YA_ENVIADO',
        TITLE,
        `A ${cliente.nombre} ya se le envió hoy «${plantilla}». Elige otra plantilla o espera a mañana.`,
      );
    const values = { cliente: cliente.nombre, saldo: pesosText(saldo), vencido: pesosText(vencido) };
    const list = facts.facturas.map(
      (one) => `Factura ${one.folio}, venció el ${formatDay(one.vence)}: ${pesosText(one.saldo)}`,
    );
    return [
      ReminderSent({
        ...{ cliente: { _id: cliente._id, nombre: cliente.nombre }, plantilla, para: correos },
        asunto: filledIn(asunto, values),
        mensaje: [filledIn(mensaje, values), ...(list.length > 0 ? [list.join('\n')] : [])].join('\n\n'),
        ...{ saldo, vencido, enviado_por: personOf(user) },
      }),
    ];
  },
  answer({ events }) {
    const { cliente, para } = events[0]!.data as { cliente: { nombre: string }; para: string[] };
    return { mensaje: `El recordatorio a ${cliente.nombre} va en camino a ${para.join(', ')}`, para };
  },
});
