import { z } from 'zod';
import { COMPANY_PEOPLE } from '../../access/company/people.shared.ts';
import { gridReply, gridRequest } from '../../kernel/grid.ts';
import { defineQuery } from '../../kernel/query.ts';
import { cotizacionId } from '../guards.ts';
import { clientQuotationRow } from './client-quotation-row.ts';
import { quotationRow, quotationScope } from './quotation-row.ts';

// Without topic: what is not shown to its customer would be heard to change.
const own = { context: 'quotations', access: { perfiles: COMPANY_PEOPLE }, scope: quotationScope } as const;

/** *Cotizaciones* of the portal: those that the seller shows to the own company. */
export const clientQuotationGrid = defineQuery({
  ...own,
  name: 'client-quotation-grid',
  path: '/web/cotizaciones/listar',
  accion: 'gridcliente',
  reads: [quotationRow.projection],
  summary: 'Cotizaciones visibles de la propia empresa',
  request: gridRequest('gridcliente'),
  reply: gridReply(clientQuotationRow.schema),
});

/** One of them on paper. */
export const clientQuotationPdf = defineQuery({
  ...own,
  name: 'client-quotation-pdf',
  path: '/web/cotizaciones/pdfcliente',
  reads: [quotationRow.projection, 'finance/payment-option-list'],
  summary: 'PDF de una cotización visible de la propia empresa',
  file: 'pdf',
  request: z.strictObject({ cotizacion: cotizacionId }),
  reply: z.object({ ok: z.literal(true) }),
});
