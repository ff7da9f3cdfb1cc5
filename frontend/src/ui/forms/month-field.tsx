import { formatMonth, parseMonth } from '@power/domain/kernel/month';
import { TextInput, type TextInputProps } from '@mantine/core';
import type { Ref } from 'react';
import { useTyped } from './use-typed.ts';

interface Props extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  /** `yyyymm`, or what was typed when it is no month: a schema then refuses it. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly input?: Ref<HTMLInputElement>;
}

/** A month as people write it: `nov 2026`, `11-2026` and `202611` are understood, and tidied on leaving the field. */
export function MonthField({ value, onChange, onBlur, onFocus, input: ref, ...rest }: Props) {
  const { forget: _, ...input } = useTyped({
    written: formatMonth(value),
    parse: parseMonth,
    onChange: (month, text) => onChange(month ?? text),
    onFocus,
    onBlur,
  });
  return <TextInput placeholder="nov 2026" {...rest} {...input} ref={ref} autoComplete="off" maxLength={20} />;
}
