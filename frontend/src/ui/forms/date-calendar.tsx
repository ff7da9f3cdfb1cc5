import { DatePicker } from '@mantine/dates';
import '@mantine/dates/styles.css';
import 'dayjs/locale/es';
import { useEffect, useRef } from 'react';
import { today } from '../format/times.ts';
import styles from './date-calendar.module.css';

/** Month and year at its head are named by what they show. */
const WORDS = {
  nextMonth: 'Mes siguiente',
  previousMonth: 'Mes anterior',
  nextYear: 'Año siguiente',
  previousYear: 'Año anterior',
  nextDecade: 'Década siguiente',
  previousDecade: 'Década anterior',
};

interface Props {
  readonly day: string | undefined;
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly onPick: (day: string) => void;
}

/** A month in Spanish from Monday to Sunday, with the business's today. */
export function DateCalendar({ day, min, max, onPick }: Props) {
  const begin = day ?? today();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('[data-begin]')?.focus(), []);
  return (
    <DatePicker
      ref={box}
      locale="es"
      firstDayOfWeek={1}
      weekendDays={[]}
      hideOutsideDates
      ariaLabels={WORDS}
      classNames={{
        day: styles.day!,
        weekday: styles.weekday!,
        calendarHeader: styles.head!,
        calendarHeaderLevel: styles.level!,
      }}
      __stopPropagation
      value={day ?? null}
      defaultDate={begin}
      onChange={(found) => {
        if (found) onPick(found);
      }}
      {...(min ? { minDate: min } : {})}
      {...(max ? { maxDate: max } : {})}
      getDayProps={(at) => ({
        ...(at === begin ? { 'data-begin': true } : {}),
        ...(at === today() ? { className: styles.today ?? '' } : {}),
      })}
    />
  );
}
