import { DocumentRoute } from '../documents/document-route.tsx';
import { useOrderValues } from '../orders/payment-names.shared.ts';
import { QuotationDialogs } from './quotation-dialogs.shared.tsx';
import { quotationScreen } from './quotation-screen.tsx';
import { type QuotationView, useQuotationDialog } from './use-quotation-dialog.shared.ts';

/** A quotation at its own address: `/sistema/cotizacion/8001`. */
export function Component() {
  const { show } = useQuotationDialog();
  const names = useOrderValues();
  return (
    <>
      <DocumentRoute screen={quotationScreen} names={names} open={(id, view) => show(id, view as QuotationView)} />
      <QuotationDialogs />
    </>
  );
}
