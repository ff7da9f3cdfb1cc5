import { customerGrid } from '@power/domain/customers/views/customer-grids';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { allCustomers } from './customer-grid.shared.ts';

export default handleGrid(customerGrid, allCustomers);
