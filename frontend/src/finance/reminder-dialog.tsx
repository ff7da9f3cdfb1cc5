import type { ReceivableRow } from '@power/domain/finance/payments/views/unpaid-row';
import { PLANTILLAS, TEMPLATES } from '@power/domain/finance/collection/templates.shared';
import { Select, Stack, Textarea, TextInput } from '@mantine/core';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { call } from '../api/client.ts';
import { sendReminder } from '../calls/finance.ts';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { refreshUnpaid } from './refresh-unpaid.ts';

const schema = z.object({
  plantilla: z.enum(PLANTILLAS, { error: 'Elige la plantilla' }),
  asunto: z.string().trim().min(1, 'Ingresa el asunto').max(150),
  mensaje: z.string().trim().min(1, 'Ingresa el mensaje').max(4000),
  para: z.string(),
});
type Values = z.infer<typeof schema>;
const LABELS = { plantilla: 'Plantilla', asunto: 'Asunto', mensaje: 'Mensaje', para: 'Correos' } as const;

/** Reminders to the customers of these invoices, one mail to each with its own figures and its statement. */
export function ReminderDialog({
  rows,
  onClose,
}: {
  readonly rows: readonly ReceivableRow[];
  readonly onClose: () => void;
}) {
  const customers = [...new Map(rows.map((row) => [row.cliente_id, row.cliente_nombre])).entries()];
  const [first] = customers as [[string, string]];
  const submit = async ({ para, ...words }: Values) => {
    const addresses = para.split(/[,;\s]+/).filter(Boolean);
    const refused: string[] = [];
    for (const [cliente] of customers) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other: each refusal is told with its customer
      const reply = await call(
        sendReminder,
        { cliente, ...words, ...(customers.length === 1 && { para: addresses }) },
        { commandId: crypto.randomUUID() },
      );
      if (!reply.ok) refused.push(String((reply as { mensaje?: unknown }).mensaje));
    }
    if (refused.length === customers.length)
      return { ok: false as const, titulo: 'El recordatorio no se envió', mensaje: refused.join(' ') };
    const mailCount = customers.length - refused.length;
    return {
      ok: true as const,
      mensaje: [
        `${mailCount === 1 ? 'Un recordatorio va' : `${mailCount} recordatorios van`} en camino.`,
        ...refused,
      ].join(' '),
    };
  };
  return (
    <FormDialog<Values>
      title={customers.length === 1 ? `Recordatorio a ${first[1]}` : `Recordatorio a ${customers.length} clientes`}
      schema={schema}
      defaultValues={{ plantilla: 'Recordatorio', ...TEMPLATES.Recordatorio, para: '' }}
      submitLabel="Enviar"
      labels={LABELS}
      onClose={onClose}
      onDone={refreshUnpaid}
      submit={submit}
    >
      {({ control, register, setValue, formState: { errors } }) => (
        <Stack gap="md">
          <Controller
            control={control}
            name="plantilla"
            render={({ field: { ref, ...field } }) => (
              <Select
                {...field}
                ref={ref}
                label={LABELS.plantilla}
                data={[...PLANTILLAS]}
                allowDeselect={false}
                error={errors.plantilla?.message}
                onChange={(value) => {
                  field.onChange(value);
                  const words = TEMPLATES[value as Values['plantilla']];
                  setValue('asunto', words.asunto);
                  setValue('mensaje', words.mensaje);
                }}
              />
            )}
          />
          <TextInput label={LABELS.asunto} withAsterisk error={errors.asunto?.message} {...register('asunto')} />
          <Textarea
            label={LABELS.mensaje}
            description="{cliente}, {saldo} y {vencido} se reemplazan. Abajo van las facturas vencidas, y adjunto el estado de cuenta."
            withAsterisk
            autosize
            minRows={5}
            error={errors.mensaje?.message}
            {...register('mensaje')}
          />
          {customers.length === 1 && (
            <TextInput
              label={LABELS.para}
              description="Vacío: el correo de la ficha del cliente. Varios, separados por comas."
              error={errors.para?.message}
              {...register('para')}
            />
          )}
        </Stack>
      )}
    </FormDialog>
  );
}
