import { useDocumentDialog } from '../documents/use-document-dialog.ts';

const VIEWS = ['validar', 'simular', 'versiones', 'enviar', 'historia'] as const;
/** What of a quotation is open (`?ncot=8001&ver=validar`, requirements §3). */
export type QuotationView = (typeof VIEWS)[number] | 'resumen';

export const useQuotationDialog = () => useDocumentDialog<QuotationView>('ncot', VIEWS);
