import { TextInput, type TextInputProps } from '@mantine/core';
import { type Ref, useState } from 'react';
import { hasTwoReadings, twoReadings, typedFigure } from '@power/domain/kernel/typed-figure';
import { typedNumber } from '../format/numbers.ts';
import { useTyped } from './use-typed.ts';

interface Props extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  readonly value: number | null | undefined;
  /** NaN when what was typed is no number: a schema then refuses it. */
  readonly onChange: (value: number | undefined) => void;
  readonly decimals?: number;
  readonly input?: Ref<HTMLInputElement>;
}

/** Numbers as people type them (`1.234,5`), tidied on leaving the field. In a react-hook-form it is `NumberControl`. */
export function NumberInput({ value, onChange, onBlur, onFocus, decimals = 2, input: ref, ...rest }: Props) {
  // More decimals than the field takes stay as they were typed: a schema says that they are too many.
  const [typed, setTyped] = useState(0);
  const written =
    value === null || value === undefined || Number.isNaN(value) ? '' : typedNumber(value, Math.max(decimals, typed));
  const { forget: _, ...input } = useTyped({
    written,
    parse: (text) => typedFigure(text, decimals),
    onChange: (number, text) => {
      setTyped(/[.,](\d+)$/.exec(text)?.[1]?.length ?? 0);
      onChange(text === '' ? undefined : (number ?? Number.NaN));
    },
    onFocus,
    onBlur,
  });
  const error = hasTwoReadings(input.value, decimals) ? twoReadings(input.value) : rest.error;
  return <TextInput {...rest} {...input} error={error} ref={ref} inputMode="decimal" autoComplete="off" />;
}
