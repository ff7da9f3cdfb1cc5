import { part } from '../ui/part.tsx';
import { refreshList } from '../ui/list/refresh-list.ts';
import { DispatchDialog } from './dispatch-dialog.tsx';
import { refreshOrders } from './refresh-orders.shared.ts';
import { useOrderDialog } from './use-order-dialog.shared.ts';

const OrderSheetDialog = part(() => import('./order-sheet.shared.tsx'), 'OrderSheetDialog');
const ValidateDialog = part(() => import('./validate-dialog.tsx'), 'ValidateDialog');
const EditDialog = part(() => import('./edit-dialog.tsx'), 'EditDialog');
const LinesDialog = part(() => import('./lines-dialog.tsx'), 'LinesDialog');
const SplitDialog = part(() => import('./split-dialog.tsx'), 'SplitDialog');
const LabelsDialog = part(() => import('./labels-dialog.tsx'), 'LabelsDialog');
const InvoiceDialog = part(() => import('./invoice-dialog.tsx'), 'InvoiceDialog');
const ApproveDialog = part(() => import('./approve-dialog.tsx'), 'ApproveDialog');
const CreditNoteDialog = part(() => import('./credit-note-dialog.tsx'), 'CreditNoteDialog');
const TaxDocumentsDialog = part(() => import('./tax-documents-dialog.tsx'), 'TaxDocumentsDialog');
const NewOrderDialog = part(() => import('./new-order/new-order-dialog.tsx'), 'NewOrderDialog');

/** The order dialog that the address names, over whatever screen. */
export function OrderDialogs() {
  const { open, show, close } = useOrderDialog();
  if (!open) return <DispatchDialog />;
  const { id, view } = open;
  const number = Number(id);
  const created = (made: number) => {
    refreshOrders();
    refreshList('pedidos-globales');
    show(made);
  };
  return (
    <>
      <DispatchDialog />
      {id === undefined ? (
        <NewOrderDialog onClose={close} onCreated={created} />
      ) : view === 'validar' ? (
        <ValidateDialog key={number} number={number} onClose={close} onNext={(next) => show(next, 'validar')} />
      ) : view === 'editar' ? (
        <EditDialog key={number} number={number} onClose={close} />
      ) : view === 'lineas' ? (
        <LinesDialog key={number} number={number} onClose={close} />
      ) : view === 'dividir' ? (
        <SplitDialog key={number} number={number} onClose={close} onSplit={created} />
      ) : view === 'etiquetas' ? (
        <LabelsDialog key={number} number={number} onClose={close} />
      ) : view === 'facturar' ? (
        <InvoiceDialog key={number} number={number} onClose={close} />
      ) : view === 'precios' ? (
        <ApproveDialog key={number} number={number} onClose={close} />
      ) : view === 'nota_credito' ? (
        <CreditNoteDialog key={number} number={number} onClose={close} />
      ) : view === 'documentos' ? (
        <TaxDocumentsDialog key={number} number={number} onClose={close} />
      ) : (
        <OrderSheetDialog key={number} number={number} onClose={close} />
      )}
    </>
  );
}
