import {
  purchaseOrderDocument,
  type PurchaseOrderAction,
} from '@power/domain/purchasing/orders/views/purchase-order-document';
import type { PurchaseOrderSheet } from '@power/domain/purchasing/orders/views/sheet';
import {
  IconBan,
  IconBuildingWarehouse,
  IconCheck,
  IconFileTypePdf,
  IconHistory,
  IconLock,
  IconMail,
  IconPackageImport,
  IconPencil,
  IconSend,
  IconShip,
} from '@tabler/icons-react';
import { purchaseOrderCalls, purchaseOrderGrid, receivingGrid } from '../../calls/purchasing.ts';
import type { DocumentScreen } from '../../documents/types.ts';
import { askAndCancel, askAndClose, askAndConfirm, askAndIssue, askAndLand, saveOrderPaper } from './order-commands.ts';

const icon = { size: 16, stroke: 1.6 };

/** The sheet of an import order: what it adds to its declaration. */
export const orderScreen: DocumentScreen<PurchaseOrderSheet, PurchaseOrderAction> = {
  document: purchaseOrderDocument,
  alone: true,
  calls: purchaseOrderCalls,
  sheetTitle: (id) => `Orden de Compra N° ${id}`,
  address: (id) => `/ordenes-de-compra-importacion?oc=${id}`,
  run: {
    editar: (_, show) => show('editar'),
    emitir: (o) => void askAndIssue(o),
    confirmar: (o) => void askAndConfirm(o),
    embarcar: (_, show) => show('embarcar'),
    aduana: (o) => void askAndLand(o),
    recepcionar: (_, show) => show('recepcionar'),
    cerrar: (o) => void askAndClose(o),
    enviar: (_, show) => show('enviar'),
    pdf: (o) => void saveOrderPaper(o),
    historia: (_, show) => show('historia'),
    anular: (o) => void askAndCancel(o),
  },
  icons: {
    editar: <IconPencil {...icon} />,
    emitir: <IconSend {...icon} />,
    confirmar: <IconCheck {...icon} />,
    embarcar: <IconShip {...icon} />,
    aduana: <IconBuildingWarehouse {...icon} />,
    recepcionar: <IconPackageImport {...icon} />,
    cerrar: <IconLock {...icon} />,
    enviar: <IconMail {...icon} />,
    pdf: <IconFileTypePdf {...icon} />,
    historia: <IconHistory {...icon} />,
    anular: <IconBan {...icon} />,
  },
  lists: {
    '/ordenes-de-compra-importacion': { query: purchaseOrderGrid, idField: '_id' },
    '/ordenes-de-compra-global': { query: receivingGrid, idField: '_id' },
  },
};
