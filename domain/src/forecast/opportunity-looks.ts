import { look, type Looks } from '../kernel/look.ts';
import type { Etapa } from './tracking.ts';

/** How the stages of an opportunity look: the colours of their percentages (document 3 §9). */
export const opportunityLooks: Looks<Etapa> = {
  Entregada: look('danger', 'mail', '20%'),
  'En cliente Final(Sin info)': look('warn', 'person', '50%'),
  'Adjudicada sin OC': look('info', 'shield', '80%'),
  'Se factura mes actual': look('accent', 'receipt', '100%'),
  'Oportunidad Perdida': look('neutral', 'x', 'Perdida'),
};
