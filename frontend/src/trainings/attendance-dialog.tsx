import type { TrainingSheet } from '@power/domain/trainings/views/sheet';
import { Checkbox, Stack } from '@mantine/core';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { useCommand } from '../api/hooks.ts';
import { takeAttendance } from '../calls/trainings.ts';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { useOpened } from '../ui/forms/use-opened.ts';
import { refreshTrainings } from './training-commands.ts';

const schema = z.object({ asistentes: z.array(z.string()) });

/** *Tomar asistencia*: whoever is marked was there, and may have a certificate. */
export function AttendanceDialog({
  sheet: shown,
  onClose,
}: {
  readonly sheet: TrainingSheet;
  readonly onClose: () => void;
}) {
  const { run } = useCommand(takeAttendance);
  const { opened: sheet, goOn } = useOpened(shown);
  const there = sheet.inscritos.filter(({ asistio }) => asistio === true).map((one) => String(one.inscripcion));
  return (
    <FormDialog
      title={`Asistencia de la Capacitación N° ${sheet.number}`}
      schema={schema}
      defaultValues={{ asistentes: there }}
      submitLabel="Guardar asistencia"
      labels={{ asistentes: 'Asistieron' }}
      version={sheet.version}
      onNewer={goOn}
      onClose={onClose}
      onDone={refreshTrainings}
      submit={({ asistentes }, options) => run({ id: sheet.number, asistentes: asistentes.map(Number) }, options)}
    >
      {({ control }) => (
        <Controller
          control={control}
          name="asistentes"
          render={({ field: { ref: _, ...field } }) => (
            <Checkbox.Group
              {...field}
              label="Asistieron"
              description={
                sheet.inscritos.length === 0
                  ? 'Nadie está inscrito: al guardar, la capacitación queda realizada.'
                  : 'Al guardar, la capacitación queda realizada.'
              }
            >
              <Stack gap="sm" mt="sm">
                {sheet.inscritos.map(({ inscripcion, nombre, empresa }) => (
                  <Checkbox
                    key={inscripcion}
                    value={String(inscripcion)}
                    label={empresa === '' ? nombre : `${nombre} · ${empresa}`}
                  />
                ))}
              </Stack>
            </Checkbox.Group>
          )}
        />
      )}
    </FormDialog>
  );
}
