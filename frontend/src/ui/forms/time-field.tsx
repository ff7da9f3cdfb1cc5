import { TextInput, type TextInputProps } from '@mantine/core';
import { parseTime } from '../format/typed-times.ts';
import { useTyped } from './use-typed.ts';

interface Props extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  /** `HH:mm`, or what was typed when it is no hour: a schema then refuses it. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** An hour of the day in 24 hours, whatever the browser's language: `9`, `9:30` and `0930` are understood. */
export function TimeField({ value, onChange, onBlur, onFocus, ...rest }: Props) {
  const { forget: _, ...input } = useTyped({
    written: value,
    parse: parseTime,
    onChange: (hour, text) => onChange(hour ?? text),
    onFocus,
    onBlur,
  });
  return <TextInput placeholder="HH:mm" {...rest} {...input} inputMode="numeric" autoComplete="off" maxLength={5} />;
}
