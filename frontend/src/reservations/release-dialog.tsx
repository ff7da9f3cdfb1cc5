import { type LineaReserva, pendiente } from '@power/domain/reservations/parts';
import type { ReservationSheet } from '@power/domain/reservations/views/sheet';
import { Textarea } from '@mantine/core';
import { z } from 'zod';
import { useCommand } from '../api/hooks.ts';
import { releaseReservation } from '../calls/reservations.ts';
import { formatCount } from '../ui/format/numbers.ts';
import { NumberControl } from '../ui/forms/controlled.tsx';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { useOpened } from '../ui/forms/use-opened.ts';
import { refreshReservations } from './refresh-reservations.ts';

interface Freed {
  /** Units let go, by `n<line>`. */
  readonly libera: Readonly<Record<string, number | undefined>>;
  readonly motivo: string;
}

/** Of each line no more than it reserves, of all at least one unit. */
const freedOf = (lines: readonly LineaReserva[]): z.ZodType<Freed, Freed> =>
  z
    .object({
      libera: z.record(z.string(), z.number().int('Ingresa unidades enteras').min(0).optional()),
      motivo: z.string().trim().min(1, 'Ingresa el motivo'),
    })
    .superRefine(({ libera }, ctx) => {
      for (const line of lines)
        if ((libera[`n${line.linea}`] ?? 0) > pendiente(line))
          ctx.addIssue({ code: 'custom', path: ['libera', `n${line.linea}`], message: `Quedan ${pendiente(line)}` });
      if (lines.every(({ linea }) => (libera[`n${linea}`] ?? 0) === 0))
        ctx.addIssue({ code: 'custom', path: ['libera', `n${lines[0]!.linea}`], message: 'Indica qué se libera' });
    });

/** *Liberar*: everything unless a person says less. */
export function ReleaseDialog({ sheet, onClose }: { readonly sheet: ReservationSheet; readonly onClose: () => void }) {
  const { run } = useCommand(releaseReservation);
  const { opened, goOn } = useOpened(sheet);
  const lines = opened.lineas.filter((line) => pendiente(line) > 0);
  return (
    <FormDialog<Freed>
      title={`Liberar la Reserva N° ${opened.number}`}
      schema={freedOf(lines)}
      defaultValues={{ libera: Object.fromEntries(lines.map((l) => [`n${l.linea}`, pendiente(l)])), motivo: '' }}
      submitLabel="Liberar"
      version={opened.version}
      onNewer={goOn}
      labels={{
        motivo: 'Motivo',
        ...Object.fromEntries(lines.map((l) => [`libera.n${l.linea}`, l.producto.part_number])),
      }}
      onClose={onClose}
      submit={async ({ libera, motivo }, options) => {
        const some = lines.flatMap(({ linea }) => {
          const cantidad = libera[`n${linea}`] ?? 0;
          return cantidad > 0 ? [{ linea, cantidad }] : [];
        });
        const all = lines.every((line) => (libera[`n${line.linea}`] ?? 0) === pendiente(line));
        const reply = await run({ id: opened.number, motivo, ...(all ? {} : { lineas: some }) }, options);
        refreshReservations();
        return reply;
      }}
    >
      {({ control, register, formState: { errors } }) => (
        <>
          {lines.map((line) => (
            <NumberControl
              key={line.linea}
              control={control}
              name={`libera.n${line.linea}`}
              decimals={0}
              label={`${line.producto.part_number}: unidades que se liberan`}
              description={`Quedan ${formatCount(pendiente(line))} reservadas`}
            />
          ))}
          <Textarea
            label="Motivo"
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
