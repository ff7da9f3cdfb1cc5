import {
  QuotationAccepted,
  QuotationCancelled,
  QuotationConverted,
  QuotationCreated,
  QuotationDeclined,
  QuotationExpired,
  QuotationHeaderChanged,
  QuotationLinesChanged,
  type RefCotizacion,
} from '@power/domain/quotations/events';
import { RmaQuoted } from '@power/domain/service/cases/events';
import { minutesAfter } from '@power/domain/settings/maintenance.shared';
import { defineProcess, type ProcessTools, react } from '@power/infra/platform/projection/process';

/** How long a quotation may be good for: what is older has ended by itself, and is asked once more then. */
const DAYS = 90;
const casesOf = (memoria: { readonly casos?: unknown } | undefined): string[] =>
  ((memoria?.casos ?? []) as string[]).map(String);

/** Each case asks the quotation's own stream what became of it. */
async function tell(cotizacion: number, cases: readonly string[], tools: ProcessTools): Promise<void> {
  for (const id of cases) await tools.command('follow-rma-quotation', { accion: 'cotizacionsigue', id, cotizacion });
}

interface News {
  readonly cotizacion: RefCotizacion;
}
const follow = async ({ cotizacion: { number } }: News, _context: unknown, tools: ProcessTools): Promise<void> =>
  tell(number, casesOf(await tools.recall(String(number))), tools);

/** A quotation that was made from a case is the case's own, and the case says what becomes of it. */
export default defineProcess(
  'service/repair-quotations',
  'Cotizaciones de reparación de RMA',
  [
    react(QuotationCreated, async ({ number, rma }, _context, tools) => {
      if (rma !== undefined)
        await tools.command('link-rma-quotation', { accion: 'cotizada', id: rma, cotizacion: number });
    }),
    react(RmaQuoted, async ({ rma, cotizacion }, { at }, tools) => {
      if (cotizacion === null) return;
      const known = casesOf(await tools.recall(String(cotizacion)));
      const casos = [...new Set([...known, rma._id])];
      await tools.expect(String(cotizacion), minutesAfter(at, DAYS * 1440), { casos });
      await tell(cotizacion, [rma._id], tools);
    }),
    react(QuotationAccepted, follow),
    react(QuotationDeclined, follow),
    react(QuotationConverted, follow),
    react(QuotationCancelled, follow),
    react(QuotationExpired, follow),
    // What changes it takes the customer's answer back.
    react(QuotationLinesChanged, follow),
    react(QuotationHeaderChanged, follow),
  ],
  { due: ({ instancia, memoria }, _context, tools) => tell(Number(instancia), casesOf(memoria), tools) },
);
