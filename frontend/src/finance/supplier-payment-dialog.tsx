import type { PayableRow } from '@power/domain/finance/payments/views/unpaid-row';
import { EMPTY_FIELD } from '@power/domain/kernel/bound-text';
import { SimpleGrid, TextInput } from '@mantine/core';
import { z } from 'zod';
import { useCommand } from '../api/hooks.ts';
import { registerSupplierPayment } from '../calls/invoice.ts';
import { formatMoney } from '../ui/format/numbers.ts';
import { today } from '../ui/format/times.ts';
import { DateControl, NumberControl } from '../ui/forms/controlled.tsx';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { refreshUnpaid } from './refresh-unpaid.ts';

const schemaOf = (owed: number) =>
  z.object({
    monto: z
      .number(EMPTY_FIELD)
      .positive('Ingresa el monto')
      .max(owed, `A la invoice le faltan ${formatMoney(owed, 'USD')} por pagar`),
    tipo_cambio: z.number(EMPTY_FIELD).min(1, 'Ingresa el tipo de cambio').max(100_000, 'Revisa el tipo de cambio'),
    fecha: z.iso.date('Escribe la fecha como dd-mm-aaaa'),
    referencia: z.string().max(120),
  });
type Values = z.infer<ReturnType<typeof schemaOf>>;
const LABELS = {
  monto: 'Monto en dólares',
  tipo_cambio: 'Tipo de cambio',
  fecha: 'Fecha',
  referencia: 'Referencia',
} as const;

/** What was paid of an invoice from abroad, and what the dollar cost that day. */
export function SupplierPaymentDialog({ row, onClose }: { readonly row: PayableRow; readonly onClose: () => void }) {
  const { run } = useCommand(registerSupplierPayment);
  return (
    <FormDialog<Values>
      title={`Registrar el pago de la Invoice N° ${row.number}`}
      schema={schemaOf(row.saldo_usd)}
      defaultValues={{
        monto: row.saldo_usd,
        tipo_cambio: row.dolar_hoy ?? row.tipo_cambio,
        fecha: today(),
        referencia: '',
      }}
      submitLabel="Registrar pago"
      labels={LABELS}
      onClose={onClose}
      onDone={refreshUnpaid}
      submit={(values) => run({ invoice: row.number, ...values })}
    >
      {({ control, register, formState: { errors } }) => (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <NumberControl
            control={control}
            name="monto"
            decimals={2}
            label={LABELS.monto}
            description={`${row.proveedor}: faltan ${formatMoney(row.saldo_usd, 'USD')}`}
            withAsterisk
          />
          <NumberControl
            control={control}
            name="tipo_cambio"
            decimals={4}
            label={LABELS.tipo_cambio}
            description="Pesos por dólar del día en que se pagó"
            withAsterisk
          />
          <DateControl control={control} name="fecha" label={LABELS.fecha} withAsterisk />
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
