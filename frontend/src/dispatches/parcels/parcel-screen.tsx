import { type ParcelAction, parcelDocument } from '@power/domain/dispatches/views/parcel-document';
import type { ParcelSheet } from '@power/domain/dispatches/views/parcel-sheet';
import {
  IconArrowsJoin,
  IconArrowsSplit,
  IconBan,
  IconHistory,
  IconListDetails,
  IconLockOpen,
  IconPackage,
  IconPackages,
  IconPrinter,
} from '@tabler/icons-react';
import { packingList } from '../packing-list.ts';
import { parcelCalls, parcelGrid, parcelPackingList } from '../../calls/dispatches.ts';
import type { DocumentScreen } from '../../documents/types.ts';
import { askAndCancelParcel, PARCELS, type ParcelTask, parcelTask, reopen } from './parcel-tasks.ts';

const icon = { size: 16, stroke: 1.6 };
const begin = (kind: ParcelTask['kind']) => (sheet: ParcelSheet) => parcelTask.set({ kind, sheet });

/** The sheet of a package: what it adds to its declaration. */
export const parcelScreen: DocumentScreen<ParcelSheet, ParcelAction> = {
  document: parcelDocument,
  calls: parcelCalls,
  sheetTitle: (id) => parcelDocument.title(id),
  run: {
    contenido: begin('contenido'),
    cerrar: begin('cerrar'),
    etiqueta: begin('etiqueta'),
    separar: begin('separar'),
    unir: begin('unir'),
    reabrir: (p) => void reopen(p),
    empaque: ({ number }) => void packingList(parcelPackingList, number, `Embalaje ${number}`),
    historia: (_, show) => show('historia'),
    anular: (p) => void askAndCancelParcel(p),
  },
  icons: {
    contenido: <IconPackages {...icon} />,
    cerrar: <IconPackage {...icon} />,
    etiqueta: <IconPrinter {...icon} />,
    separar: <IconArrowsSplit {...icon} />,
    unir: <IconArrowsJoin {...icon} />,
    reabrir: <IconLockOpen {...icon} />,
    empaque: <IconListDetails {...icon} />,
    historia: <IconHistory {...icon} />,
    anular: <IconBan {...icon} />,
  },
  lists: { [PARCELS]: { query: parcelGrid, idField: '_id' } },
};
