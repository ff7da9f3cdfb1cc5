import { purchaseLineGrid } from '@power/domain/purchasing/views/purchases';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { boughtLines } from './purchase-grid.shared.ts';

export default handleGrid(purchaseLineGrid, boughtLines);
