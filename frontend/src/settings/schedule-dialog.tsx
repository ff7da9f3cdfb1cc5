import { emptyOr } from '@power/domain/kernel/bound-text';
import { Textarea } from '@mantine/core';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { scheduleMaintenance } from '../calls/settings.ts';
import { useCommand } from '../api/hooks.ts';
import { DateControl, NumberControl } from '../ui/forms/controlled.tsx';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { today } from '../ui/format/times.ts';
import { refreshList } from '../ui/list/refresh-list.ts';
import { TimeField } from '../ui/forms/time-field.tsx';
import styles from './maintenance.module.css';

const schema = z.object({
  fecha: z.iso.date(),
  hora: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: emptyOr('Escribe la hora como HH:mm') }),
  tiempo: z.number().int().min(1).max(1440),
  comentario: z.string().trim().max(1000),
});

/** Day, hour and estimate of an update. */
export function ScheduleDialog({ onClose }: { onClose: () => void }) {
  const { run } = useCommand(scheduleMaintenance);
  const day = today();
  return (
    <FormDialog
      title="Programar actualización"
      schema={schema}
      defaultValues={{ fecha: day, hora: '', tiempo: 30, comentario: '' }}
      submitLabel="Programar"
      onClose={onClose}
      onDone={() => refreshList('mantencion')}
      labels={{ fecha: 'Fecha', hora: 'Hora', tiempo: 'Tiempo estimado', comentario: 'Comentario' }}
      submit={({ comentario, ...rest }) => run({ ...rest, ...(comentario === '' ? {} : { comentario }) })}
    >
      {({ register, control, formState: { errors } }) => (
        <>
          <div className={styles.two}>
            <DateControl control={control} name="fecha" label="Fecha" withAsterisk min={day} />
            <Controller
              control={control}
              name="hora"
              render={({ field, fieldState }) => (
                <TimeField label="Hora" withAsterisk data-autofocus error={fieldState.error?.message} {...field} />
              )}
            />
          </div>
          <NumberControl control={control} name="tiempo" label="Tiempo estimado (minutos)" withAsterisk decimals={0} />
          <Textarea
            label="Comentario"
            autosize
            minRows={2}
            maxLength={1000}
            error={errors.comentario?.message}
            {...register('comentario')}
          />
        </>
      )}
    </FormDialog>
  );
}
