import { addDays, dayOf, formatInstant, startOfDay } from '@power/domain/kernel/dates';
import { ActionIcon, Button } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { serverNow } from '../api/server-time.ts';
import { showMoment } from './keep-moment.ts';
import styles from './replay-bar.module.css';

const MINUTE_MS = 60_000;
/** Played at once each second: a day of work in two minutes. */
const MINUTES_A_SECOND = 5;
const SECOND_MS = 1000;

/** The minutes of the day that a moment lies in, up to now, and where in them it is. */
function minutesOf(at: string): { start: number; minute: number; last: number } {
  const day = dayOf(at);
  const start = Date.parse(startOfDay(day));
  const end = Math.min(Date.parse(startOfDay(addDays(day, 1))) - MINUTE_MS, serverNow());
  const minutes = (instant: number) => Math.floor((instant - start) / MINUTE_MS);
  return { start, minute: minutes(Date.parse(at)), last: minutes(end) };
}

interface Props {
  /** The moment that is shown, ISO UTC. */
  readonly at: string;
  /** Where nothing else leads back to now. */
  readonly leave?: boolean;
}

/** Shows a board through the day that is being looked at: drawn by hand, or played. */
export function ReplayBar({ at, leave = false }: Props) {
  const { start, minute, last } = minutesOf(at);
  const [playing, setPlaying] = useState(false);
  const instant = (n: number): string => new Date(start + Math.min(n, last) * MINUTE_MS).toISOString();
  // One step of the browser's history for the whole replay: *back* leads out of it.
  const show = (n: number): void => showMoment(instant(n), { replace: true });
  const step = useEffectEvent(() => (minute < last ? show(minute + MINUTES_A_SECOND) : setPlaying(false)));
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => step(), SECOND_MS);
    return () => clearInterval(timer);
  }, [playing]);
  return (
    <div className={styles.bar} role="group" aria-label="Reproducir el día">
      <ActionIcon
        variant="filled"
        size="lg"
        aria-label={playing ? 'Pausar' : 'Reproducir'}
        onClick={() => setPlaying(!playing)}
      >
        {playing ? <IconPlayerPause size={20} /> : <IconPlayerPlay size={20} />}
      </ActionIcon>
      <input
        type="range"
        aria-label="Hora del día"
        aria-valuetext={formatInstant(at).slice(11, 16)}
        min={0}
        max={last}
        value={minute}
        onChange={(event) => show(Number(event.target.value))}
      />
      <time dateTime={at}>{formatInstant(at).slice(0, 16)}</time>
      {leave && (
        <Button size="sm" onClick={() => showMoment(undefined)}>
          Volver a ahora
        </Button>
      )}
    </div>
  );
}
