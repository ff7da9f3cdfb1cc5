import { use } from 'react';
import { useServerNow } from '../../live/hooks.ts';
import { AsOf } from './as-of.ts';
import { formatClock, formatDuration, formatElapsed } from './times.ts';

const writers = { hms: formatElapsed, clock: formatClock, words: formatDuration };

/** Time since an instant, ticking with server time; in a list of another day as it was then. `hms` 1h 5m 9s · `clock` 01:05:09 · `words` 1 h 05 min. */
export function ElapsedTime({
  since,
  variant = 'hms',
  className,
}: {
  since: string;
  variant?: keyof typeof writers;
  className?: string;
}) {
  const ticking = useServerNow();
  const asOf = use(AsOf);
  const now = asOf === '' ? ticking : Date.parse(asOf);
  return (
    <span role="timer" aria-live="off" className={className}>
      {writers[variant](now - Date.parse(since))}
    </span>
  );
}
