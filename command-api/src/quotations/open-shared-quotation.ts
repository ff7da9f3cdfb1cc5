import { openSharedQuotation } from '@power/domain/quotations/open-shared-quotation';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { sharedFacts } from '../kernel/quotation-link.ts';

export default provideFacts(openSharedQuotation, sharedFacts);
