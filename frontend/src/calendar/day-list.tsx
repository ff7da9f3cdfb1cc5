import { Button } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import styles from './calendar.module.css';
import { Entry } from './calendar-day.tsx';
import type { CalendarEvent } from './calendar-event.ts';
import { dayName } from './month.ts';

interface Props {
  readonly day: string;
  readonly events: readonly CalendarEvent[];
  readonly onBack: () => void;
}

/** All events of a day, in place of the month in the same sheet. */
export const DayList = ({ day, events, onBack }: Props) => (
  <section aria-label={dayName(day)}>
    <Button size="xs" variant="default" leftSection={<IconChevronLeft size={14} />} onClick={onBack} autoFocus>
      Volver al mes
    </Button>
    <h2 className={styles.dayName}>{dayName(day)}</h2>
    {events.length === 0 && <p>Ya no hay eventos este día.</p>}
    <ul className={styles.list}>
      {events.map((event) => (
        <li key={event._id}>
          <Entry event={event} />
        </li>
      ))}
    </ul>
  </section>
);
