import { formatInstant } from '@power/domain/kernel/dates';
import { formatCount } from '../ui/format/numbers.ts';
import styles from './calendar.module.css';
import type { CalendarEvent } from './calendar-event.ts';
import { monthOf, weekdayOf } from './month.ts';
import { showEvent } from './show-event.tsx';

/** Events of a day that the month has room for; its list has all. */
const MOST = 3;

interface EntryProps {
  readonly event: CalendarEvent;
}

/** An event with its time; its details are a click away. */
export const Entry = ({ event }: EntryProps) => (
  <button
    type="button"
    className={styles.event}
    data-origin={event.origen}
    data-late={event.atrasada ?? undefined}
    onClick={() => void showEvent(event)}
    title={event.titulo}
  >
    <span className={styles.words}>
      <span>{formatInstant(event.fecha).slice(11, 16)}</span> {event.titulo}
    </span>
  </button>
);

interface Props {
  readonly day: string;
  readonly month: string;
  readonly today: string;
  readonly events: readonly CalendarEvent[];
  /** Shows all of them. */
  readonly onMore: () => void;
}

/** A cell of the month; a busy day says how many more it has. */
export function Day({ day, month, today, events, onMore }: Props) {
  const more = events.length - MOST;
  return (
    <li
      className={styles.day}
      data-other={monthOf(day) !== month}
      data-today={day === today}
      data-empty={events.length === 0}
    >
      <time dateTime={day}>
        <span className={styles.weekday}>{weekdayOf(day)} </span>
        {Number(day.slice(8))}
      </time>
      {events.slice(0, MOST).map((event) => (
        <Entry key={event._id} event={event} />
      ))}
      {more > 0 && (
        <button type="button" className={styles.more} data-more={day} onClick={onMore}>
          y {formatCount(more)} más
        </button>
      )}
    </li>
  );
}
