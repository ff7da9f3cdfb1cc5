import { z } from 'zod';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { InvoiceCodeTried } from './events.ts';
import { ENTRY_MS, INVOICE_CODE_ID, invoiceCode } from './invoice-code.ts';

export interface EnterInvoiceFacts {
  readonly acceso: boolean;
  /** Too many wrong codes by this person: none is looked at for now. */
  readonly bloqueo: boolean;
}

/** The prompt in front of the invoice modules (document 1 §5): every attempt is kept, the wrong ones too (requirements §1). */
export const enterInvoice = defineCommand({
  name: 'enter-invoice',
  context: 'settings',
  path: '/invoice/acceso',
  accion: 'verificar',
  access: { perfiles: 'todos' },
  summary: 'Verifica el código de acceso a los módulos Invoice',
  request: z.strictObject({
    accion: z.literal('verificar'),
    modulo: z.enum(['invoice', 'invoice-listado']),
    codigo: z.string().min(1, 'Ingresa el código de acceso').max(100),
  }),
  reply: z.object({ acceso: z.boolean() }),
  aggregate: invoiceCode,
  needsFacts: true,
  stream: () => INVOICE_CODE_ID,
  decide(state, { modulo }, { user, now, facts: { acceso, bloqueo } }: DecideContext<EnterInvoiceFacts>) {
    if (!state.hash)
      return reject('SIN_CODIGO', 'Sin código', 'Todavía no hay un código de acceso. Pídelo a un Administrador.');
    if (bloqueo)
      return reject('CODIGO_BLOQUEADO', 'Espera un momento', 'Demasiados códigos incorrectos. Espera 15 minutos.');
    return [
      InvoiceCodeTried({
        modulo,
        acceso,
        ...(acceso && { sesion: user.sesion, hasta: new Date(Date.parse(now) + ENTRY_MS).toISOString() }),
      }),
    ];
  },
  answer: ({ events }) => {
    const { acceso } = events.at(-1)!.data as { acceso: boolean };
    return { acceso, mensaje: acceso ? 'Acceso concedido' : 'Código incorrecto' };
  },
});
