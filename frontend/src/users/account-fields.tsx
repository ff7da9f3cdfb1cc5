import { landingOf } from '@power/domain/access/landing';
import { type Perfil, PERFILES } from '@power/domain/kernel/perfiles';
import { Alert, TextInput } from '@mantine/core';
import { Controller, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { Select } from '../ui/forms/select.tsx';

interface Of<T extends FieldValues> {
  readonly form: UseFormReturn<T, unknown, T>;
}

/** One text of an account, as the form knows it. */
const text = <T extends FieldValues>({ register, formState: { errors } }: Of<T>['form'], name: string) => ({
  autoComplete: 'off',
  error: errors[name]?.message as string | undefined,
  ...register(name as Path<T>),
});

export const NameField = <T extends FieldValues & { nombre: string }>({ form }: Of<T>) => (
  <TextInput label="Nombre" withAsterisk data-autofocus {...text(form, 'nombre')} />
);

/** What one may know of a person besides the name. */
export const MoreFields = <T extends FieldValues & { telefono: string; codigo_sap: string }>({ form }: Of<T>) => (
  <>
    <TextInput label="Teléfono" type="tel" {...text(form, 'telefono')} />
    <TextInput label="Código SAP" description="Código de vendedor en el ERP." {...text(form, 'codigo_sap')} />
  </>
);

/** The profile; one that was chosen is changed, not taken away. */
export function ProfileField<T extends FieldValues & { perfil: string }>({ form }: Of<T>) {
  const perfil = form.watch('perfil' as Path<T>) as Perfil | '';
  return (
    <>
      <Controller
        control={form.control}
        name={'perfil' as Path<T>}
        render={({ field, fieldState: { error } }) => (
          <Select
            label="Perfil"
            withAsterisk
            data={PERFILES}
            searchable
            allowDeselect={false}
            value={field.value || null}
            onChange={(v) => field.onChange(v ?? field.value)}
            onBlur={field.onBlur}
            error={error?.message}
          />
        )}
      />
      {perfil !== '' && 'rechazo' in landingOf(perfil) && (
        <Alert color="yellow" variant="light">
          Este perfil no ingresa al sistema web: solo al equipo de bodega.
        </Alert>
      )}
    </>
  );
}
