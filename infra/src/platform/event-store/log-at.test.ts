import { MemoryEventStore } from '../../laboratory/testing/memory-event-store.ts';
import { logAt } from './log-at.ts';

const event = (id: string, at: string) => ({
  id,
  type: 'E',
  schema: 1,
  data: {},
  metadata: { at, user: 'u', perfil: 'p', commandId: 'c', correlationId: 'c', causationId: 'c' },
});

test('what was decided later is not in the log of then, whichever way it is read', async () => {
  const log = new MemoryEventStore();
  await log.append('a-1', [event('1', '2026-01-01T00:00:00Z'), event('2', '2026-01-02T00:00:00Z')], 'no-stream');
  await log.append('a-1', [event('3', '2026-01-03T00:00:00Z')], 1);
  const then = logAt(log, '2026-01-02T00:00:00.000Z');
  const ids = (events: readonly { id: string }[]) => events.map(({ id }) => id);
  expect(ids(await then.read('a-1'))).toEqual(['1', '2']);
  expect(ids(await then.read('a-1', { direction: 'backwards', limit: 1 }))).toEqual(['2']);
  expect(ids(await then.readAll())).toEqual(['1', '2']);
  expect(ids(await logAt(log, undefined).read('a-1'))).toEqual(['1', '2', '3']);
});
