import { Textarea } from '@mantine/core';
import type { SupplierOrderRow } from '@power/domain/purchasing/orders/views/purchase-order-row';
import { z } from 'zod';
import { useCommand } from '../../api/hooks.ts';
import { confirmSupplierOrder } from '../../calls/purchasing.ts';
import { DateControl } from '../../ui/forms/controlled.tsx';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import { refreshSupplierOrders } from './supplier-orders.ts';

const schema = z.object({
  despacho: z.string().min(1, 'Ingresa la fecha de despacho'),
  nota: z.string().trim().max(500, 'A lo más 500 caracteres'),
});
const LABELS = { despacho: 'Fecha de despacho', nota: 'Nota para el comprador' };

interface Props {
  readonly orden: SupplierOrderRow;
  readonly onClose: () => void;
}

/** The supplier says on which day the goods leave; the buyer is told. */
export function ConfirmDispatch({ orden, onClose }: Props) {
  const { run } = useCommand(confirmSupplierOrder);
  return (
    <FormDialog
      title={`Confirmar la Orden de Compra N° ${orden.number}`}
      schema={schema}
      defaultValues={{ despacho: orden.despacho_confirmado ?? orden.etd ?? '', nota: '' }}
      submitLabel="Confirmar despacho"
      labels={LABELS}
      version={orden.version}
      onClose={onClose}
      submit={async (values, options) => {
        const reply = await run({ id: orden.number, ...values }, options);
        refreshSupplierOrders();
        return reply;
      }}
    >
      {({ control, register, formState: { errors } }) => (
        <>
          <DateControl
            control={control}
            name="despacho"
            label={LABELS.despacho}
            description="El día en que la mercadería sale de tu bodega"
            withAsterisk
          />
          <Textarea label={LABELS.nota} rows={3} error={errors.nota?.message} {...register('nota')} />
        </>
      )}
    </FormDialog>
  );
}
