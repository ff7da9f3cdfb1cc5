import type { ReceivableRow } from '@power/domain/finance/payments/views/unpaid-row';
import { SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { z } from 'zod';
import { useCommand } from '../api/hooks.ts';
import { noteCollection } from '../calls/finance.ts';
import { DateControl } from '../ui/forms/controlled.tsx';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { refreshUnpaid } from './refresh-unpaid.ts';

const day = z.union([z.literal(''), z.iso.date('Escribe la fecha como dd-mm-aaaa')]);
const schema = z
  .object({
    comentario: z.string().trim().min(1, 'Ingresa qué se conversó').max(4000),
    fecha_prometida: day,
    fecha: day,
    accion: z.string().trim().max(150),
  })
  .superRefine(({ fecha, accion }, context) => {
    if (fecha !== '' && accion === '')
      context.addIssue({ code: 'custom', path: ['accion'], message: 'Ingresa qué harás ese día' });
    if (fecha === '' && accion !== '')
      context.addIssue({ code: 'custom', path: ['fecha'], message: 'Ingresa el día de la acción' });
  });
type Values = z.infer<typeof schema>;
const LABELS = {
  comentario: 'Qué se conversó',
  fecha_prometida: 'Fecha prometida de pago',
  fecha: 'Día de la próxima gestión',
  accion: 'Próxima gestión',
} as const;

/** What a customer said about paying; the next action goes into one's own calendar. */
export function CollectionDialog({ row, onClose }: { readonly row: ReceivableRow; readonly onClose: () => void }) {
  const { run } = useCommand(noteCollection);
  return (
    <FormDialog<Values>
      title={`Gestión de cobranza de ${row.cliente_nombre}`}
      schema={schema}
      defaultValues={{ comentario: '', fecha_prometida: '', fecha: '', accion: '' }}
      submitLabel="Registrar gestión"
      labels={LABELS}
      onClose={onClose}
      onDone={refreshUnpaid}
      submit={({ comentario, fecha_prometida, fecha, accion }) =>
        run({
          cliente: row.cliente_id,
          comentario,
          fecha_prometida: fecha_prometida || null,
          proxima: fecha === '' ? null : { fecha, accion },
        })
      }
    >
      {({ control, register, formState: { errors } }) => (
        <Stack gap="md">
          <Textarea
            label={LABELS.comentario}
            withAsterisk
            autosize
            minRows={3}
            error={errors.comentario?.message}
            {...register('comentario')}
          />
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
            <DateControl control={control} name="fecha_prometida" label={LABELS.fecha_prometida} />
            <DateControl control={control} name="fecha" label={LABELS.fecha} />
          </SimpleGrid>
          <TextInput
            label={LABELS.accion}
            description="Queda en tu calendario ese día a las 9:00."
            error={errors.accion?.message}
            {...register('accion')}
          />
        </Stack>
      )}
    </FormDialog>
  );
}
