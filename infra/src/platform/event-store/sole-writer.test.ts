import { MemoryEventStore, testEvent } from '../../laboratory/testing/memory-event-store.ts';
import { soleWriter } from './sole-writer.ts';

const event = (n: number) => [testEvent({ type: 'E', data: { n } })];

function watched() {
  const log = new MemoryEventStore();
  const reads: string[] = [];
  const read = log.read.bind(log);
  log.read = (stream, options) => (reads.push(stream), read(stream, options));
  return { log, reads };
}

test('what it wrote or read itself is not read again, and in an empty log nothing is looked for', async () => {
  const { log, reads } = watched();
  const store = soleWriter(log, true);
  expect(await store.read('a')).toEqual([]);
  await store.append('a', event(1), 'no-stream');
  expect(await store.read('a', { from: 1 })).toEqual([]);
  expect(reads).toEqual([]);
  expect((await store.read('a')).map((e) => e.version)).toEqual([0]);
  expect(reads).toEqual(['a']);
});

test('in a log that held something a stream is read once', async () => {
  const { log, reads } = watched();
  await log.append('a', event(1), 'any');
  const store = soleWriter(log, false);
  expect(await store.read('a')).toHaveLength(1);
  expect(await store.read('a', { from: 1 })).toEqual([]);
  expect(await store.read('b')).toEqual([]);
  expect(await store.read('b')).toEqual([]);
  expect(reads).toEqual(['a', 'b']);
});

test('another writer is noticed at the append, and the stream is read anew from then on', async () => {
  const { log } = watched();
  const store = soleWriter(log, true);
  await store.append('a', event(1), 'no-stream');
  await log.append('a', event(2), 0);
  await expect(store.append('a', event(3), 0)).rejects.toThrow('found 1');
  expect((await store.read('a', { from: 1 })).map((e) => e.version)).toEqual([1]);
});
