import { type OpenDocument, readDocument, useDocumentDialog } from '../documents/use-document-dialog.ts';

const VIEWS = ['validar', 'editar', 'lineas', 'dividir', 'historia', 'etiquetas', 'facturar', 'precios'] as const;

/** What of an order is open; `pedido=nuevo` is the dialog that makes one. */
export type OrderView = (typeof VIEWS)[number] | 'resumen';

export const readOrder = (search: URLSearchParams): OpenDocument<OrderView> | undefined =>
  readDocument<OrderView>(search, 'pedido', VIEWS);

export const useOrderDialog = () => useDocumentDialog<OrderView>('pedido', VIEWS);
