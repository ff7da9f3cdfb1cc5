import { type CustomerRow, customerRow } from '@power/domain/customers/views/customer-row';
import { customerSearch } from '@power/domain/customers/views/customer-search';
import { isRejection } from '@power/domain/kernel/rejection';
import { gridOf } from '@power/infra/platform/rows/grid';
import { gridReader } from '@power/infra/platform/rows/handle-grid';
import { handleQuery } from '@power/infra/platform/queries/handler';

const customers = gridOf(customerRow, { defaultSort: [{ colId: 'nombre', sort: 'asc' }], where: 'activo' });
const FOUND = 30;

const read = gridReader<CustomerRow>(customerSearch, customers);

export default handleQuery(customerSearch, async ({ buscar }, context) => {
  const request = { startRow: 0, endRow: FOUND, sortModel: [], filterModel: {}, quickFilter: buscar };
  const page = await read(context, request);
  return isRejection(page) ? page : { clientes: page.rows };
});
