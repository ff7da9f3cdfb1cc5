import type { CallBase } from '../kernel/call.ts';
import { addQuotationComment } from './add-quotation-comment.ts';
import { cancelQuotation } from './cancel-quotation.ts';
import { convertQuotation } from './convert-quotation.ts';
import { createQuotation } from './create-quotation.ts';
import { editQuotation } from './edit-quotation.ts';
import { editQuotationHeader } from './edit-quotation-header.ts';
import { expireQuotations } from './expire-quotations.ts';
import { judgeQuotation } from './judge-quotation.ts';
import { setQuotationVisibility } from './set-quotation-visibility.ts';

export const quotationsContract: readonly CallBase[] = [
  createQuotation,
  editQuotation,
  editQuotationHeader,
  judgeQuotation,
  convertQuotation,
  cancelQuotation,
  expireQuotations,
  setQuotationVisibility,
  addQuotationComment,
];
