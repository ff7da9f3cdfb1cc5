import { santiago } from '@power/domain/kernel/dates';

/** Instant (ISO UTC) of a Santiago wall-clock time `yyyy-MM-ddTHH:mm`; the first one where the hour happens twice. Undefined when it is none. */
export function santiagoInstant(local: string): string | undefined {
  const wanted = Date.parse(`${local}Z`);
  if (Number.isNaN(wanted)) return undefined;
  for (const hours of [3, 4]) {
    const at = new Date(wanted + hours * 3_600_000);
    const seen = santiago(at);
    if (Date.UTC(seen.year, seen.month - 1, seen.day, seen.hour, seen.minute) === wanted) return at.toISOString();
  }
  return new Date(wanted + 4 * 3_600_000).toISOString();
}
