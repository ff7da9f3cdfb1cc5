import { DocumentRoute } from '../documents/document-route.tsx';
import { OrderDialogs } from './order-dialogs.shared.tsx';
import { orderScreen } from './order-screen.tsx';
import { useOrderValues } from './payment-names.shared.ts';
import { useOrderDialog } from './use-order-dialog.shared.ts';

/** An order at its own address: `/sistema/pedido/15010`. */
export function Component() {
  const { showView } = useOrderDialog();
  const names = useOrderValues();
  return (
    <>
      <DocumentRoute screen={orderScreen} names={names} open={showView} />
      <OrderDialogs />
    </>
  );
}
