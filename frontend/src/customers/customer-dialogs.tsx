import { DocumentSheet } from '../documents/document-sheet.tsx';
import { part } from '../ui/part.tsx';
import { useListState } from '../ui/list/use-list-state.ts';
import { useOrderValues } from '../orders/payment-names.shared.ts';
import { customerScreen } from './customer-screen.tsx';
import { type CustomerView, useCustomerDialog } from './use-customer-dialog.shared.ts';

const CustomerForm = part(() => import('./customer-form.tsx'), 'CustomerForm');

function SheetDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { view, show } = useCustomerDialog();
  const [{ asOf }, onList] = useListState();
  return (
    <DocumentSheet
      screen={customerScreen}
      id={id}
      asOf={asOf}
      onNow={() => onList({ asOf: '' })}
      page={false}
      view={view}
      show={(to, next) => show(to, next as CustomerView)}
      onClose={onClose}
      names={useOrderValues()}
    />
  );
}

/** The customer that the address names, over the list. */
export function CustomerDialogs() {
  const { cliente, view, show, close } = useCustomerDialog();
  if (!cliente) return null;
  if (cliente === 'nuevo') return <CustomerForm onClose={close} onCreated={show} />;
  return view === 'editar' ? (
    <CustomerForm key={cliente} id={cliente} onClose={() => show(cliente)} />
  ) : (
    <SheetDialog key={cliente} id={cliente} onClose={close} />
  );
}
