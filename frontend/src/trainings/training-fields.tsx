import { capacitacionTecleada } from '@power/domain/trainings/parts';
import { SimpleGrid, Switch, Textarea, TextInput } from '@mantine/core';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { DateControl, NumberControl } from '../ui/forms/controlled.tsx';
import { TimeField } from '../ui/forms/time-field.tsx';

export const trainingSchema = capacitacionTecleada;
export type TrainingInput = z.input<typeof trainingSchema>;
export type TrainingValues = z.output<typeof trainingSchema>;
export type TrainingForm = UseFormReturn<TrainingInput, unknown, TrainingValues>;

export const TRAINING_LABELS = {
  nombre: 'Nombre',
  fecha: 'Fecha',
  hora: 'Hora',
  lugar: 'Lugar',
  link: 'Link',
  cupos: 'Cupos',
  relator: 'Relator',
  descripcion: 'Descripción',
  publica: 'Inscripción pública',
} as const;

/** What is asked of a training, when it is made and when it is changed. */
export function TrainingFields({ form }: { readonly form: TrainingForm }) {
  const {
    register,
    formState: { errors },
  } = form;
  const control = form.control;
  return (
    <>
      <TextInput
        label={TRAINING_LABELS.nombre}
        withAsterisk
        data-autofocus
        autoComplete="off"
        maxLength={200}
        error={errors.nombre?.message}
        {...register('nombre')}
      />
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <DateControl control={control} name="fecha" label={TRAINING_LABELS.fecha} withAsterisk />
        <Controller
          control={control}
          name="hora"
          render={({ field: { ref: _, ...field }, fieldState }) => (
            <TimeField {...field} label={TRAINING_LABELS.hora} withAsterisk error={fieldState.error?.message} />
          )}
        />
        <NumberControl control={control} name="cupos" label={TRAINING_LABELS.cupos} withAsterisk decimals={0} />
      </SimpleGrid>
      <TextInput
        label={TRAINING_LABELS.lugar}
        description="Vacío si es sólo en línea"
        autoComplete="off"
        maxLength={200}
        error={errors.lugar?.message}
        {...register('lugar')}
      />
      <TextInput
        label={TRAINING_LABELS.link}
        placeholder="https://"
        autoComplete="off"
        maxLength={500}
        error={errors.link?.message}
        {...register('link')}
      />
      <TextInput
        label={TRAINING_LABELS.relator}
        autoComplete="off"
        maxLength={200}
        error={errors.relator?.message}
        {...register('relator')}
      />
      <Textarea
        label={TRAINING_LABELS.descripcion}
        autosize
        minRows={2}
        maxLength={4000}
        error={errors.descripcion?.message}
        {...register('descripcion')}
      />
      <Switch
        label={TRAINING_LABELS.publica}
        description="Cualquiera se inscribe en su página, y aparece en la tienda"
        {...register('publica')}
      />
    </>
  );
}
