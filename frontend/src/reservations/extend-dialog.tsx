import { addDays } from '@power/domain/kernel/dates';
import { DIAS_RESERVA } from '@power/domain/reservations/parts';
import type { ReservationSheet } from '@power/domain/reservations/views/sheet';
import { Textarea } from '@mantine/core';
import { z } from 'zod';
import { useCommand } from '../api/hooks.ts';
import { extendReservation } from '../calls/reservations.ts';
import { formatDay, today } from '../ui/format/times.ts';
import { DateControl } from '../ui/forms/controlled.tsx';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { useOpened } from '../ui/forms/use-opened.ts';
import { refreshReservations } from './refresh-reservations.ts';

const LABELS = { vence: 'Vence', motivo: 'Motivo' } as const;
const schema = z.object({
  vence: z.string().min(1, 'Ingresa el día'),
  motivo: z.string().trim().min(1, 'Ingresa el motivo'),
});

/** *Prorrogar*: another last day, and why. */
export function ExtendDialog({ sheet, onClose }: { readonly sheet: ReservationSheet; readonly onClose: () => void }) {
  const { run } = useCommand(extendReservation);
  const { opened, goOn } = useOpened(sheet);
  const from = opened.vence > today() ? opened.vence : today();
  return (
    <FormDialog
      title={`Prorrogar la Reserva N° ${opened.number}`}
      schema={schema}
      defaultValues={{ vence: addDays(from, DIAS_RESERVA), motivo: '' }}
      submitLabel="Prorrogar"
      labels={LABELS}
      version={opened.version}
      onNewer={goOn}
      onClose={onClose}
      submit={async (values, options) => {
        const reply = await run({ id: opened.number, ...values }, options);
        refreshReservations();
        return reply;
      }}
    >
      {({ control, register, formState: { errors } }) => (
        <>
          <DateControl
            control={control}
            name="vence"
            label={LABELS.vence}
            description={`Ahora vence el ${formatDay(opened.vence)}`}
            withAsterisk
          />
          <Textarea
            label={LABELS.motivo}
            withAsterisk
            autosize
            minRows={2}
            maxLength={4000}
            error={errors.motivo?.message}
            {...register('motivo')}
          />
        </>
      )}
    </FormDialog>
  );
}
