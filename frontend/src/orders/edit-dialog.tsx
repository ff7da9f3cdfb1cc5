import type { OrderSheet } from '@power/domain/orders/views/sheet';
import { editOrder } from '../calls/orders.ts';
import { useCurrentUser } from '../access/current-user.ts';
import { useCommand } from '../api/hooks.ts';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { useOpened } from '../ui/forms/use-opened.ts';
import { EditFields } from './edit-fields.tsx';
import { editValues, headerOf, headerSchema, LABELS } from './header-form.ts';
import { useOrderValues } from './payment-names.shared.ts';
import { AwaitedOrder } from './awaited-order.tsx';
import { refreshOrders } from './refresh-orders.shared.ts';
import { useSheet } from './use-sheet.shared.ts';

/** *Editar pedido*: what may change before picking; the order as it was when the dialog opened is what the person edits. */
function Form({ order, onClose }: { order: OrderSheet; onClose: () => void }) {
  const { permisos } = useCurrentUser();
  const command = useCommand(editOrder);
  const { opened, goOn } = useOpened(order);
  const valueName = useOrderValues();
  const validated = opened.estatus !== 'Pendiente Validacion Administrativa';
  return (
    <FormDialog
      title={`Editar Pedido N° ${opened.number}`}
      schema={headerSchema}
      defaultValues={editValues(opened)}
      submitLabel="Guardar cambios"
      version={opened.version}
      onNewer={goOn}
      valueName={valueName}
      labels={LABELS}
      size="history"
      submit={async (values, options) => {
        const reply = await command.run({ id: opened.number, pedido: headerOf(values, opened) }, options);
        refreshOrders();
        return reply;
      }}
      onClose={onClose}
    >
      {(form) => <EditFields form={form} order={opened} validated={validated} mayCondition={permisos.condicionpago} />}
    </FormDialog>
  );
}

export function EditDialog({ number, onClose }: { number: number; onClose: () => void }) {
  const { order, ...sheet } = useSheet(number);
  if (order) return <Form order={order} onClose={onClose} />;
  return <AwaitedOrder title={`Editar Pedido N° ${number}`} sheet={sheet} onClose={onClose} />;
}
