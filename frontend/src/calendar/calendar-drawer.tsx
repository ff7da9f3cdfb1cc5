import { dayOf, formatInstant } from '@power/domain/kernel/dates';
import { ActionIcon, Button, Drawer, Group, Skeleton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { SHEET } from '../ui/dialogs/sheet-width.ts';
import { part } from '../ui/part.tsx';
import { useCurrentUser } from '../access/current-user.ts';
import { useMay } from '../access/use-may.ts';
import { useQueryCall } from '../api/hooks.ts';
import { formatCount } from '../ui/format/numbers.ts';
import { useLiveRefresh } from '../live/refresh.ts';
import { today as todayIs } from '../ui/format/times.ts';
import { useReturnFocus } from '../ui/use-return-focus.ts';
import { calendar, createEvent } from '../calls/calendar.ts';
import styles from './calendar.module.css';
import type { CalendarEvent } from './calendar-event.ts';
import { addMonths, monthDays, monthName, monthOf } from './month.ts';
import { showEvent } from './show-event.tsx';

const WEEK = ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'];
const NewEvent = part(() => import('./new-event-dialog.tsx'), 'NewEventDialog');

function Day({
  day,
  month,
  today,
  events,
}: {
  day: string;
  month: string;
  today: string;
  events: readonly CalendarEvent[];
}) {
  return (
    <li
      className={styles.day}
      data-other={monthOf(day) !== month}
      data-today={day === today}
      data-empty={events.length === 0}
    >
      <time dateTime={day}>{Number(day.slice(8))}</time>
      {events.map((e) => (
        <button
          key={e._id}
          type="button"
          className={styles.event}
          data-origin={e.origen}
          onClick={() => void showEvent(e)}
          title={e.titulo}
        >
          <span>{formatInstant(e.fecha).slice(11, 16)}</span> {e.titulo}
        </button>
      ))}
    </li>
  );
}

/** 'Calendario': the month with its weekends; a click shows an event's details. Loading errors are not told (document 1 §8). */
export function CalendarDrawer({ onClose }: { onClose: () => void }) {
  useReturnFocus();
  const user = useCurrentUser();
  const may = useMay();
  const day = todayIs();
  const [month, setMonth] = useState(monthOf(day));
  const [adding, setAdding] = useState(false);
  const days = monthDays(month);
  const { data, isPending } = useQueryCall(
    calendar,
    {
      administrador: user.perfiles.perfil === 'Administrador',
      usuario: user._id,
      desde: days[0]!,
      hasta: days.at(-1)!,
    },
    { keepPrevious: true },
  );
  useLiveRefresh(calendar, calendar.topic);
  const sorted = [...(data?.eventos ?? [])].sort((a, b) => a.fecha.localeCompare(b.fecha));
  const on = (date: string) => sorted.filter((e) => dayOf(e.fecha) === date);
  return (
    <Drawer opened onClose={onClose} position="right" size={SHEET.history} title="Calendario">
      <Group justify="space-between" mb="sm">
        <Group gap="xs">
          <ActionIcon variant="default" aria-label="Mes anterior" onClick={() => setMonth(addMonths(month, -1))}>
            <IconChevronLeft size={16} />
          </ActionIcon>
          <ActionIcon variant="default" aria-label="Mes siguiente" onClick={() => setMonth(addMonths(month, 1))}>
            <IconChevronRight size={16} />
          </ActionIcon>
          <h2 className={styles.month} aria-live="polite">
            {monthName(month)}
          </h2>
        </Group>
        <Group gap="sm">
          {month !== monthOf(day) && (
            <Button size="xs" variant="default" onClick={() => setMonth(monthOf(day))}>
              Hoy
            </Button>
          )}
          {may(createEvent) && (
            <Button size="xs" leftSection={<IconPlus size={14} />} onClick={() => setAdding(true)}>
              Agendar
            </Button>
          )}
        </Group>
      </Group>
      <div className={styles.week} aria-hidden>
        {WEEK.map((d) => (
          <span key={d}>{d}</span>
        ))}
      </div>
      {isPending ? (
        <Skeleton height={360} />
      ) : (
        <ol className={styles.grid}>
          {days.map((d) => (
            <Day key={d} day={d} month={month} today={day} events={on(d)} />
          ))}
        </ol>
      )}
      {data && data.total > data.eventos.length && (
        <p role="status">{`Se muestran los primeros ${formatCount(data.eventos.length)} eventos de los ${formatCount(data.total)} de estas semanas.`}</p>
      )}
      {adding && <NewEvent onClose={() => setAdding(false)} />}
    </Drawer>
  );
}
