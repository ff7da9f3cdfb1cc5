import type { WrongRow } from '@power/domain/kernel/master-import';
import type { SheetRead } from '@power/domain/kernel/master-files';
import type { AskedField, AnyMaster } from '@power/domain/kernel/master-row';
import { type Cell, textWorkbook } from './text-workbook.ts';

const example = ({ kind, choices, asked, label }: AskedField): Cell => {
  if (typeof asked.initial === 'string' || typeof asked.initial === 'number' || typeof asked.initial === 'boolean')
    return asked.initial;
  if (kind === 'state') return choices![0]!;
  if (kind === 'flag') return 'Sí';
  if (kind === 'day') return '2026-01-31';
  if (kind === 'text' || kind === 'code') return label.slice(0, asked.max);
  return kind === 'rut'
    ? '76.086.428-5'
    : kind === 'list'
      ? 'Uno, Dos'
      : kind === 'numbers'
        ? '30, 60'
        : Math.max(1, asked.min ?? 1);
};

/** Headings of a master's fields over one row that shows how each is written. */
export const sampleOf = ({
  fields,
  sample,
}: Pick<AnyMaster, 'fields'> & { readonly sample?: Readonly<Record<string, Cell>> }): Blob =>
  textWorkbook([
    Object.values(fields).map(({ label }) => label),
    Object.entries(fields).map(([name, field]) => (sample ? (sample[name] ?? null) : example(field))),
  ]);

/** The rows that were refused, as they came, with the reason beside them. */
export function wrongRowsOf({ columnas, filas }: SheetRead, wrong: readonly WrongRow[]): Blob {
  const reasons = new Map(wrong.map(({ fila, errores }) => [fila, errores.join('. ')]));
  return textWorkbook([
    [...columnas.map(({ titulo }) => titulo), 'Motivo'],
    ...filas.flatMap(({ fila, celdas }) => (reasons.has(fila) ? [[...celdas, reasons.get(fila)!]] : [])),
  ]);
}

/** Bytes as base64, in pieces that the call stack bears. */
export function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return btoa(text);
}
