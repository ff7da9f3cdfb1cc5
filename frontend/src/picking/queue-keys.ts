const PREFIX = 'picking:cola:';

/** Where one person's unsent readings lie; each has an entry of its own below. */
export const queueKey = (user: string): string => `${PREFIX}${user}`;

const keysFrom = (storage: Pick<Storage, 'key' | 'length'>, start: string): string[] =>
  Array.from({ length: storage.length }, (_, n) => storage.key(n) ?? '')
    .filter((name) => name.startsWith(start))
    .sort();

/** Entries of a queue, in the order in which they were made. */
export const entriesOf = (storage: Pick<Storage, 'key' | 'length'>, key: string): string[] =>
  keysFrom(storage, `${key}/`);

/** Clears a storage but for readings that have not reached the server yet: they are work done, and wait for their owner. */
export function clearButUnsent(storage: Storage): void {
  const kept = keysFrom(storage, PREFIX).map((name) => [name, storage.getItem(name) ?? ''] as const);
  storage.clear();
  for (const [name, value] of kept) storage.setItem(name, value);
}
