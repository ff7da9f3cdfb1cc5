import type { CustomDateProps } from 'ag-grid-react';
import { DateField } from '../../forms/date-field.tsx';
import { parseDay } from '../../format/typed-times.ts';

const two = (n: number): string => String(n).padStart(2, '0');
/** The grid keeps days as local midnights. */
const written = (date: Date | null): string =>
  date ? `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}` : '';
const midnight = (day: string): Date =>
  new Date(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)));

/** Days in the filters of lists: the field of the forms instead of the browser's own. */
export function GridDate({ date, onDateChange }: CustomDateProps) {
  return (
    <DateField
      size="xs"
      aria-label="Fecha del filtro"
      calendarClass="ag-custom-component-popup"
      value={written(date)}
      onChange={(typed) => {
        const day = parseDay(typed);
        if (day) onDateChange(midnight(day));
        else if (typed === '') onDateChange(null);
      }}
    />
  );
}
