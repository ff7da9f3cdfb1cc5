import { z } from 'zod';
import { defineEvent } from '../kernel/event.ts';
import { datosInvoice, refInvoice } from './parts.ts';
import { persona } from '../kernel/person.ts';

export const ImportInvoiceCaptured = defineEvent('ImportInvoiceCaptured', {
  label: 'Invoice ingresada',
  data: datosInvoice.extend({ _id: z.string(), number: z.number().int(), creado_por: persona, createdAt: z.string() }),
});
/** `antes` and `cambios` hold the same keys. */
export const ImportInvoiceChanged = defineEvent('ImportInvoiceChanged', {
  label: 'Invoice modificada',
  data: z.object({ invoice: refInvoice, antes: datosInvoice.partial(), cambios: datosInvoice.partial() }),
});
export const ImportInvoiceAnnulled = defineEvent('ImportInvoiceAnnulled', {
  label: 'Invoice anulada',
  data: z.object({ invoice: refInvoice, motivo: z.string() }),
});
