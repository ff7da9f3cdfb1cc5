import { createEvent } from '@power/domain/calendar/create-event';
import { instantOf } from '@power/domain/kernel/dates';
import { Textarea, TextInput } from '@mantine/core';
import { z } from 'zod';
import { useCommand } from '../api/hooks.ts';
import { today } from '../ui/format/times.ts';
import { FormDialog } from '../ui/forms/form-dialog.tsx';

const schema = z.object({
  titulo: z.string().trim().min(1).max(200), fecha: z.iso.date('Ingresa la fecha'), hora: z.string().regex(/^\d{2}:\d{2}$/, 'Ingresa la hora'), comentario: z.string().trim().max(2000),
}).refine((v) => instantOf(v.fecha, v.hora) !== undefined, { message: 'Ese día el reloj se adelanta y esa hora no existe', path: ['hora'] });

export function NewEventDialog({ onClose }: { onClose: () => void }) {
  const { run } = useCommand(createEvent);
  return (
    <FormDialog
      title="Agendar acción" schema={schema} defaultValues={{ titulo: '', fecha: today(), hora: '09:00', comentario: '' }} submitLabel="Agendar" onClose={onClose} size="md"
      labels={{ titulo: 'Título', fecha: 'Fecha', hora: 'Hora', comentario: 'Descripción' }}
      submit={({ fecha, hora, ...rest }) => run({ ...rest, fecha: instantOf(fecha, hora)! })}
    >
      {({ register, formState: { errors } }) => (
        <>
          <TextInput label="Título" withAsterisk data-autofocus autoComplete="off" error={errors.titulo?.message} {...register('titulo')} />
          <TextInput type="date" label="Fecha" withAsterisk error={errors.fecha?.message} {...register('fecha')} />
          <TextInput type="time" label="Hora" withAsterisk error={errors.hora?.message} {...register('hora')} />
          <Textarea label="Descripción" autosize minRows={3} error={errors.comentario?.message} {...register('comentario')} />
        </>
      )}
    </FormDialog>
  );
}
