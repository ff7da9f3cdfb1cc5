import { Textarea } from '@mantine/core';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { countInWords } from '../../ui/format/numbers.ts';
import { typedKeys } from '../../ui/forms/typed-keys.ts';

interface Props {
  /** `register('series')` of the form. */
  readonly field: UseFormRegisterReturn;
  /** What is written in it. */
  readonly text: string;
  readonly error: string | undefined;
  readonly hint: string;
  readonly required?: boolean;
  /** Where a form has several of them. */
  readonly label?: string;
}

/** Serials, one a line: typed, scanned or pasted from a spreadsheet. */
export const SerialsField = ({ field, text, error, hint, required = false, label = 'Series' }: Props) => (
  <Textarea
    label={label}
    description={`${hint} ${countInWords(typedKeys(text).length, ['serie', 'series'])}.`}
    autosize
    minRows={required ? 4 : 2}
    maxRows={10}
    withAsterisk={required}
    error={error}
    {...field}
  />
);

/** How many units move, and which: as many as serials where any are named. */
export function movedUnits(cantidad: number, text: string): { cantidad: number; series?: string[] } {
  const series = typedKeys(text);
  return series.length === 0 ? { cantidad } : { cantidad: series.length, series };
}

/** Of goods that move: when serials are named, as many units move as there are serials. */
export const MOVING =
  'Una por línea. Con series se mueven tantas unidades como series; si mueves todo lo que hay, van solas.';
