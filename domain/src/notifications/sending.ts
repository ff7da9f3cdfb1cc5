import { defineAggregate, on } from '../kernel/aggregate.ts';
import { SendingCancelled, SendingPart, SendingPartDone, SendingScheduled, SendingStarted } from './sending-events.ts';

type Scheduled = Parameters<typeof SendingScheduled>[0];

export interface SendingState extends Scheduled {
  readonly estado: 'programado' | 'iniciado' | 'cancelado';
  /** Parts that were named, and those that were worked through. */
  readonly partes: readonly number[];
  readonly hechas: readonly number[];
}

/** Stream `sending-<number>`: one mass notification, from its schedule to the last person. */
export const sending = defineAggregate<SendingState | undefined>('sending', undefined, [
  on(SendingScheduled, (_, d) => ({ ...d, estado: 'programado', partes: [], hechas: [] })),
  on(SendingCancelled, (s) => s && { ...s, estado: 'cancelado' }),
  on(SendingStarted, (s) => s && { ...s, estado: 'iniciado' }),
  on(SendingPart, (s, { parte }) => s && { ...s, partes: [...s.partes, parte] }),
  on(SendingPartDone, (s, { parte }) => s && { ...s, hechas: [...s.hechas, parte] }),
]);
