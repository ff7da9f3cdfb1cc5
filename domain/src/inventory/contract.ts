import type { CallBase } from '../kernel/call.ts';
import { adjustStock } from './adjust-stock.ts';
import { importOpeningStock } from './import-opening-stock.ts';
import { moveStock } from './move-stock.ts';
import { placeStock } from './place-stock.ts';
import { addPreferredPlace, removePreferredPlace } from './preferred-place.ts';
import { moveCaseStock } from './move-rma-stock.ts';
import { moveNoteStock } from './notes/move-note-stock.ts';
import { countCalls } from './counts/counts.ts';
import { callsOfNotes, entryNotes, issueNotes } from './notes/notes.ts';
import { setNoteLimit } from './notes/set-note-limit.ts';
import { noteLimitNow } from './notes/views/note-limit.ts';
import { quarantineStock } from './quarantine-stock.ts';
import { receiveStock } from './receive-stock.ts';
import { releaseOrphanCommitments } from './release-orphan-commitments.ts';
import { repairOrderStock } from './repair-order-stock.ts';
import { settleOrderStock } from './settle-order-stock.ts';
import { agingExport, agingGrid, agingTotals, overstockExport, overstockGrid } from './views/aging.ts';
import { movementExport, movementGrid } from './views/movements.ts';
import { productMovements } from './views/product-movements.ts';
import { committedStock, productPhysicalStock } from './views/product-stock.ts';
import { placeFromTrolley, returnFromTrolley, takeToTrolley } from './trolley/trolley.ts';
import { trolleyExport, trolleyGrid } from './views/trolley.ts';
import { releaseReplenishment, takeReplenishment } from './replenish/take-replenishment.ts';
import { replenishments } from './views/replenishments.ts';
import { placeSuggestions } from './views/place-suggestions.ts';
import { storeSerials } from './serials/store-serials.ts';
import { pendingSerialGrid } from './serials/views/pending-serials.ts';
import { serialLookup } from './serials/views/serial-lookup.ts';
import { serialExport, serialGrid } from './serials/views/serials.ts';
import { writeOffSerial } from './serials/write-off-serial.ts';
import { stockLookup } from './views/stock-lookup.ts';
import { warehousePlan } from './views/warehouse-plan.ts';
import { noteLines } from './notes/views/note-lines.ts';
import { pickingPlaces } from './views/picking-places.ts';
import { physicalStock, virtualStock } from './views/warehouse-stock.ts';

export const inventoryContract: readonly CallBase[] = [
  receiveStock,
  quarantineStock,
  importOpeningStock,
  adjustStock,
  moveStock,
  placeStock,
  takeToTrolley,
  placeFromTrolley,
  returnFromTrolley,
  takeReplenishment,
  releaseReplenishment,
  addPreferredPlace,
  removePreferredPlace,
  settleOrderStock,
  releaseOrphanCommitments,
  repairOrderStock,
  moveCaseStock,
  moveNoteStock,
  setNoteLimit,
  noteLimitNow,
  ...callsOfNotes(entryNotes),
  ...callsOfNotes(issueNotes),
  ...countCalls,
  productPhysicalStock,
  committedStock,
  productMovements,
  stockLookup,
  placeSuggestions,
  replenishments,
  pickingPlaces,
  noteLines,
  warehousePlan,
  trolleyGrid,
  trolleyExport,
  storeSerials,
  writeOffSerial,
  serialGrid,
  serialLookup,
  pendingSerialGrid,
  serialExport,
  movementGrid,
  movementExport,
  agingGrid,
  agingTotals,
  agingExport,
  overstockGrid,
  overstockExport,
  virtualStock,
  physicalStock,
];
