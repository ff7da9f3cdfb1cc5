import { useDocumentDialog } from '../documents/use-document-dialog.ts';

const VIEWS = [
  'validar',
  'editar',
  'lineas',
  'dividir',
  'historia',
  'etiquetas',
  'facturar',
  'precios',
  'nota_credito',
  'documentos',
] as const;

/** What of an order is open; `pedido=nuevo` is the dialog that makes one. */
export type OrderView = (typeof VIEWS)[number] | 'resumen';

export function useOrderDialog() {
  const dialog = useDocumentDialog<OrderView>('pedido', VIEWS);
  return {
    ...dialog,
    /** What the sheet of an order asks for: one of its views, or the dialog that makes a new one. */
    showView: (id: string, view: string) =>
      view === 'nuevo' ? dialog.show('nuevo') : dialog.show(id, view as OrderView),
  };
}
