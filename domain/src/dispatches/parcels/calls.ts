import { documentCalls } from '../../kernel/document-calls.ts';
import { relatedOf } from '../../kernel/relation.ts';
import { relations } from '../../relations.ts';

import type { CallBase } from '../../kernel/call.ts';
import { cancelParcel, closeParcel, packParcel, reopenParcel } from './change-parcel.ts';
import { embalajeId, PACKERS, visibleParcel } from './guards.ts';
import { parcel } from './parcel.ts';
import { mergeParcel, splitParcel } from './split-parcel.ts';
import { parcelDocument } from '../views/parcel-document.ts';
import { parcelPackingList } from '../views/packing-lists.ts';
import { parcelSheet } from '../views/parcel-sheet.ts';

/** Sheet, history and files of packages; labels are printed by another context. */
export const parcelCallsWith = (printLabels: CallBase) =>
  documentCalls(parcelDocument, {
    related: relatedOf(parcelDocument.row, relations),
    aggregate: parcel,
    id: embalajeId,
    sheet: parcelSheet,
    read: PACKERS,
    historia: PACKERS,
    attach: PACKERS,
    visible: visibleParcel,
    shown: ({ salidas: _, llegadas: __, traslados: ___, revision: ____, ...shown }) => shown,
    actions: {
      contenido: packParcel,
      cerrar: closeParcel,
      etiqueta: printLabels,
      empaque: parcelPackingList,
      separar: splitParcel,
      unir: mergeParcel,
      reabrir: reopenParcel,
      historia: 'history',
      anular: cancelParcel,
    },
    anytime: ['etiqueta', 'empaque'],
  });
