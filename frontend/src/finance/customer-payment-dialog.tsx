import type { ReceivableRow } from '@power/domain/finance/payments/views/unpaid-row';
import { EMPTY_FIELD } from '@power/domain/kernel/bound-text';
import { SimpleGrid, TextInput } from '@mantine/core';
import { z } from 'zod';
import { useCommand } from '../api/hooks.ts';
import { registerCustomerPayment } from '../calls/finance.ts';
import { formatMoney } from '../ui/format/numbers.ts';
import { today } from '../ui/format/times.ts';
import { DateControl, NumberControl } from '../ui/forms/controlled.tsx';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { refreshUnpaid } from './refresh-unpaid.ts';

const schemaOf = (owed: number) =>
  z.object({
    monto: z
      .number(EMPTY_FIELD)
      .int('Los pesos van sin decimales')
      .positive('Ingresa el monto')
      .max(owed, `A la factura le faltan ${formatMoney(owed)} por pagar`),
    fecha: z.iso.date('Escribe la fecha como dd-mm-aaaa'),
    referencia: z.string().max(120),
  });
type Values = z.infer<ReturnType<typeof schemaOf>>;
const LABELS = { monto: 'Monto', fecha: 'Fecha', referencia: 'N° de cheque u operación' } as const;

/** What a customer paid of an invoice. */
export function CustomerPaymentDialog({ row, onClose }: { readonly row: ReceivableRow; readonly onClose: () => void }) {
  const { run } = useCommand(registerCustomerPayment);
  return (
    <FormDialog<Values>
      title={`Registrar el pago del Pedido N° ${row.number}`}
      schema={schemaOf(row.saldo_factura)}
      defaultValues={{ monto: row.saldo_factura, fecha: today(), referencia: '' }}
      submitLabel="Registrar pago"
      labels={LABELS}
      onClose={onClose}
      onDone={refreshUnpaid}
      submit={(values) => run({ pedido: row.number, ...values })}
    >
      {({ control, register, formState: { errors } }) => (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <NumberControl
            control={control}
            name="monto"
            decimals={0}
            label={LABELS.monto}
            description={`${row.cliente_nombre}: faltan ${formatMoney(row.saldo_factura)}`}
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
