import { EMPTY_FIELD } from '@power/domain/kernel/bound-text';
import { isValidRut } from '@power/domain/kernel/rut';
import { SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { useCommand } from '../api/hooks.ts';
import { deliverStop } from '../calls/dispatches.ts';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { RutInput } from '../ui/forms/rut-input.tsx';
import type { FormReply } from '../ui/forms/submit-reply.ts';
import { refreshRoutes } from './refresh-routes.ts';
import type { TaskStop } from './stop-tasks.ts';

const schema = z.object({
  nombre: z.string().trim().min(1, EMPTY_FIELD).max(120),
  rut: z.string().min(1, EMPTY_FIELD).refine(isValidRut, 'El RUT no es válido'),
  observacion: z.string().max(1000),
});
type Values = z.infer<typeof schema>;
const LABELS = { nombre: 'Quién recibe', rut: 'RUT', observacion: 'Observación' } as const;

/** Somebody took the goods at the door: name and RUT. */
export function DeliverDialog({ stop, onClose }: { readonly stop: TaskStop; readonly onClose: () => void }) {
  const { run } = useCommand(deliverStop);
  return (
    <FormDialog<Values>
      title={`Entregar el Pedido N° ${stop.pedido} a ${stop.cliente}`}
      schema={schema}
      defaultValues={{ nombre: '', rut: '', observacion: '' }}
      submitLabel="Entregar"
      labels={LABELS}
      onClose={onClose}
      onDone={refreshRoutes}
      submit={async (values) =>
        (await run({ id: stop.despacho, linea: stop.linea, ...values })) as unknown as FormReply
      }
    >
      {({ control, register, formState: { errors } }) => (
        <>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
            <TextInput
              label={LABELS.nombre}
              withAsterisk
              data-autofocus
              autoComplete="off"
              error={errors.nombre?.message}
              {...register('nombre')}
            />
            <Controller
              control={control}
              name="rut"
              render={({ field, fieldState }) => <RutInput withAsterisk {...field} error={fieldState.error?.message} />}
            />
          </SimpleGrid>
          <Textarea label={LABELS.observacion} autosize minRows={2} {...register('observacion')} />
        </>
      )}
    </FormDialog>
  );
}
