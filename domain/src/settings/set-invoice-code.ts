import { z } from 'zod';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { InvoiceCodeSet } from './events.ts';
import { INVOICE_CODE_ID, invoiceCode } from './invoice-code.ts';

/** Rotates the shared code: whoever entered with the old one is asked for the new one next time. */
export const setInvoiceCode = defineCommand({
  name: 'set-invoice-code',
  context: 'settings',
  path: '/invoice/acceso',
  accion: 'cambiar',
  access: { perfiles: ['Administrador'] },
  summary: 'Cambia el código de acceso a los módulos Invoice',
  request: z.strictObject({
    accion: z.literal('cambiar'),
    codigo: z.string().trim().min(6, 'El código debe tener al menos 6 caracteres').max(100),
  }),
  aggregate: invoiceCode,
  needsFacts: true,
  stream: () => INVOICE_CODE_ID,
  decide: (_, _request, { facts }: DecideContext<{ readonly hash: string }>) => [InvoiceCodeSet({ hash: facts.hash })],
  answer: () => ({ mensaje: 'El código de acceso fue cambiado' }),
});
