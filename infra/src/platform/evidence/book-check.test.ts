import { BookCheck } from './book-check.ts';
import { entryOf, type Ledger } from './ledger.ts';
import type { StoredEvent } from './stored-event.ts';

const storedAt = (position: number): StoredEvent => ({
  position: String(position),
  stream: `order-${position}`,
  version: '0',
  recordedAt: '2026-01-05T12:00:00.000000Z',
  id: `00000000-0000-4000-8000-${String(position).padStart(12, '0')}`,
  type: 'OrderCreated',
  schema: '1',
  data: '{}',
  metadata: '{}',
  hash: 'a'.repeat(64),
});

const EVENTS = Array.from({ length: 60 }, (_, n) => storedAt(n + 1));
/** The book in which these events were entered. */
const book = { entry: (n: number) => entryOf(EVENTS[n]!) } as unknown as Ledger;

test('given 51 findings → the one event that is missing comes first, and fifty are named', () => {
  const check = new BookCheck(book, 0, EVENTS.length);
  for (const [n, event] of EVENTS.entries())
    if (n !== 55) check.see(n < 50 ? { ...event, recordedAt: '2026-01-06T12:00:00.000000Z' } : event);
  const findings = check.end();
  expect(findings).toHaveLength(50);
  expect(findings[0]).toMatchObject({ kind: 'missing', stream: 'order-56' });
  expect(new Set(findings.slice(1).map(({ kind }) => kind))).toEqual(new Set(['retimed']));
});
