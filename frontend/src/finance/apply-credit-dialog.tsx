import type { RefundRow } from '@power/domain/finance/refunds/views/refund-row';
import { EMPTY_FIELD } from '@power/domain/kernel/bound-text';
import { Select, SimpleGrid } from '@mantine/core';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { useCommand, useQueryCall } from '../api/hooks.ts';
import { applyCredit, receivableGrid } from '../calls/finance.ts';
import { formatMoney } from '../ui/format/numbers.ts';
import { formatDay } from '../ui/format/times.ts';
import { NumberControl } from '../ui/forms/controlled.tsx';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { refreshUnpaid } from './refresh-unpaid.ts';

const schemaOf = (left: number) =>
  z.object({
    destino: z.string({ error: 'Elige la factura' }).min(1, 'Elige la factura'),
    monto: z
      .number(EMPTY_FIELD)
      .int('Los pesos van sin decimales')
      .positive('Ingresa el monto')
      .max(left, `Quedan ${formatMoney(left)} a favor del cliente`),
  });
type Values = z.infer<ReturnType<typeof schemaOf>>;
const LABELS = { destino: 'Factura', monto: 'Monto' } as const;

/** *Aplicar a una factura*: what is to be returned to a customer pays another invoice. */
export function ApplyCreditDialog({ row, onClose }: { readonly row: RefundRow; readonly onClose: () => void }) {
  const { run } = useCommand(applyCredit);
  const filterModel = { cliente_id: { filterType: 'text' as const, type: 'equals' as const, filter: row.cliente_id } };
  const { data } = useQueryCall(receivableGrid, { startRow: 0, endRow: 200, filterModel });
  const invoices = data && 'rows' in data ? data.rows : [];
  return (
    <FormDialog<Values>
      title={`Aplicar ${formatMoney(row.saldo_devolver)} a favor de ${row.cliente_nombre}`}
      schema={schemaOf(row.saldo_devolver)}
      defaultValues={{ destino: '', monto: row.saldo_devolver }}
      submitLabel="Aplicar a la factura"
      labels={LABELS}
      onClose={onClose}
      onDone={refreshUnpaid}
      submit={(values) => run({ pedido: row.number, ...values }, { expectedVersion: row.version })}
    >
      {({ control, setValue, formState: { errors } }) => (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <Controller
            control={control}
            name="destino"
            render={({ field: { ref, ...field } }) => (
              <Select
                {...field}
                ref={ref}
                label={LABELS.destino}
                withAsterisk
                placeholder={data && invoices.length === 0 ? 'El cliente no debe facturas' : 'Elige la factura'}
                data={invoices.map((one) => ({
                  value: String(one.number),
                  label: `${one.folio ?? one.number}, vence ${formatDay(one.vence)}, faltan ${formatMoney(one.saldo_factura)}`,
                }))}
                onChange={(value) => {
                  field.onChange(value ?? '');
                  const debt = invoices.find((one) => String(one.number) === value)?.saldo_factura;
                  if (debt !== undefined) setValue('monto', Math.min(debt, row.saldo_devolver));
                }}
                error={errors.destino?.message}
              />
            )}
          />
          <NumberControl control={control} name="monto" decimals={0} label={LABELS.monto} withAsterisk />
        </SimpleGrid>
      )}
    </FormDialog>
  );
}
