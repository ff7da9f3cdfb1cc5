import { declineQuotation } from '@power/domain/quotations/decline-quotation';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { sharedFacts } from '../kernel/quotation-link.ts';

export default provideFacts(declineQuotation, sharedFacts);
