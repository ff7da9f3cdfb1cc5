import { look, type Looks } from '../kernel/look.ts';
import type { EstadoCotizacion } from './parts.ts';

/** How the states of a quotation look. */
export const quotationLooks: Looks<EstadoCotizacion> = {
  Vigente: look('info', 'clock', 'Vigente'),
  'Por Validar': look('warn', 'shield', 'Por validar'),
  Validada: look('ok', 'check', 'Validada'),
  Convertida: look('ok', 'receipt', 'Convertida'),
  Expirada: look('neutral', 'calendar', 'Expirada'),
  Anulada: look('neutral', 'ban', 'Anulada'),
};
