import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { DocumentRoute } from '../documents/document-route.tsx';
import { useOrderValues } from '../orders/payment-names.shared.ts';
import { part } from '../ui/part.tsx';
import { customerScreen } from './customer-screen.tsx';

const CustomerForm = part(() => import('./customer-form.tsx'), 'CustomerForm');

/** A customer at its own address: `/sistema/cliente/458`. */
export function Component() {
  const { id = '' } = useParams();
  const [editing, setEditing] = useState(false);
  const names = useOrderValues();
  return (
    <>
      <DocumentRoute screen={customerScreen} names={names} open={() => setEditing(true)} />
      {editing && <CustomerForm id={id} onClose={() => setEditing(false)} />}
    </>
  );
}
