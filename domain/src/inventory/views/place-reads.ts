import { productRow } from '../../products/views/product-row.ts';
import { levelMaster } from './level-row.ts';
import { placeMaster } from './place-row.ts';
import { placeStockRow } from './place-stock-row.ts';
import { preferredPlaceRow } from './preferred-place-row.ts';
import { rackMaster } from './rack-row.ts';

/** Lists that say where products stand, are kept and fit. */
export const PLACE_READS = [
  productRow.projection,
  placeStockRow.projection,
  preferredPlaceRow.projection,
  placeMaster.row.projection,
  levelMaster.row.projection,
  rackMaster.row.projection,
];
