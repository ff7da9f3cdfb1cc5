import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { parseNumber, typedNumber } from '../format/numbers.ts';

interface Props extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  readonly value: number | null | undefined;
  /** NaN when what was typed is no number: a schema then refuses it. */
  readonly onChange: (value: number | undefined) => void;
  readonly decimals?: number;
}

/** Numbers as people type them (`1.234,5`), tidied on leaving the field. For react-hook-form use it in a Controller. */
export function NumberInput({ value, onChange, onBlur, onFocus, decimals = 2, ...rest }: Props) {
  const [typing, setTyping] = useState<string>();
  const written = value === null || value === undefined || Number.isNaN(value) ? '' : typedNumber(value, decimals);
  return (
    <TextInput
      {...rest} inputMode="decimal" autoComplete="off" value={typing ?? written}
      onFocus={(e) => { setTyping(typing ?? written); e.currentTarget.select(); onFocus?.(e); }}
      onChange={(e) => {
        setTyping(e.currentTarget.value);
        onChange(e.currentTarget.value.trim() === '' ? undefined : parseNumber(e.currentTarget.value) ?? Number.NaN);
      }}
      onBlur={(e) => { if (typing !== undefined && (typing.trim() === '' || parseNumber(typing) !== undefined)) setTyping(undefined); onBlur?.(e); }}
    />
  );
}
