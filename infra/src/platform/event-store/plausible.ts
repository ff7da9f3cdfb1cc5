import { formatInstant } from '@power/domain/kernel/dates';
import type { RecordedEvent } from './port.ts';

/** Milliseconds by which clocks of two machines, and decisions that overtake each other, may differ. */
const CLOCKS_MS = 60_000;
/** Milliseconds between a decision and its commit: requests end long before. */
const COMMIT_MS = 10 * 60_000;

/** What is remembered of the events of a stream before one. */
export interface Course {
  /** Instant of the last event, by its own word. */
  readonly at: number;
  /** When the log took it; undefined of a stream that begins. */
  readonly recorded?: number;
  /** From the first event on that was committed as it was decided, and not in one go with a history that was told before it. */
  readonly live: boolean;
}
export const BEGINNING: Course = { at: 0, live: false };

/**
 * Whether the instants of an event can be true: it is not committed before it is decided, and once a stream is written as things
 * happen it follows its predecessor and is committed soon. `at` is part of the chain and `recordedAt` is not: one bears witness
 * to the other. Gives what is the matter, in Spanish, and the course that the next event is held against.
 */
export function plausible(event: RecordedEvent, before: Course): { readonly doubt?: string; readonly course: Course } {
  const [at, recorded] = [Date.parse(event.metadata.at), Date.parse(event.recordedAt)];
  const near = Math.abs(recorded - at) <= COMMIT_MS;
  // A history that is told ends with what has just been: it goes on being told, of other days too, until the log has rested.
  const telling = before.recorded !== undefined && !before.live && recorded - before.recorded <= COMMIT_MS;
  const course = { at: Math.max(at, before.at), recorded, live: before.live || (near && !telling) };
  const doubted = (why: string) => ({
    course,
    doubt: `El evento ${event.version} (${event.type}) dice ser del ${formatInstant(event.metadata.at)}, ${why}.`,
  });
  if (before.live && at < before.at - CLOCKS_MS)
    return doubted(`antes que el anterior (${formatInstant(new Date(before.at).toISOString())})`);
  if (at > recorded + COMMIT_MS || (before.live && !near))
    return doubted(`pero se guardó el ${formatInstant(event.recordedAt)}`);
  return { course };
}
