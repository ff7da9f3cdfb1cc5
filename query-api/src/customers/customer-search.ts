import { type CustomerRow, customerRow } from '@power/domain/customers/views/customer-row';
import { customerSearch } from '@power/domain/customers/views/customer-search';
import { isRejection } from '@power/domain/kernel/rejection';
import { runGrid } from '@power/infra/platform/grid/run';
import { gridOf } from '@power/infra/platform/rows/grid';
import { handleQuery } from '@power/infra/platform/queries/handler';

const customers = gridOf(customerRow, { defaultSort: [{ colId: 'nombre', sort: 'asc' }], where: 'activo' });
const FOUND = 30;

export default handleQuery(customerSearch, async ({ buscar }, { db, user }) => {
  const request = { startRow: 0, endRow: FOUND, sortModel: [], filterModel: {}, quickFilter: buscar };
  const page = await runGrid<CustomerRow>(db, customers, request, { user, scope: customerSearch.scope });
  return isRejection(page) ? page : { clientes: page.rows };
});
