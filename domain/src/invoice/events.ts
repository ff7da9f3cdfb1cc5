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
/** Its figures are those of a landed cost that was posted: it changes no more while that stands. */
export const ImportInvoiceCosted = defineEvent('ImportInvoiceCosted', {
  label: 'Invoice costeada',
  data: z.object({ invoice: refInvoice, costeo: z.number().int() }),
});
export const ImportInvoiceUncosted = defineEvent('ImportInvoiceUncosted', {
  label: 'Costeo de la invoice revertido',
  data: z.object({ invoice: refInvoice, costeo: z.number().int() }),
});
export const ImportInvoiceAnnulled = defineEvent('ImportInvoiceAnnulled', {
  label: 'Invoice anulada',
  data: z.object({ invoice: refInvoice, motivo: z.string() }),
});
