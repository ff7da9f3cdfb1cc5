import type { TrainingSheet } from '@power/domain/trainings/views/sheet';
import { inscritoTecleado } from '@power/domain/trainings/parts';
import { TextInput } from '@mantine/core';
import type { z } from 'zod';
import { useCommand } from '../api/hooks.ts';
import { changeTraining, enrolPerson } from '../calls/trainings.ts';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { useOpened } from '../ui/forms/use-opened.ts';
import { refreshTrainings } from './training-commands.ts';
import {
  TRAINING_LABELS,
  TrainingFields,
  type TrainingForm,
  type TrainingInput,
  trainingSchema,
  type TrainingValues,
} from './training-fields.tsx';

interface Props {
  readonly sheet: TrainingSheet;
  readonly onClose: () => void;
}

/** *Editar*: while it is to come. */
export function EditTrainingDialog({ sheet: shown, onClose }: Props) {
  const { run } = useCommand(changeTraining);
  const { opened, goOn } = useOpened(shown);
  const { nombre, fecha, hora, lugar, link, cupos, relator, descripcion, publica } = opened;
  return (
    <FormDialog<TrainingInput, TrainingValues>
      title={`Editar la Capacitación N° ${opened.number}`}
      schema={trainingSchema}
      defaultValues={{ nombre, fecha, hora, lugar, link, cupos, relator, descripcion, publica }}
      submitLabel="Guardar cambios"
      labels={TRAINING_LABELS}
      version={opened.version}
      onNewer={goOn}
      changes
      onClose={onClose}
      onDone={refreshTrainings}
      submit={(capacitacion, options) => run({ id: opened.number, capacitacion }, options)}
    >
      {(form) => <TrainingFields form={form as TrainingForm} />}
    </FormDialog>
  );
}

type Person = z.output<typeof inscritoTecleado>;
type PersonInput = z.input<typeof inscritoTecleado>;
const PERSON = { nombre: 'Nombre', email: 'Correo', empresa: 'Empresa' } as const;

/** *Inscribir*: somebody takes one of the places that are left, or waits for one. */
export function EnrolDialog({ sheet, onClose }: Props) {
  const { run } = useCommand(enrolPerson);
  const free = sheet.cupos - sheet.inscritos.length;
  return (
    <FormDialog<PersonInput, Person>
      title={`Inscribir en la Capacitación N° ${sheet.number}`}
      schema={inscritoTecleado}
      defaultValues={{ nombre: '', email: '', empresa: '' }}
      submitLabel="Inscribir"
      labels={PERSON}
      onClose={onClose}
      onDone={refreshTrainings}
      submit={(inscrito, options) => run({ id: sheet.number, inscrito, espera: true }, options)}
    >
      {({ register, formState: { errors } }) => (
        <>
          <p>
            {free === 1
              ? 'Queda 1 cupo.'
              : free > 0
                ? `Quedan ${free} cupos.`
                : `No quedan cupos: la persona pasa a la lista de espera (${sheet.espera.length} antes que ella) y toma el primer cupo que se libere.`}
          </p>
          {(['nombre', 'email', 'empresa'] as const).map((name, n) => (
            <TextInput
              key={name}
              label={PERSON[name]}
              withAsterisk={n < 2}
              data-autofocus={n === 0 || undefined}
              autoComplete="off"
              maxLength={200}
              error={errors[name]?.message}
              {...register(name)}
            />
          ))}
        </>
      )}
    </FormDialog>
  );
}
