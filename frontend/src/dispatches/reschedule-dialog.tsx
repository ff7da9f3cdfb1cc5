import { EMPTY_FIELD } from '@power/domain/kernel/bound-text';
import { addDays } from '@power/domain/kernel/dates';
import { dayText } from '@power/domain/kernel/when';
import { Textarea } from '@mantine/core';
import { z } from 'zod';
import { today } from '../ui/format/times.ts';
import { DateControl } from '../ui/forms/controlled.tsx';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { refreshRoutes } from './refresh-routes.ts';
import { settle } from './road-queue.shared.ts';
import type { TaskStop } from './stop-tasks.ts';

const schema = z.object({ fecha: dayText, motivo: z.string().trim().min(1, EMPTY_FIELD).max(1000) });
type Values = z.infer<typeof schema>;
const LABELS = { fecha: 'Nueva fecha', motivo: 'Motivo' } as const;

/** Not today: the goods come back and wait for a route of another day. */
export function RescheduleDialog({ stop, onClose }: { readonly stop: TaskStop; readonly onClose: () => void }) {
  return (
    <FormDialog<Values>
      title={`Reprogramar el Pedido N° ${stop.pedido} de ${stop.cliente}`}
      schema={schema}
      defaultValues={{ fecha: addDays(today(), 1), motivo: '' }}
      submitLabel="Reprogramar"
      labels={LABELS}
      onClose={onClose}
      onDone={refreshRoutes}
      submit={(values) =>
        settle({ tipo: 'reprogramar', despacho: stop.despacho, linea: stop.linea, pedido: stop.pedido, ...values })
      }
    >
      {({ control, register, formState: { errors } }) => (
        <>
          <DateControl control={control} name="fecha" label={LABELS.fecha} withAsterisk min={today()} />
          <Textarea
            label={LABELS.motivo}
            withAsterisk
            data-autofocus
            autosize
            minRows={2}
            error={errors.motivo?.message}
            {...register('motivo')}
          />
        </>
      )}
    </FormDialog>
  );
}
