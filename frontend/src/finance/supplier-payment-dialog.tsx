import type { PayableRow } from '@power/domain/finance/payments/views/unpaid-row';
import { EMPTY_FIELD } from '@power/domain/kernel/bound-text';
import { SimpleGrid, TextInput } from '@mantine/core';
import { z } from 'zod';
import { useCommand } from '../api/hooks.ts';
import { registerSupplierPayment } from '../calls/invoice.ts';
import { type Divisa, formatMoney } from '../ui/format/numbers.ts';
import { today } from '../ui/format/times.ts';
import { DateControl, NumberControl } from '../ui/forms/controlled.tsx';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { refreshUnpaid } from './refresh-unpaid.ts';

const schemaOf = (owed: number, divisa: Divisa) =>
  z.object({
    monto: z
      .number(EMPTY_FIELD)
      .positive('Ingresa el monto')
      .max(owed, `A la invoice le faltan ${formatMoney(owed, divisa)} por pagar`),
    tipo_cambio: z.number(EMPTY_FIELD).min(1, 'Ingresa el tipo de cambio').max(100_000, 'Revisa el tipo de cambio'),
    fecha: z.iso.date('Escribe la fecha como dd-mm-aaaa'),
    referencia: z.string().max(120),
  });
type Values = z.infer<ReturnType<typeof schemaOf>>;
const LABELS = {
  monto: 'Monto en la moneda de la invoice',
  tipo_cambio: 'Tipo de cambio',
  fecha: 'Fecha',
  referencia: 'Referencia',
} as const;

/** What was paid of an invoice from abroad, and what the dollar cost that day. */
export function SupplierPaymentDialog({ row, onClose }: { readonly row: PayableRow; readonly onClose: () => void }) {
  const { run } = useCommand(registerSupplierPayment);
  const divisa = row.moneda as Divisa;
  return (
    <FormDialog<Values>
      title={`Registrar el pago de la Invoice N° ${row.number}`}
      schema={schemaOf(row.saldo_proveedor, divisa)}
      defaultValues={{
        monto: row.saldo_proveedor,
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
            description={`${row.proveedor}: faltan ${formatMoney(row.saldo_proveedor, divisa)}`}
            withAsterisk
          />
          <NumberControl
            control={control}
            name="tipo_cambio"
            decimals={4}
            label={LABELS.tipo_cambio}
            description={divisa === 'CLP' ? 'En pesos: 1' : 'Pesos por la moneda de la invoice, del día en que se pagó'}
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
