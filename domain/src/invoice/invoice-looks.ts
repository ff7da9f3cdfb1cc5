import { look, type Looks } from '../kernel/look.ts';
import type { EstadoInvoice } from './parts.ts';

/** How the states of an import invoice look. */
export const invoiceLooks: Looks<EstadoInvoice> = {
  Vigente: look('info', 'receipt', 'Vigente'),
  Anulada: look('neutral', 'ban', 'Anulada'),
};
