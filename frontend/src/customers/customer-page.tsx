import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { DocumentSheet } from '../documents/document-sheet.tsx';
import { useOrderValues } from '../orders/payment-names.shared.ts';
import { part } from '../ui/part.tsx';
import { useListState } from '../ui/list/use-list-state.ts';
import { customerScreen } from './customer-screen.tsx';

const CustomerForm = part(() => import('./customer-form.tsx'), 'CustomerForm');

/** A customer at its own address: `/sistema/cliente/458`. */
export function Component() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [{ asOf }, onList] = useListState();
  const [editing, setEditing] = useState(false);
  const names = useOrderValues();
  return (
    <>
      <DocumentSheet
        key={id}
        screen={customerScreen}
        id={id}
        asOf={asOf}
        onNow={() => onList({ asOf: '' })}
        page
        view={search.get('vista') ?? 'resumen'}
        show={(to, view) =>
          view === 'editar'
            ? setEditing(true)
            : void navigate(`/sistema/cliente/${to}${view === 'historia' ? '?vista=historia' : ''}`, { replace: true })
        }
        onClose={() => void navigate(-1)}
        names={names}
      />
      {editing && <CustomerForm id={id} onClose={() => setEditing(false)} />}
    </>
  );
}
