import type { ComponentProps } from 'react';
import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form';
import { DateField } from './date-field.tsx';
import { NumberInput } from './number-input.tsx';

type Bound = 'value' | 'onChange' | 'onBlur' | 'error' | 'input' | 'name';
type Of<T extends FieldValues, P> = Omit<P, Bound> & {
  readonly control: Control<T, unknown, unknown>;
  readonly name: FieldPath<T>;
};

/** A number of a react-hook-form: has the focus when the form refuses it, and says why. */
export const NumberControl = <T extends FieldValues>({
  control,
  name,
  ...rest
}: Of<T, ComponentProps<typeof NumberInput>>) => (
  <Controller
    control={control as Control<T>}
    name={name}
    render={({ field: { ref, ...field }, fieldState }) => (
      <NumberInput {...rest} {...field} input={ref} error={fieldState.error?.message} />
    )}
  />
);

/** A day of a react-hook-form, likewise. */
export const DateControl = <T extends FieldValues>({
  control,
  name,
  ...rest
}: Of<T, ComponentProps<typeof DateField>>) => (
  <Controller
    control={control as Control<T>}
    name={name}
    render={({ field: { ref, ...field }, fieldState }) => (
      <DateField {...rest} {...field} input={ref} error={fieldState.error?.message} />
    )}
  />
);
