import { type QuotationAction, quotationDocument } from '@power/domain/quotations/views/quotation-document';
import type { QuotationSheet } from '@power/domain/quotations/views/sheet';
import {
  IconAdjustments,
  IconBan,
  IconCopy,
  IconEye,
  IconFileText,
  IconFileTypePdf,
  IconGitCompare,
  IconHistory,
  IconPackage,
  IconPhoto,
  IconPencil,
  IconRosetteDiscountCheck,
  IconSend,
  IconShoppingCart,
} from '@tabler/icons-react';
import { quotationCalls, quotationGrid } from '../calls/quotations.ts';
import type { DocumentScreen } from '../documents/types.ts';
import { goTo } from '../shell/navigation.shared.ts';
import { copyIn, editorOf } from './editor-address.ts';
import { QuotationChat } from './quotation-chat.tsx';
import { CustomerPanel } from './customer-panel.tsx';
import { askAndCancel, askAndConvert, downloadPdf, setVisible } from './quotation-commands.ts';
import { QuotationNotice } from './quotation-notice.tsx';
import { quotationCells } from './quotation-parts.tsx';

const icon = { size: 16, stroke: 1.6 };

/** *Resumen Cotización N°* (document 2 §2): what a quotation adds to its declaration. */
export const quotationScreen: DocumentScreen<QuotationSheet, QuotationAction> = {
  document: quotationDocument,
  calls: quotationCalls,
  sheetTitle: (id) => `Resumen Cotización N° ${id}`,
  closeButton: true,
  run: {
    validar: (_, show) => show('validar'),
    convertir: (q) => void askAndConvert(q),
    pedido: (q) => goTo(`/sistema/pedido/${q.pedido}`),
    editar: (q) => goTo(editorOf(q.number)),
    condiciones: (q) => goTo(editorOf(q.number)),
    simular: (_, show) => show('simular'),
    copiar: (q) => goTo(copyIn(q.number)),
    enviar: (_, show) => show('enviar'),
    pdf: (q) => void downloadPdf(q.number),
    pdf_imagenes: (q) => void downloadPdf(q.number, true),
    visible: (q) => void setVisible(q, !q.visible_web),
    versiones: (_, show) => show('versiones'),
    historia: (_, show) => show('historia'),
    anular: (q) => void askAndCancel(q),
  },
  icons: {
    validar: <IconRosetteDiscountCheck {...icon} />,
    convertir: <IconShoppingCart {...icon} />,
    pedido: <IconPackage {...icon} />,
    editar: <IconPencil {...icon} />,
    condiciones: <IconFileText {...icon} />,
    simular: <IconAdjustments {...icon} />,
    copiar: <IconCopy {...icon} />,
    enviar: <IconSend {...icon} />,
    pdf: <IconFileTypePdf {...icon} />,
    pdf_imagenes: <IconPhoto {...icon} />,
    visible: <IconEye {...icon} />,
    versiones: <IconGitCompare {...icon} />,
    historia: <IconHistory {...icon} />,
    anular: <IconBan {...icon} />,
  },
  cells: quotationCells,
  Notice: QuotationNotice,
  Conversation: ({ sheet, readOnly }) => <QuotationChat quotation={sheet} readOnly={readOnly} />,
  panels: (sheet, readOnly) => [
    { key: 'cliente', label: 'Cliente', content: <CustomerPanel sheet={sheet} readOnly={readOnly} /> },
  ],
  lists: { 'listado-cotizaciones': { query: quotationGrid, idField: 'number' } },
};
