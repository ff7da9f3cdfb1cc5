import { formatInstant } from '@power/domain/kernel/dates';
import { formatWhen } from './times.ts';

/** Instant as grids show it, with the exact one on hover and for screen readers. */
export function When({ value }: { value: string | null | undefined }) {
  if (!value) return <span>–</span>;
  return (
    <time dateTime={value} title={formatInstant(value)}>
      {formatWhen(value)}
    </time>
  );
}
