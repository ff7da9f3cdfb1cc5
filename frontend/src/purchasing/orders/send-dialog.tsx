import { TagsInput, Textarea } from '@mantine/core';
import { isEmail } from '@power/domain/kernel/email';
import { MAX_CORREOS_OC } from '@power/domain/purchasing/orders/parts';
import type { PurchaseOrderSheet } from '@power/domain/purchasing/orders/views/sheet';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { useCommand } from '../../api/hooks.ts';
import { sendPurchaseOrder, suppliers } from '../../calls/purchasing.ts';
import { useMasterRecords } from '../../masters/use-master-options.ts';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import { refreshPurchaseOrders } from './refresh-purchase-orders.ts';

const schema = z.object({
  para: z
    .array(z.string().refine(isEmail, 'Ingresa correos válidos'))
    .max(MAX_CORREOS_OC, `A lo más ${MAX_CORREOS_OC} correos`),
  mensaje: z.string().trim().max(4000, 'A lo más 4.000 caracteres'),
});
const LABELS = { para: 'Otros correos', mensaje: 'Mensaje' };

/** *Enviar al proveedor*: the order as PDF, by mail; to the addresses of its record unless others are named. */
export function SendDialog({ sheet, onClose }: { readonly sheet: PurchaseOrderSheet; readonly onClose: () => void }) {
  const { run } = useCommand(sendPurchaseOrder);
  const record = useMasterRecords(suppliers).find(({ razon_social }) => razon_social === sheet.proveedor);
  const own = (record?.['correos'] as readonly string[] | undefined) ?? [];
  return (
    <FormDialog
      title={`Enviar la Orden de Compra N° ${sheet.number} a ${sheet.proveedor}`}
      schema={schema}
      defaultValues={{ para: [], mensaje: '' }}
      submitLabel={sheet.envio === null ? 'Enviar correo' : 'Enviar de nuevo'}
      labels={LABELS}
      version={sheet.version}
      onClose={onClose}
      submit={async ({ para, mensaje }, options) => {
        const reply = await run({ id: sheet.number, para, ...(mensaje && { mensaje }) }, options);
        refreshPurchaseOrders();
        return reply;
      }}
    >
      {({ control, register, formState: { errors } }) => (
        <>
          <Controller
            control={control}
            name="para"
            render={({ field: { ref, ...field }, fieldState: { error } }) => (
              <TagsInput
                {...field}
                ref={ref}
                label={LABELS.para}
                description={
                  own.length > 0
                    ? `En blanco, va a ${own.join(', ')}`
                    : 'Su ficha no tiene correos: escribe a quién enviarla'
                }
                splitChars={[',', ';', ' ']}
                acceptValueOnBlur
                error={error && 'Ingresa correos válidos, a lo más diez'}
              />
            )}
          />
          <Textarea
            label={LABELS.mensaje}
            description="El correo va en inglés, con la orden en PDF; escríbelo en el idioma del proveedor"
            autosize
            minRows={3}
            maxRows={10}
            error={errors.mensaje?.message}
            {...register('mensaje')}
          />
        </>
      )}
    </FormDialog>
  );
}
