import { Changed } from './testing/harness.ts';
import { testEvent } from '../../laboratory/testing/memory-event-store.ts';
import type { RecordedEvent } from '../event-store/port.ts';
import { Tail } from './tail.ts';

const events = (from: number, count: number): RecordedEvent[] =>
  Array.from({ length: count }, (_, n) => ({
    ...testEvent(Changed({ id: 'x', monto: n })),
    stream: 'order-x',
    version: from + n,
    // Positions are opaque: only their order says something.
    position: BigInt(3 * (from + n)),
    recordedAt: '2026-01-01T00:00:00.000Z',
  }));
const positions = (found: readonly RecordedEvent[] | undefined) => found?.map(({ position }) => Number(position));

describe('Tail', () => {
  it('answers what came after a position, and nothing where it does not know all of it', () => {
    const tail = new Tail(30n);
    tail.push(events(11, 3));
    expect(positions(tail.after(30n, 10))).toEqual([33, 36, 39]);
    expect(positions(tail.after(33n, 1))).toEqual([36]);
    expect(positions(tail.after(39n, 10))).toEqual([]);
    expect(tail.after(27n, 10)).toBeUndefined();
    expect(tail.after(42n, 10)).toBeUndefined();
  });

  it('forgets the oldest and knows from where', () => {
    const tail = new Tail(-1n, 10);
    tail.push(events(0, 15));
    tail.push(events(15, 15));
    expect(tail.after(-1n, 100)).toBeUndefined();
    expect(tail.after(54n, 100)).toBeUndefined();
    expect(positions(tail.after(57n, 100))).toHaveLength(10);
  });

  it('goes on as another that was told what came since, or empty after a position', () => {
    const tail = new Tail(30n);
    tail.push(events(11, 3));
    const ahead = new Tail(tail.head);
    ahead.push(events(14, 2));
    tail.goOnAs(ahead);
    expect(tail.head).toBe(45n);
    expect(positions(tail.after(39n, 10))).toEqual([42, 45]);
    tail.push(events(16, 1));
    expect(positions(tail.after(42n, 10))).toEqual([45, 48]);
    tail.skipTo(90n);
    expect(tail.after(45n, 10)).toBeUndefined();
    expect(positions(tail.after(90n, 10))).toEqual([]);
  });
});
