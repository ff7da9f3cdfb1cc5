import type { RecordedEvent } from '../../../platform/event-store/port.ts';

/**
 * Books of a simulated company that are kept from events alone, by none of the product's reducers. `check` says what does
 * not hold; `settled`: every process and the projector have come to the end of the log.
 */
export interface Ledger {
  readonly name: string;
  read(event: RecordedEvent): void;
  check(settled: boolean): readonly string[];
}

/** Data of an event, as far as a ledger reads it. */
export const dataOf = <D>(event: RecordedEvent): D => event.data as D;

/** Adds to a figure of a table. */
export function add(figures: Map<string, number>, key: string, by: number): number {
  const sum = (figures.get(key) ?? 0) + by;
  figures.set(key, sum);
  return sum;
}
