import { choiceText } from '@power/domain/kernel/choice-text';
import { santiago } from '@power/domain/kernel/dates';
import type { ExportType } from './columns.ts';

export type Cell = string | number | Date | null;

const QUARTER = 900_000;
const offsets = new Map<number, number>();

/** Excel cells have no time zone: an instant becomes the wall clock of Santiago. Offsets are remembered per quarter of an hour. */
function wallClock(instant: string): Date {
  const time = Date.parse(instant);
  const quarter = Math.floor(time / QUARTER);
  let offset = offsets.get(quarter);
  if (offset === undefined) {
    const d = santiago(new Date(quarter * QUARTER));
    offset = Date.UTC(d.year, d.month - 1, d.day, d.hour, d.minute, d.second) - quarter * QUARTER;
    if (offsets.size > 100_000) offsets.clear();
    offsets.set(quarter, offset);
  }
  return new Date(time + offset);
}

// oxlint-disable-next-line no-control-regex
const UNWRITABLE = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;
const MAX_CELL = 32_767;

/** A value as its column's type; what does not fit the type stays text, so that nothing is lost. */
export function toCell(tipo: ExportType, value: unknown): Cell {
  if (value === null || value === undefined || value === '') return null;
  switch (tipo) {
    case 'numero':
    case 'entero':
    case 'decimal':
    case 'pesos':
    case 'dolares':
    case 'euros':
    case 'porcentaje': {
      const number = Number(value);
      return Number.isFinite(number) ? number : String(value);
    }
    case 'fecha':
      return /^\d{4}-\d{2}-\d{2}/.test(String(value)) ? new Date(`${dayText(String(value))}T00:00:00Z`) : String(value);
    case 'instante':
      return Number.isNaN(Date.parse(String(value))) ? String(value) : wallClock(String(value));
    case 'si_no':
      return value === true ? 'Sí' : 'No';
    // As on the screen.
    case 'opcion':
      return choiceText(String(value));
    case 'texto':
      return (
        (Array.isArray(value) ? value.join(', ') : typeof value === 'object' ? JSON.stringify(value) : String(value))
          // What came before it was refused at the door: one such sign, and no program opens the workbook.
          .replaceAll(UNWRITABLE, '')
          .slice(0, MAX_CELL)
      );
  }
}

/** Days stay as they are; instants in a day column are the day of Santiago. */
const dayText = (value: string): string => (value.length > 10 ? wallClock(value).toISOString().slice(0, 10) : value);
