import { customerStatementPdf } from '@power/domain/finance/statement/views/statement';
import { isRejection } from '@power/domain/kernel/rejection';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { readStatement } from './read-statement.shared.ts';
import { statementFile } from './statement-paper.shared.ts';

export default handleQuery(customerStatementPdf, async (request, context) => {
  const found = await readStatement(request, context);
  return isRejection(found) ? found : { file: await statementFile(found) };
});
