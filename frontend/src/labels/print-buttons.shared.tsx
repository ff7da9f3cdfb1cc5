import { Button, Group, NumberInput } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import type { Format, Output } from './use-printing.shared.ts';
import { Select } from '../ui/forms/select.tsx';

const FORMATS = [
  { value: 'A4', label: 'Hoja A4' },
  { value: '100x50', label: 'Etiqueta 100 × 50 mm' },
];

interface Props {
  /** What is printed on unless a person says otherwise. */
  readonly first?: Format;
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly onPrint: (how: { formato: Format; copias: number }, salida: Output) => void;
}

/** On what, how often, and for which printer. */
export function PrintButtons({ first = 'A4', busy, disabled, onPrint }: Props) {
  const [formato, setFormat] = useState<Format>(first);
  const [copias, setCopies] = useState(1);
  const print = (salida: Output) => onPrint({ formato, copias }, salida);
  return (
    <Group align="end">
      <Select
        label="Formato"
        data={FORMATS}
        value={formato}
        allowDeselect={false}
        onChange={(value) => setFormat(value as Format)}
      />
      <NumberInput
        label="Copias"
        w={90}
        min={1}
        max={20}
        allowDecimal={false}
        value={copias}
        onChange={(value) => setCopies(Number(value) || 1)}
      />
      <Button leftSection={<IconPrinter size={16} />} loading={busy} disabled={disabled} onClick={() => print('pdf')}>
        Imprimir PDF
      </Button>
      <Button variant="default" disabled={disabled || busy} onClick={() => print('zpl')}>
        Archivo ZPL
      </Button>
    </Group>
  );
}
