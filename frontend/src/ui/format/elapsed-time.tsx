import { useServerNow } from '../../live/hooks.ts';
import { formatClock, formatDuration, formatElapsed } from './times.ts';

const writers = { hms: formatElapsed, clock: formatClock, words: formatDuration };

/** Time since an instant, ticking with server time. `hms` 1h 5m 9s · `clock` 01:05:09 · `words` 1 h 05 min. */
export function ElapsedTime({
  since,
  variant = 'hms',
  className,
}: {
  since: string;
  variant?: keyof typeof writers;
  className?: string;
}) {
  const now = useServerNow();
  return (
    <span role="timer" aria-live="off" className={`tabular ${className ?? ''}`}>
      {writers[variant](now - Date.parse(since))}
    </span>
  );
}
