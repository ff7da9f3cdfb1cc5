import type exceljs from 'exceljs';
import { lookOf, type Tone } from '@power/domain/kernel/look';
import { DIFFERENCE_FILL, type ExportColumn, NUMBER_FORMAT, TONE_COLOUR } from './columns.ts';

type Style = Partial<exceljs.Style>;

const filled = (style: Style, argb: string): Style => ({
  ...style,
  fill: { type: 'pattern', pattern: 'solid', fgColor: { argb } },
});

/** Style of a column's cell by its value. exceljs looks styles up by the object: the same one each time spares it a quarter of its work. */
export function cellStyle({ tipo = 'texto', looks, regla }: ExportColumn): (value: unknown) => Style {
  const plain: Style = NUMBER_FORMAT[tipo] ? { numFmt: NUMBER_FORMAT[tipo] } : {};
  if (regla === 'diferencia') {
    const [more, less] = [filled(plain, DIFFERENCE_FILL.positiva), filled(plain, DIFFERENCE_FILL.negativa)];
    return (value) => (Number(value) > 0 ? more : Number(value) < 0 ? less : plain);
  }
  if (!looks) return () => plain;
  const toned = new Map<Tone, Style>();
  return (value) => {
    if (typeof value !== 'string') return plain;
    const { tone } = lookOf(looks, value);
    const known = toned.get(tone) ?? { ...plain, font: { color: { argb: TONE_COLOUR[tone] }, bold: true } };
    toned.set(tone, known);
    return known;
  };
}
