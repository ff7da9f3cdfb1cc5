import { isBlank } from '@power/domain/kernel/text';
import { TextInput } from '@mantine/core';
import { IconScan } from '@tabler/icons-react';
import { useState } from 'react';
import { readParcel } from './read-parcel.ts';

/** A label is scanned and its package opens; anything else is said to be none. */
export function FindParcel({ onFound }: { readonly onFound: (number: number) => void }) {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        const number = readParcel(typed);
        setWrong(number === undefined && !isBlank(typed));
        if (number === undefined) return;
        setTyped('');
        onFound(number);
      }}
    >
      <TextInput
        aria-label="Etiqueta de un embalaje"
        placeholder="Escanea E|número"
        leftSection={<IconScan size={16} aria-hidden />}
        w={180}
        autoComplete="off"
        maxLength={30}
        value={typed}
        error={wrong && 'No es un embalaje'}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setWrong(false);
        }}
      />
    </form>
  );
}
