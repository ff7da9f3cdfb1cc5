import { TextInput, type TextInputProps } from '@mantine/core';

/** `123456785` → `12.345.678-5` while it is typed; leaves anything that is no RUT for the schema to refuse. */
export function rutWhileTyping(text: string): string {
  const compact = text
    .toUpperCase()
    .replace(/[^\dK]/g, '')
    .slice(0, 10);
  if (compact.length < 2) return compact;
  return `${compact.slice(0, -1).replace(/\B(?=(\d{3})+$)/g, '.')}-${compact.slice(-1)}`;
}

interface Props extends Omit<TextInputProps, 'value' | 'onChange'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export const RutInput = ({ value, onChange, ...rest }: Props) => (
  <TextInput
    label="RUT"
    placeholder="12.345.678-5"
    autoComplete="off"
    {...rest}
    value={value}
    onChange={(e) => onChange(rutWhileTyping(e.currentTarget.value))}
  />
);
