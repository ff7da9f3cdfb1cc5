import type { ReceivableRow } from '@power/domain/finance/payments/views/unpaid-row';
import { EMPTY_FIELD } from '@power/domain/kernel/bound-text';
import { SimpleGrid, Stack, TextInput } from '@mantine/core';
import { type Control, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useCommand } from '../api/hooks.ts';
import { allocatePayment } from '../calls/finance.ts';
import { formatMoney } from '../ui/format/numbers.ts';
import { formatDay, today } from '../ui/format/times.ts';
import { DateControl, NumberControl } from '../ui/forms/controlled.tsx';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { refreshUnpaid } from './refresh-unpaid.ts';

const sumOf = (numbers: readonly (number | null)[]): number =>
  numbers.reduce<number>((all, one) => all + (one ?? 0), 0);
const pesos = z.number(EMPTY_FIELD).int('Los pesos van sin decimales');

const schemaOf = (rows: readonly ReceivableRow[]) =>
  z
    .object({
      monto: pesos.positive('Ingresa el monto'),
      fecha: z.iso.date('Escribe la fecha como dd-mm-aaaa'),
      referencia: z.string().max(120),
      partes: z.array(pesos.min(0, 'No puede ser negativo')),
    })
    .superRefine(({ monto, partes }, context) => {
      partes.forEach((part, n) => {
        if (part > rows[n]!.saldo_factura)
          context.addIssue({
            code: 'custom',
            path: ['partes', n],
            message: `Le faltan ${formatMoney(rows[n]!.saldo_factura)}`,
          });
      });
      if (sumOf(partes) > monto)
        context.addIssue({
          code: 'custom',
          path: ['monto'],
          message: `Las facturas suman ${formatMoney(sumOf(partes))}, más que el pago`,
        });
      if (sumOf(partes) === 0)
        context.addIssue({ code: 'custom', path: ['partes', 0], message: 'Reparte el pago en al menos una factura' });
    });
type Values = z.infer<ReturnType<typeof schemaOf>>;
const LABELS = { monto: 'Monto recibido', fecha: 'Fecha', referencia: 'N° de cheque u operación' } as const;

/** One payment of a customer over several invoices, the oldest first; what is left over stays in the customer's favour. */
export function AllocationDialog({
  rows,
  onClose,
}: {
  readonly rows: readonly ReceivableRow[];
  readonly onClose: () => void;
}) {
  const { run } = useCommand(allocatePayment);
  const oldest = rows.toSorted((a, b) => (a.vence < b.vence ? -1 : a.vence > b.vence ? 1 : a.number - b.number));
  const submit = ({ partes, ...payment }: Values) =>
    run({
      ...payment,
      reparto: partes.flatMap((monto, n) => (monto > 0 ? [{ pedido: oldest[n]!.number, monto }] : [])),
    });
  return (
    <FormDialog<Values>
      title={`Registrar un pago de ${rows[0]!.cliente_nombre}`}
      schema={schemaOf(oldest)}
      defaultValues={{
        monto: sumOf(oldest.map((row) => row.saldo_factura)),
        fecha: today(),
        referencia: '',
        partes: oldest.map((row) => row.saldo_factura),
      }}
      submitLabel="Registrar pago"
      labels={LABELS}
      onClose={onClose}
      onDone={refreshUnpaid}
      submit={submit}
    >
      {({ control, register, formState: { errors } }) => (
        <Stack gap="md">
          <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
            <NumberControl control={control} name="monto" decimals={0} label={LABELS.monto} withAsterisk />
            <DateControl control={control} name="fecha" label={LABELS.fecha} withAsterisk />
            <TextInput
              label={LABELS.referencia}
              autoComplete="off"
              error={errors.referencia?.message}
              {...register('referencia')}
            />
          </SimpleGrid>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
            {oldest.map((row, n) => (
              <NumberControl
                key={row._id}
                control={control}
                name={`partes.${n}`}
                decimals={0}
                label={`Factura ${row.folio ?? ''}`}
                description={`Vence ${formatDay(row.vence)}, faltan ${formatMoney(row.saldo_factura)}`}
              />
            ))}
          </SimpleGrid>
          <LeftOver control={control} />
        </Stack>
      )}
    </FormDialog>
  );
}

/** What the invoices do not take of the payment, as it is typed. */
function LeftOver({ control }: { readonly control: Control<Values> }) {
  const { monto, partes } = useWatch({ control });
  const rest = (monto ?? 0) - sumOf((partes ?? []).map((part) => part ?? 0));
  return (
    <output>
      {rest > 0
        ? `Quedan ${formatMoney(rest)} a favor del cliente: se aplican después a otra factura o se devuelven.`
        : ''}
    </output>
  );
}
