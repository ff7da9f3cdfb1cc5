import { dayOf } from '@power/domain/kernel/dates';
import { ActionIcon, Button, Drawer, Group, Skeleton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { SHEET } from '../ui/dialogs/sheet-width.ts';
import { part } from '../ui/part.tsx';
import { useCurrentUser } from '../access/current-user.ts';
import { useMay } from '../access/use-may.ts';
import { useQueryCall } from '../api/hooks.ts';
import { formatCount } from '../ui/format/numbers.ts';
import { useLiveRefresh } from '../live/refresh.ts';
import { today as todayIs } from '../ui/format/times.ts';
import { usePhone } from '../ui/use-phone.ts';
import { useReturnFocus } from '../ui/use-return-focus.ts';
import { calendar, createEvent } from '../calls/calendar.ts';
import { purchaseOrderCount } from '../calls/purchasing.ts';
import styles from './calendar.module.css';
import { Day } from './calendar-day.tsx';
import { DayList } from './day-list.tsx';
import { addMonths, monthDays, monthName, monthOf } from './month.ts';

const WEEK = ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'];
const NewEvent = part(() => import('./new-event-dialog.tsx'), 'NewEventDialog');

/** 'Calendario': the month with its weekends; a click shows an event's details. Loading errors are not told (document 1 §8). */
export function CalendarDrawer({ onClose }: { onClose: () => void }) {
  useReturnFocus();
  const user = useCurrentUser();
  const may = useMay();
  const day = todayIs();
  const [month, setMonth] = useState(monthOf(day));
  const [adding, setAdding] = useState(false);
  /** The day whose list stands in place of the month. */
  const [listed, setListed] = useState<string>();
  const grid = useRef<HTMLOListElement>(null);
  const left = useRef<string>(undefined);
  // Back in the month the focus is where the list was opened.
  useEffect(() => {
    if (listed === undefined) grid.current?.querySelector<HTMLElement>(`[data-more='${left.current}']`)?.focus();
    left.current = listed;
  }, [listed]);
  const phone = usePhone();
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
  // Arrivals move with their orders.
  useLiveRefresh(calendar, may(purchaseOrderCount) ? purchaseOrderCount.topic : undefined);
  const sorted = [...(data?.eventos ?? [])].sort((a, b) => a.fecha.localeCompare(b.fecha));
  const on = (date: string) => sorted.filter((e) => dayOf(e.fecha) === date);
  return (
    <Drawer opened onClose={onClose} position="right" size={phone ? '100%' : SHEET.document} title="Calendario">
      {listed === undefined ? (
        <>
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
            <ol className={styles.grid} ref={grid}>
              {days.map((d) => (
                <Day key={d} day={d} month={month} today={day} events={on(d)} onMore={() => setListed(d)} />
              ))}
            </ol>
          )}
        </>
      ) : (
        <DayList day={listed} events={on(listed)} onBack={() => setListed(undefined)} />
      )}
      {data && data.total > data.eventos.length && (
        <p role="status">{`Se muestran los primeros ${formatCount(data.eventos.length)} eventos de los ${formatCount(data.total)} de estas semanas.`}</p>
      )}
      {adding && <NewEvent onClose={() => setAdding(false)} />}
    </Drawer>
  );
}
