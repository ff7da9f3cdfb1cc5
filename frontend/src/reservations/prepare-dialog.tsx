import { pendiente } from '@power/domain/reservations/parts';
import type { ReservationSheet } from '@power/domain/reservations/views/sheet';
import { Textarea } from '@mantine/core';
import { z } from 'zod';
import { useCommand } from '../api/hooks.ts';
import { prepareReservation } from '../calls/reservations.ts';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { typedKeys } from '../ui/forms/typed-keys.ts';
import { useOpened } from '../ui/forms/use-opened.ts';
import { refreshReservations } from './refresh-reservations.ts';

const schema = z.object({ lineas: z.array(z.object({ linea: z.number(), series: z.string() })) });

/** *Preparar* of a reservation with serials: which units stand apart for it, or none. */
export function PrepareDialog({ sheet, onClose }: { readonly sheet: ReservationSheet; readonly onClose: () => void }) {
  const { run } = useCommand(prepareReservation);
  const { opened, goOn } = useOpened(sheet);
  const lines = opened.lineas.filter((line) => line.serializable && pendiente(line) > 0);
  return (
    <FormDialog
      title={`Preparar la Reserva N° ${opened.number}`}
      schema={schema}
      defaultValues={{ lineas: lines.map(({ linea, series = [] }) => ({ linea, series: series.join('\n') })) }}
      submitLabel="Preparar"
      labels={{ lineas: 'Series' }}
      version={opened.version}
      onNewer={goOn}
      onClose={onClose}
      submit={async ({ lineas }, options) => {
        const named = lineas.flatMap(({ linea, series }) => {
          const units = typedKeys(series);
          return units.length > 0 ? [{ linea, series: units }] : [];
        });
        const reply = await run({ id: opened.number, ...(named.length > 0 && { lineas: named }) }, options);
        refreshReservations();
        return reply;
      }}
    >
      {({ register, watch }) => (
        <>
          <p>Escanea las series de las unidades que apartas: nadie más podrá tomarlas. Vacío es sin series.</p>
          {lines.map((line, n) => (
            <Textarea
              key={line.linea}
              label={line.producto.part_number}
              description={`${typedKeys(watch(`lineas.${n}.series`)).length} de ${pendiente(line)}`}
              autosize
              minRows={2}
              maxRows={8}
              {...register(`lineas.${n}.series`)}
            />
          ))}
        </>
      )}
    </FormDialog>
  );
}
