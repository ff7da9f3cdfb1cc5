import { CustomerChanged } from '@power/domain/customers/events';
import { QuotationCreated } from '@power/domain/quotations/events';
import { minutesAfter } from '@power/domain/settings/maintenance.shared';
import { defineProcess, type ProcessTools, react } from '@power/infra/platform/projection/process';

/** How long a quotation may be good for: what is older has ended by itself. */
const DAYS = 90;
const quotationsOf = (memoria: { readonly cotizaciones?: unknown } | undefined): string[] =>
  ((memoria?.cotizaciones ?? []) as string[]).map(String);

async function release(numbers: readonly string[], tools: ProcessTools): Promise<void> {
  for (const cotizacion of numbers) await tools.command('change-quotation-client', { cotizacion });
}

/**
 * Quotations of a customer whom a seller made without a type wait for it. They are remembered by customer, and each is
 * told when the customer has one; what was quoted while the type was being given hears of it at once.
 */
export default defineProcess(
  'quotations/typed-customers',
  'Cotizaciones de clientes sin tipo',
  [
    react(QuotationCreated, async ({ _id, cliente }, { at }, tools) => {
      if (!cliente.datos_cliente.por_clasificar) return;
      const known = quotationsOf(await tools.recall(cliente._id));
      const cotizaciones = [...new Set([...known, _id])];
      await tools.expect(cliente._id, minutesAfter(at, DAYS * 1440), { cotizaciones });
      await release([_id], tools);
    }),
    react(CustomerChanged, async ({ _id, antes, cambios }, _context, tools) => {
      if (antes.tipo_cliente !== null || !cambios.tipo_cliente) return;
      await release(quotationsOf(await tools.recall(_id)), tools);
      await tools.met(_id);
    }),
  ],
  { from: 'now', due: ({ memoria }, _context, tools) => release(quotationsOf(memoria), tools) },
);
