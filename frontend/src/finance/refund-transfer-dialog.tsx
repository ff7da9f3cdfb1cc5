import type { RefundRow } from '@power/domain/finance/refunds/views/refund-row';
import { EMPTY_FIELD } from '@power/domain/kernel/bound-text';
import { SimpleGrid, TextInput } from '@mantine/core';
import { z } from 'zod';
import { useCommand } from '../api/hooks.ts';
import { transferRefund } from '../calls/finance.ts';
import { confirm } from '../ui/dialogs/prompts.ts';
import { formatMoney } from '../ui/format/numbers.ts';
import { today } from '../ui/format/times.ts';
import { DateControl, NumberControl } from '../ui/forms/controlled.tsx';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { refreshUnpaid } from './refresh-unpaid.ts';

const schemaOf = (left: number) =>
  z.object({
    monto: z
      .number(EMPTY_FIELD)
      .int('Los pesos van sin decimales')
      .positive('Ingresa el monto')
      .max(left, `Quedan ${formatMoney(left)} por devolver`),
    fecha: z.iso.date('Escribe la fecha como dd-mm-aaaa'),
    referencia: z.string().trim().min(1, 'Ingresa el N° de la operación').max(120),
  });
type Values = z.infer<ReturnType<typeof schemaOf>>;
const LABELS = { monto: 'Monto', fecha: 'Fecha', referencia: 'N° de operación del banco' } as const;

/** *Marcar como transferida*: what somebody returned by a transfer; it cannot be undone, so it is confirmed. */
export function RefundTransferDialog({ row, onClose }: { readonly row: RefundRow; readonly onClose: () => void }) {
  const { run } = useCommand(transferRefund);
  const submit = async (values: Values) => {
    const yes = await confirm({
      titulo: 'Marcar como transferida',
      texto: `${formatMoney(values.monto)} quedan como devueltos a ${row.cliente_nombre}. No se puede deshacer.`,
      boton: 'Marcar como transferida',
      peligro: true,
    });
    return yes
      ? run({ pedido: row.number, ...values }, { expectedVersion: row.version })
      : { ok: false as const, titulo: 'No se registró', mensaje: 'Corrige lo que haga falta y confírmalo, o cancela.' };
  };
  return (
    <FormDialog<Values>
      title={`Devolución del Pedido N° ${row.number} por transferencia`}
      schema={schemaOf(row.saldo_devolver)}
      defaultValues={{ monto: row.saldo_devolver, fecha: today(), referencia: '' }}
      submitLabel="Marcar como transferida"
      labels={LABELS}
      onClose={onClose}
      onDone={refreshUnpaid}
      submit={submit}
    >
      {({ control, register, formState: { errors } }) => (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <NumberControl
            control={control}
            name="monto"
            decimals={0}
            label={LABELS.monto}
            description={`${row.cliente_nombre}: quedan ${formatMoney(row.saldo_devolver)} por devolver`}
            withAsterisk
          />
          <DateControl control={control} name="fecha" label={LABELS.fecha} withAsterisk />
          <TextInput
            label={LABELS.referencia}
            autoComplete="off"
            withAsterisk
            error={errors.referencia?.message}
            {...register('referencia')}
          />
        </SimpleGrid>
      )}
    </FormDialog>
  );
}
