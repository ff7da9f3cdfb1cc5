import { EMPTY_FIELD } from '@power/domain/kernel/bound-text';
import { SimpleGrid, TextInput } from '@mantine/core';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { usePayment } from '../orders/payment-names.shared.ts';
import { formatMoney } from '../ui/format/numbers.ts';
import { NumberControl } from '../ui/forms/controlled.tsx';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { refreshRoutes } from './refresh-routes.ts';
import { settle } from './road-queue.shared.ts';
import type { TaskStop } from './stop-tasks.ts';
import { Select } from '../ui/forms/select.tsx';

const schemaOf = (falta: number) =>
  z.object({
    monto: z
      .number(EMPTY_FIELD)
      .int('Los pesos van sin decimales')
      .positive('Ingresa el monto cobrado')
      .max(falta, `A la parada le faltan ${formatMoney(falta)} por cobrar`),
    metodo_pago: z.string().min(1, EMPTY_FIELD),
    referencia: z.string().max(120),
  });
type Values = z.infer<ReturnType<typeof schemaOf>>;
const LABELS = { monto: 'Monto', metodo_pago: 'Método de Pago', referencia: 'N° de cheque u operación' } as const;

/** What the customer of a stop paid. */
export function CollectDialog({ stop, onClose }: { readonly stop: TaskStop; readonly onClose: () => void }) {
  const { metodos } = usePayment();
  return (
    <FormDialog<Values>
      title={`Registrar el cobro del Pedido N° ${stop.pedido}`}
      schema={schemaOf(stop.falta)}
      defaultValues={{ monto: stop.falta, metodo_pago: '', referencia: '' }}
      submitLabel="Registrar cobro"
      labels={LABELS}
      onClose={onClose}
      onDone={refreshRoutes}
      submit={(values) =>
        settle({ tipo: 'cobrar', despacho: stop.despacho, linea: stop.linea, pedido: stop.pedido, ...values })
      }
    >
      {({ control, register, formState: { errors } }) => (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <NumberControl
            control={control}
            name="monto"
            decimals={0}
            label={LABELS.monto}
            description={`Faltan ${formatMoney(stop.falta)}`}
            withAsterisk
          />
          <Controller
            control={control}
            name="metodo_pago"
            render={({ field, fieldState }) => (
              <Select
                allowDeselect={false}
                label={LABELS.metodo_pago}
                withAsterisk
                data={metodos}
                {...field}
                onChange={(value) => field.onChange(value ?? '')}
                error={fieldState.error?.message}
              />
            )}
          />
          <TextInput
            label={LABELS.referencia}
            autoComplete="off"
            error={errors.referencia?.message}
            {...register('referencia')}
          />
        </SimpleGrid>
      )}
    </FormDialog>
  );
}
