import type { CallBase } from '../kernel/call.ts';
import { acceptQuotation } from './accept-quotation.ts';
import { addQuotationComment } from './add-quotation-comment.ts';
import { answerQuestion } from './answer-question.ts';
import { askAboutQuotation } from './ask-about-quotation.ts';
import { checkAlerts } from './alerts.ts';
import { cancelQuotation } from './cancel-quotation.ts';
import { changeQuotationClient } from './change-quotation-client.ts';
import { convertQuotation } from './convert-quotation.ts';
import { createQuotation } from './create-quotation.ts';
import { declineQuotation } from './decline-quotation.ts';
import { dropQuotationDraft, keepQuotationDraft, stayInQuotation } from './drafts.ts';
import { editQuotation } from './edit-quotation.ts';
import { editQuotationHeader } from './edit-quotation-header.ts';
import { expireQuotations } from './expire-quotations.ts';
import { judgeQuotation } from './judge-quotation.ts';
import { openSharedQuotation } from './open-shared-quotation.ts';
import { revokeQuotationLink } from './revoke-quotation-link.ts';
import { sendQuotation } from './send-quotation.ts';
import { setQuotationVisibility } from './set-quotation-visibility.ts';
import { shareQuotation } from './share-quotation.ts';

export const quotationsContract: readonly CallBase[] = [
  createQuotation,
  editQuotation,
  editQuotationHeader,
  judgeQuotation,
  convertQuotation,
  cancelQuotation,
  changeQuotationClient,
  expireQuotations,
  setQuotationVisibility,
  addQuotationComment,
  checkAlerts,
  shareQuotation,
  revokeQuotationLink,
  sendQuotation,
  answerQuestion,
  openSharedQuotation,
  askAboutQuotation,
  acceptQuotation,
  declineQuotation,
  keepQuotationDraft,
  dropQuotationDraft,
  stayInQuotation,
];
