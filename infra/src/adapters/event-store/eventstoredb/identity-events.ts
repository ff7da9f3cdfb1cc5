import { jsonEvent, type RecordedEvent, type EventData } from '@eventstore/db-client';
import { isStorable } from '../../../platform/event-store/storable.ts';

/** A part of a log that was copied from another: positions after `after` up to `upTo`. */
export interface CopiedPart {
  readonly after: bigint;
  readonly upTo: bigint;
}

/** What the stream of a log's identity says. */
export interface IdentityRecord {
  readonly id: string;
  /** Parts that were copied; `unknown` of a log of a version that did not write them down. */
  readonly copied: readonly CopiedPart[] | 'unknown';
  /** Where a copy began that has not ended. */
  readonly copyBegunAfter: bigint | undefined;
  /** Last version of the stream. */
  readonly version: number;
}

type IdentityEvent = Pick<RecordedEvent, 'type' | 'data' | 'isJson'>;
const IDENTITY = 'LogIdentity';
const COPY_BEGUN = 'LogCopyBegun';
const COPIED = 'LogCopied';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const POSITION = /^(-1|\d{1,19})$/;

const dataOf = ({ data }: IdentityEvent): Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Record<string, unknown>) : {};
const isPosition = (value: unknown): value is string => typeof value === 'string' && POSITION.test(value);

function partOf(value: unknown): CopiedPart | undefined {
  const { desde, hasta } = (value ?? {}) as Record<string, unknown>;
  return isPosition(desde) && isPosition(hasta) ? { after: BigInt(desde), upTo: BigInt(hasta) } : undefined;
}

/** Whether an event of the identity's stream is one that this system writes there. */
export function isIdentityEvent(event: IdentityEvent): boolean {
  const data = dataOf(event);
  if (!event.isJson || !isStorable(event.data)) return false;
  if (event.type === IDENTITY) return typeof data.id === 'string' && UUID.test(data.id);
  return event.type === COPY_BEGUN ? isPosition(data.desde) : event.type === COPIED && partOf(data) !== undefined;
}

/** What the events of the stream say, from version 0 on; undefined where the first of them is not an identity. */
export function identityIn(
  events: readonly (IdentityEvent & Pick<RecordedEvent, 'revision'>)[],
): IdentityRecord | undefined {
  const [first, ...later] = events;
  if (first?.revision !== 0n || first.type !== IDENTITY || !isIdentityEvent(first)) return undefined;
  const { id, copias } = dataOf(first) as { id: string; copias?: unknown };
  let copied: readonly CopiedPart[] | 'unknown' = Array.isArray(copias)
    ? copias.map(partOf).filter((part) => part !== undefined)
    : 'unknown';
  let copyBegunAfter: bigint | undefined;
  for (const event of later.filter(isIdentityEvent)) {
    if (event.type === COPY_BEGUN) copyBegunAfter ??= BigInt(dataOf(event).desde as string);
    if (event.type !== COPIED) continue;
    copied = [...(copied === 'unknown' ? [] : copied), partOf(dataOf(event))!];
    copyBegunAfter = undefined;
  }
  return { id, copied, copyBegunAfter, version: Number(events.at(-1)!.revision) };
}

const textOf = ({ after, upTo }: CopiedPart) => ({ desde: String(after), hasta: String(upTo) });

export const identityEvent = (id: string, copied: readonly CopiedPart[]): EventData =>
  jsonEvent({ type: IDENTITY, data: { id, copias: copied.map(textOf) } }) as EventData;
export const copyBegunEvent = (after: bigint): EventData =>
  jsonEvent({ type: COPY_BEGUN, data: { desde: String(after) } }) as EventData;
export const copiedEvent = (part: CopiedPart): EventData =>
  jsonEvent({ type: COPIED, data: textOf(part) }) as EventData;
