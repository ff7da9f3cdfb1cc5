import { askAboutQuotation } from '@power/domain/quotations/ask-about-quotation';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { sharedFacts } from '../kernel/quotation-link.ts';

export default provideFacts(askAboutQuotation, sharedFacts);
