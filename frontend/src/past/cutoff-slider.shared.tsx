import { addDays, dayOf, startOfDay } from '@power/domain/kernel/dates';
import { useEffect, useRef, useState } from 'react';
import { moment } from '../api/moment.ts';
import { useStore } from '../api/store.ts';
import { formatDay, today } from '../ui/format/times.ts';
import { showMoment } from './keep-moment.ts';
import styles from './replay-bar.module.css';

const DAY_MS = 86_400_000;
/** Figures are asked for once the hand rests. */
const REST_MS = 250;
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The year as it was known on one of its days: drawn to the right end it is as of now. */
export function CutoffSlider({ year }: { readonly year: number }) {
  const at = useStore(moment);
  const first = `${year}-01-01`;
  const end = `${year}-12-31` < today() ? `${year}-12-31` : today();
  const last = daysBetween(first, end);
  const shown = at === undefined ? last : Math.min(last, Math.max(0, daysBetween(first, dayOf(at))));
  const [drawn, setDrawn] = useState<number>();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const value = drawn ?? shown;
  const day = addDays(first, value);
  const draw = (next: number): void => {
    setDrawn(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setDrawn(undefined);
      // The last instant of the day: one step of the browser's history for the whole way.
      const until = Date.parse(startOfDay(addDays(addDays(first, next), 1))) - 1;
      showMoment(next === last && end === today() ? undefined : new Date(until).toISOString(), { replace: true });
    }, REST_MS);
  };
  return (
    <div className={styles.bar} role="group" aria-label="Corte">
      <span>Corte</span>
      <input
        type="range"
        aria-label="Día de corte"
        aria-valuetext={formatDay(day)}
        min={0}
        max={last}
        value={value}
        onChange={(event) => draw(Number(event.target.value))}
      />
      <time dateTime={day}>{at === undefined && drawn === undefined ? 'Ahora' : formatDay(day)}</time>
    </div>
  );
}
