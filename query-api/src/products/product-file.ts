import { productFile } from '@power/domain/products/views/product-grids';
import { exportOf } from '@power/infra/platform/export/export-of';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { productSheet } from './product-columns.shared.ts';

export default handleQuery(productFile, exportOf(productFile, productSheet));
