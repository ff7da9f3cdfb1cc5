import { TextInput } from '@mantine/core';
import type { PurchaseOrderSheet } from '@power/domain/purchasing/orders/views/sheet';
import { z } from 'zod';
import { useCommand } from '../../api/hooks.ts';
import { shipPurchaseOrder } from '../../calls/purchasing.ts';
import { DateControl } from '../../ui/forms/controlled.tsx';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import { dayOrNone } from './order-form.ts';
import { refreshPurchaseOrders } from './refresh-purchase-orders.ts';

const schema = z.object({
  etd: dayOrNone,
  eta: dayOrNone.refine((day) => day !== null, 'Ingresa la ETA'),
  documento: z.string().trim().max(120, 'A lo más 120 caracteres'),
});
const LABELS = { etd: 'ETD', eta: 'ETA', documento: 'Contenedor o guía' };

/** *Registrar embarque*: the goods are on their way, with the days that are known now. */
export function ShipDialog({ sheet, onClose }: { readonly sheet: PurchaseOrderSheet; readonly onClose: () => void }) {
  const { run } = useCommand(shipPurchaseOrder);
  return (
    <FormDialog
      title={`Embarque de la Orden de Compra N° ${sheet.number}`}
      schema={schema}
      defaultValues={{ etd: sheet.etd ?? '', eta: sheet.eta ?? '', documento: '' }}
      submitLabel="Registrar embarque"
      labels={LABELS}
      version={sheet.version}
      onClose={onClose}
      submit={async (values, options) => {
        const reply = await run({ id: sheet.number, ...values }, options);
        refreshPurchaseOrders();
        return reply;
      }}
    >
      {({ control, register, formState: { errors } }) => (
        <>
          <DateControl control={control} name="etd" label={LABELS.etd} description="Salió del proveedor" />
          <DateControl control={control} name="eta" label={LABELS.eta} description="Llega a bodega" withAsterisk />
          <TextInput label={LABELS.documento} error={errors.documento?.message} {...register('documento')} />
        </>
      )}
    </FormDialog>
  );
}
