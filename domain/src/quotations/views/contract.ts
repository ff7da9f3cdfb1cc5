import type { CallBase } from '../../kernel/call.ts';
import { alertFirings } from './alert-row.ts';
import { clientQuotationGrid, clientQuotationPdf } from './client-quotations.ts';
import { quotationCheck } from './check.ts';
import { quotationCopy } from './copy.ts';
import { quotationDraft } from './draft.ts';
import { orderedToday, quotationExport, quotationGrid, quotationGridForecast, quotedToday } from './grids.ts';
import { quotationPdf, sharedQuotationPdf, sharedQuotationView } from './shared.ts';
import { mySales } from './my-sales.ts';
import { productRecommendations } from './recommendations.ts';
import { quotationDocument, quotationOne } from './sheet.ts';
import { simulateQuotation } from './simulation.ts';
import { quotationVersions } from './versions.ts';

/** Queries of quotations. */
export const quotationsViews: readonly CallBase[] = [
  quotationGrid,
  quotationGridForecast,
  quotationExport,
  clientQuotationGrid,
  clientQuotationPdf,
  quotationOne,
  quotationDocument,
  quotationCheck,
  quotationCopy,
  simulateQuotation,
  quotationDraft,
  quotationVersions,
  productRecommendations,
  mySales,
  quotedToday,
  orderedToday,
  alertFirings,
  quotationPdf,
  sharedQuotationView,
  sharedQuotationPdf,
];
