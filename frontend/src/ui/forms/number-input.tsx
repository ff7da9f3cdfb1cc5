import { TextInput, type TextInputProps } from '@mantine/core';
import type { Ref } from 'react';
import { parseNumber, typedNumber } from '../format/numbers.ts';
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
  const written = value === null || value === undefined || Number.isNaN(value) ? '' : typedNumber(value, decimals);
  const { forget: _, ...input } = useTyped({
    written,
    parse: parseNumber,
    onChange: (number, text) => onChange(text === '' ? undefined : (number ?? Number.NaN)),
    onFocus,
    onBlur,
  });
  return <TextInput {...rest} {...input} ref={ref} inputMode="decimal" autoComplete="off" />;
}
