import { type ChangeEvent, type FocusEvent, useState } from 'react';

interface Options<T> {
  /** The value as it is shown while nobody types. */
  readonly written: string;
  readonly parse: (text: string) => T | undefined;
  /** `undefined` for an empty field and for what is no value; `text` tells which. */
  readonly onChange: (value: T | undefined, text: string) => void;
  readonly onFocus?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  readonly onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
}

/** A field for values as people type them: what is typed stays as it is until the field is left, and beyond when it is no value. */
export function useTyped<T>({ written, parse, onChange, onFocus, onBlur }: Options<T>) {
  const [typing, setTyping] = useState<string>();
  return {
    value: typing ?? written,
    onFocus: (e: FocusEvent<HTMLInputElement>) => {
      e.currentTarget.select();
      onFocus?.(e);
    },
    onChange: (e: ChangeEvent<HTMLInputElement>) => {
      const text = e.currentTarget.value;
      setTyping(text);
      onChange(text.trim() === '' ? undefined : parse(text), text.trim());
    },
    onBlur: (e: FocusEvent<HTMLInputElement>) => {
      if (typing !== undefined && (typing.trim() === '' || parse(typing) !== undefined)) setTyping(undefined);
      onBlur?.(e);
    },
    /** The value came from elsewhere: what was typed is past. */
    forget: () => setTyping(undefined),
  };
}
