import { DocumentSheet } from '../documents/document-sheet.tsx';
import { useOrderValues } from '../orders/payment-names.shared.ts';
import { useListState } from '../ui/list/use-list-state.ts';
import { quotationScreen } from './quotation-screen.tsx';
import { type QuotationView, useQuotationDialog } from './use-quotation-dialog.shared.ts';

/** A quotation over whatever screen names it; over a list of another day as it was on that day, to read only. */
export function QuotationSheetDialog({ number, onClose }: { readonly number: number; readonly onClose: () => void }) {
  const { open, show } = useQuotationDialog();
  const [{ asOf }, onList] = useListState();
  return (
    <DocumentSheet
      screen={quotationScreen}
      id={String(number)}
      asOf={asOf}
      onNow={() => onList({ asOf: '' })}
      page={false}
      view={open?.view ?? 'resumen'}
      show={(id, view) => show(Number(id), view as QuotationView)}
      onClose={onClose}
      names={useOrderValues()}
    />
  );
}
