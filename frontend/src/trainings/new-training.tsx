import { useCommand } from '../api/hooks.ts';
import { scheduleTraining } from '../calls/trainings.ts';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { refreshTrainings } from './training-commands.ts';
import {
  TRAINING_LABELS,
  TrainingFields,
  type TrainingForm,
  type TrainingInput,
  trainingSchema,
  type TrainingValues,
} from './training-fields.tsx';

/** *Nueva capacitación*. */
export function NewTrainingDialog({ onClose }: { readonly onClose: () => void }) {
  const { run } = useCommand(scheduleTraining);
  return (
    <FormDialog<TrainingInput, TrainingValues>
      title="Nueva capacitación"
      schema={trainingSchema}
      defaultValues={{
        nombre: '',
        fecha: '',
        hora: '',
        lugar: '',
        link: '',
        relator: '',
        descripcion: '',
        publica: false,
      }}
      submitLabel="Programar capacitación"
      labels={TRAINING_LABELS}
      onClose={onClose}
      onDone={refreshTrainings}
      submit={(capacitacion, options) => run({ capacitacion }, options)}
    >
      {(form) => <TrainingFields form={form as TrainingForm} />}
    </FormDialog>
  );
}
