import { CODES, useDocumentDialog } from '../documents/use-document-dialog.ts';

const VIEWS = ['editar', 'unir', 'historia'] as const;
/** What of a customer is open; `cliente=nuevo` is the form that makes one. */
export type CustomerView = (typeof VIEWS)[number] | 'resumen';

export const useCustomerDialog = () => useDocumentDialog<CustomerView>('cliente', VIEWS, CODES);
