import { eventCatalogue } from '@power/domain/events';
import { streamOf } from '@power/domain/kernel/aggregate';
import { reject } from '@power/domain/kernel/rejection';
import { quotation, type Quotation } from '@power/domain/quotations/quotation';
import { unpriced } from '@power/domain/quotations/shared-quotation';
import { clientQuotationPdf } from '@power/domain/quotations/views/client-quotations';
import { stateOf } from '@power/infra/platform/history/replay';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { quotationFile } from './quotation-paper.shared.ts';

const TITLE = 'El PDF no se creó';

/** The customer's paper of a quotation that the own company is shown; the same answer for one of others and for none. */
export default handleQuery(clientQuotationPdf, async ({ cotizacion }, context) => {
  const own = await context.rows
    .from('quotation_list')
    .select('number')
    .where('_id', '=', String(cotizacion))
    .where('visible_web', '=', true)
    .where('estado', '<>', 'Anulada')
    .executeTakeFirst();
  if (!own)
    return reject(
      'COTIZACION_NO_EXISTE',
      TITLE,
      'La cotización no existe o ya no está visible para tu empresa. Actualiza la lista o pídesela a tu ejecutivo.',
    );
  const events = await context.log.read(streamOf(quotation, own.number));
  const q = stateOf(quotation, events, eventCatalogue) as Quotation;
  return unpriced(q, TITLE) ?? quotationFile(q, context, false);
});
