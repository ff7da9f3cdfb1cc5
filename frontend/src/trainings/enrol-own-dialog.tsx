import { inscritoTecleado } from '@power/domain/trainings/parts';
import type { OfferedTrainingRow } from '@power/domain/trainings/views/offered-training-row';
import { TextInput } from '@mantine/core';
import type { z } from 'zod';
import { useCommand } from '../api/hooks.ts';
import { enrolOwn } from '../calls/trainings.ts';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { refreshOwn } from './own-commands.ts';

const schema = inscritoTecleado.omit({ empresa: true });
type Person = z.infer<typeof schema>;
const LABELS = { nombre: 'Nombre', email: 'Correo' } as const;

/** *Inscribir a alguien* of the own company. */
export function EnrolOwnDialog({
  training,
  onClose,
}: {
  readonly training: OfferedTrainingRow;
  readonly onClose: () => void;
}) {
  const { run } = useCommand(enrolOwn);
  return (
    <FormDialog<Person>
      title={`Inscribir en ${training.nombre}`}
      schema={schema}
      defaultValues={{ nombre: '', email: '' }}
      submitLabel={training.cupos_libres > 0 ? 'Inscribir' : 'Dejar en lista de espera'}
      labels={LABELS}
      onClose={onClose}
      onDone={refreshOwn}
      submit={(inscrito, options) => run({ id: training.number, inscrito }, options)}
    >
      {({ register, formState: { errors } }) => (
        <>
          <TextInput
            label={LABELS.nombre}
            withAsterisk
            data-autofocus
            autoComplete="off"
            error={errors.nombre?.message}
            {...register('nombre')}
          />
          <TextInput
            label={LABELS.email}
            withAsterisk
            autoComplete="off"
            error={errors.email?.message}
            {...register('email')}
          />
        </>
      )}
    </FormDialog>
  );
}
