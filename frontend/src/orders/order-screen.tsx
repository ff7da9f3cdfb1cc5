import { type OrderAction, orderDocument } from '@power/domain/orders/views/order-document';
import type { OrderSheet } from '@power/domain/orders/views/sheet';
import {
  IconArrowsSplit,
  IconBan,
  IconBarcode,
  IconCircleCheck,
  IconCopy,
  IconFiles,
  IconFileTypePdf,
  IconHistory,
  IconLink,
  IconListDetails,
  IconPackageExport,
  IconPencil,
  IconReceipt,
  IconReceiptRefund,
  IconRosetteDiscountCheck,
  IconTags,
  IconTruckDelivery,
  IconTruckLoading,
} from '@tabler/icons-react';
import { orderCalls, orderGrid, orderGridCobrador, orderGridWeb } from '../calls/orders.ts';
import type { DocumentScreen } from '../documents/types.ts';
import { goTo } from '../shell/navigation.shared.ts';
import { askDeparture } from './dispatch-dialog.tsx';
import { duplicateOrder } from './duplicate-order.ts';
import { OrderChat } from './order-chat.shared.tsx';
import { askAndCancel, askAndDeliver, askAndGuide, downloadPdf } from './order-commands.ts';
import { orderCells } from './order-parts.tsx';
import { givePaymentLink } from './payment-link.ts';
import { PointsBanner } from './points-banner.tsx';

const icon = { size: 16, stroke: 1.6 };
/** What leads to a dialog of its own. */
const opens =
  (view: string) =>
  (_: OrderSheet, show: (view: string) => void): void =>
    show(view);

/** *Resumen Pedido N°* (document 2 §2): what an order adds to its declaration. */
export const orderScreen: DocumentScreen<OrderSheet, OrderAction> = {
  document: orderDocument,
  calls: orderCalls,
  sheetTitle: (id) => `Resumen Pedido N° ${id}`,
  closeButton: true,
  run: {
    validar: opens('validar'),
    precios: opens('precios'),
    facturar: opens('facturar'),
    picking: (o) => goTo(`/sistema/picking?pedido=${o.number}`),
    despachar: (o) => askDeparture([o]),
    entregar: (o) => void askAndDeliver(o),
    enlace: (o) => void givePaymentLink(o),
    editar: opens('editar'),
    lineas: opens('lineas'),
    dividir: opens('dividir'),
    duplicar: (o, show) => void duplicateOrder(o.number).then((done) => done && show('nuevo')),
    guia: (o) => void askAndGuide(o),
    nota_credito: opens('nota_credito'),
    documentos: opens('documentos'),
    pdf: (o) => void downloadPdf(o.number),
    etiquetas: opens('etiquetas'),
    historia: opens('historia'),
    anular: (o) => void askAndCancel(o),
  },
  icons: {
    validar: <IconCircleCheck {...icon} />,
    precios: <IconRosetteDiscountCheck {...icon} />,
    facturar: <IconReceipt {...icon} />,
    picking: <IconBarcode {...icon} />,
    despachar: <IconTruckDelivery {...icon} />,
    entregar: <IconPackageExport {...icon} />,
    enlace: <IconLink {...icon} />,
    editar: <IconPencil {...icon} />,
    lineas: <IconListDetails {...icon} />,
    dividir: <IconArrowsSplit {...icon} />,
    duplicar: <IconCopy {...icon} />,
    guia: <IconTruckLoading {...icon} />,
    nota_credito: <IconReceiptRefund {...icon} />,
    documentos: <IconFiles {...icon} />,
    pdf: <IconFileTypePdf {...icon} />,
    etiquetas: <IconTags {...icon} />,
    historia: <IconHistory {...icon} />,
    anular: <IconBan {...icon} />,
  },
  cells: orderCells,
  Notice: ({ sheet }) => <PointsBanner points={sheet.puntosUtilizados} />,
  Conversation: ({ sheet, readOnly }) => <OrderChat order={sheet} readOnly={readOnly} />,
  lists: {
    'pedidos-globales': { query: orderGrid, idField: 'number' },
    'pedidos-cobrador': { query: orderGridCobrador, idField: 'number' },
    'ordenes-de-compra': { query: orderGrid, idField: 'number' },
    'stock-cliente/documentos': { query: orderGrid, idField: 'number' },
    'web-pedidos': { query: orderGridWeb, idField: 'number' },
  },
};
