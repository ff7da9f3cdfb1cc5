import { issueDispatchGuide } from '@power/domain/finance/issue-dispatch-guide';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { UNNUMBERED } from '../kernel/document-number.ts';
import { erpOf } from '../kernel/erp.ts';

export default provideFacts(issueDispatchGuide, async () => ({ folio: UNNUMBERED }), {
  numbered: {
    fill: async (_facts, services, { pedido }) => ({ folio: await erpOf(services).registerGuide(pedido) }),
  },
});
