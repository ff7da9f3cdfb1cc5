import { emptyOr } from '@power/domain/kernel/bound-text';
import { instantOf } from '@power/domain/kernel/dates';
import { Textarea, TextInput } from '@mantine/core';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { DateControl } from '../ui/forms/controlled.tsx';
import { today } from '../ui/format/times.ts';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import type { FormReply } from '../ui/forms/submit-reply.ts';
import { TimeField } from '../ui/forms/time-field.tsx';

const schema = z
  .object({
    titulo: z.string().trim().min(1).max(200),
    fecha: z.iso.date(),
    hora: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: emptyOr('Escribe la hora como HH:mm') }),
    comentario: z.string().trim().max(2000),
  })
  .refine((v) => instantOf(v.fecha, v.hora) !== undefined, {
    message: 'Ese día el reloj se adelanta y esa hora no existe',
    path: ['hora'],
  });

interface Props {
  readonly title: string;
  readonly submit: (event: z.infer<typeof schema>) => Promise<FormReply>;
  readonly onClose: () => void;
}

/** Something to do on a day at a time of Santiago. */
export const EventForm = ({ title, submit, onClose }: Props) => (
  <FormDialog
    title={title}
    schema={schema}
    defaultValues={{ titulo: '', fecha: today(), hora: '09:00', comentario: '' }}
    submitLabel="Agendar"
    onClose={onClose}
    labels={{ titulo: 'Título', fecha: 'Fecha', hora: 'Hora', comentario: 'Descripción' }}
    submit={submit}
  >
    {({ register, control, formState: { errors } }) => (
      <>
        <TextInput
          label="Título"
          withAsterisk
          data-autofocus
          autoComplete="off"
          error={errors.titulo?.message}
          {...register('titulo')}
        />
        <DateControl control={control} name="fecha" label="Fecha" withAsterisk />
        <Controller
          control={control}
          name="hora"
          render={({ field, fieldState }) => (
            <TimeField label="Hora" withAsterisk error={fieldState.error?.message} {...field} />
          )}
        />
        <Textarea
          label="Descripción"
          autosize
          minRows={3}
          error={errors.comentario?.message}
          {...register('comentario')}
        />
      </>
    )}
  </FormDialog>
);
