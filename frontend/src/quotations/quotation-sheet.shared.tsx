import { DocumentOverList } from '../documents/document-over-list.tsx';
import { useOrderValues } from '../orders/payment-names.shared.ts';
import { quotationScreen } from './quotation-screen.tsx';
import { type QuotationView, useQuotationDialog } from './use-quotation-dialog.shared.ts';

/** A quotation over whatever screen names it. */
export function QuotationSheetDialog({ number, onClose }: { readonly number: number; readonly onClose: () => void }) {
  const { open, show } = useQuotationDialog();
  return (
    <DocumentOverList
      screen={quotationScreen}
      id={String(number)}
      view={open?.view ?? 'resumen'}
      show={(id, view) => show(id, view as QuotationView)}
      onClose={onClose}
      names={useOrderValues()}
    />
  );
}
