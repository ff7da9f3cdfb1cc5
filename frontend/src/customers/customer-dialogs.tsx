import { DocumentOverList } from '../documents/document-over-list.tsx';
import { useOrderValues } from '../orders/payment-names.shared.ts';
import { part } from '../ui/part.tsx';
import { customerScreen } from './customer-screen.tsx';
import { type CustomerView, useCustomerDialog } from './use-customer-dialog.shared.ts';

const MergeDialog = part(() => import('./merge-dialog.tsx'), 'MergeDialog');
const CustomerForm = part(() => import('./customer-form.tsx'), 'CustomerForm');

/** The customer that the address names, over the list. */
export function CustomerDialogs() {
  const { open, show, close } = useCustomerDialog();
  const names = useOrderValues();
  if (!open) return null;
  const { id, view } = open;
  if (id === undefined) return <CustomerForm onClose={close} onCreated={show} />;
  if (view === 'unir') return <MergeDialog key={id} id={id} onClose={() => show(id)} onMerged={show} />;
  return view === 'editar' ? (
    <CustomerForm key={id} id={id} onClose={close} />
  ) : (
    <DocumentOverList
      key={id}
      screen={customerScreen}
      id={id}
      view={view}
      show={(to, next) => show(to, next as CustomerView)}
      onClose={close}
      names={names}
    />
  );
}
