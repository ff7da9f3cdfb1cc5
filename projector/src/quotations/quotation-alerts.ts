import { QuotationCreated, QuotationLinesChanged } from '@power/domain/quotations/events';
import { defineProcess, react } from '@power/infra/platform/projection/process';

/** Rules are held against every quotation that is saved from now on (requirements §1 `alertas`). */
export default defineProcess(
  'quotations/quotation-alerts',
  'Alertas de cotizaciones',
  [
    react(QuotationCreated, async ({ number }, _context, tools) => {
      await tools.command('check-alerts', { cotizacion: number });
    }),
    react(QuotationLinesChanged, async ({ cotizacion }, _context, tools) => {
      await tools.command('check-alerts', { cotizacion: cotizacion.number });
    }),
  ],
  { from: 'now' },
);
