import { acceptQuotation } from '@power/domain/quotations/accept-quotation';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { sharedFacts } from '../kernel/quotation-link.ts';

export default provideFacts(acceptQuotation, sharedFacts);
