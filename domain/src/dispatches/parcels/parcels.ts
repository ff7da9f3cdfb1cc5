import type { CallBase } from '../../kernel/call.ts';
import { cancelParcel, closeParcel, packParcel, reopenParcel } from './change-parcel.ts';
import { openParcel } from './open-parcel.ts';
import { mergeParcel, splitParcel } from './split-parcel.ts';
import { receiveParcel, undoMerge } from './transfer.ts';
import { parcelExport, parcelGoods, parcelGrid } from '../views/parcel-grids.ts';

/** Calls of *Embalajes*, but for their sheet. */
export const parcelCommands = [
  openParcel,
  packParcel,
  closeParcel,
  reopenParcel,
  splitParcel,
  mergeParcel,
  cancelParcel,
  receiveParcel,
  undoMerge,
  parcelGrid,
  parcelExport,
  parcelGoods,
] as readonly unknown[] as readonly CallBase[];
