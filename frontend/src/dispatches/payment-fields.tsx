import { SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { usePayment } from '../orders/payment-names.shared.ts';
import { formatMoney } from '../ui/format/numbers.ts';
import { NumberControl } from '../ui/forms/controlled.tsx';
import { Select } from '../ui/forms/select.tsx';
import type { DeliverValues } from './deliver-form.ts';

export const PAYMENT_LABELS = {
  monto: 'Monto cobrado',
  metodo_pago: 'Método de Pago',
  referencia: 'N° de cheque u operación',
  sin_cobro: 'Por qué no se cobró todo',
} as const;

interface Props {
  readonly form: UseFormReturn<DeliverValues>;
  /** Pesos that are due. */
  readonly due: number;
}

/** The money of a delivery: what was paid at the door, or why it was not. */
export function PaymentFields({ form: { control, register, watch, formState }, due }: Props) {
  const { metodos } = usePayment();
  const { errors } = formState;
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <NumberControl
          control={control}
          name="monto"
          decimals={0}
          label={PAYMENT_LABELS.monto}
          description={`Por cobrar ${formatMoney(due)}`}
        />
        <Controller
          control={control}
          name="metodo_pago"
          render={({ field, fieldState }) => (
            <Select
              allowDeselect={false}
              label={PAYMENT_LABELS.metodo_pago}
              data={metodos}
              {...field}
              onChange={(value) => field.onChange(value ?? '')}
              error={fieldState.error?.message}
            />
          )}
        />
        <TextInput
          label={PAYMENT_LABELS.referencia}
          autoComplete="off"
          error={errors.referencia?.message}
          {...register('referencia')}
        />
      </SimpleGrid>
      {(watch('monto') ?? 0) < due && (
        <Textarea
          label={PAYMENT_LABELS.sin_cobro}
          withAsterisk
          autosize
          minRows={2}
          error={errors.sin_cobro?.message}
          {...register('sin_cobro')}
        />
      )}
    </>
  );
}
