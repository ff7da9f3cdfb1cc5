import { useState } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { DocumentRoute } from '../documents/document-route.tsx';
import { useDocument } from '../documents/use-document.ts';
import { useOrderValues } from '../orders/payment-names.shared.ts';
import { useListState } from '../ui/list/use-list-state.ts';
import { part } from '../ui/part.tsx';
import { customerScreen } from './customer-screen.tsx';

const CustomerForm = part(() => import('./customer-form.tsx'), 'CustomerForm');
const MergeDialog = part(() => import('./merge-dialog.tsx'), 'MergeDialog');

/** A customer at its own address: `/sistema/cliente/458`; that of one that was merged leads to the one that stayed, but for its history. */
export function Component() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const [{ asOf }] = useListState();
  const [open, setOpen] = useState('');
  const navigate = useNavigate();
  const names = useOrderValues();
  const { found } = useDocument(customerScreen, id, asOf);
  const to = found?.documento.unido_a?._id;
  if (to !== undefined && !search.has('vista')) return <Navigate to={`/sistema/cliente/${to}`} replace />;
  const close = () => setOpen('');
  return (
    <>
      <DocumentRoute screen={customerScreen} names={names} open={(_, view) => setOpen(view)} />
      {open === 'editar' && <CustomerForm id={id} onClose={close} />}
      {open === 'unir' && (
        <MergeDialog
          id={id}
          onClose={close}
          onMerged={(staying) => void navigate(`/sistema/cliente/${staying}`, { replace: true })}
        />
      )}
    </>
  );
}
