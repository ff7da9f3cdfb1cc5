import { customerStatement } from '@power/domain/finance/statement/views/statement';
import { isRejection } from '@power/domain/kernel/rejection';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { readStatement } from './read-statement.shared.ts';

export default handleQuery(customerStatement, async (request, context) => {
  const found = await readStatement(request, context);
  return isRejection(found) ? found : { ok: true as const, ...found };
});
