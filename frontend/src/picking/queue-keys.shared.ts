const PREFIX = 'picking:cola:';
const WAREHOUSE_PREFIX = 'bodega:cola:';
const ROAD_PREFIX = 'ruta:cola:';

/** Where one person's unsent readings lie; each has an entry of its own below. */
export const queueKey = (user: string): string => `${PREFIX}${user}`;

/** And where the moves of the warehouse's phone lie. */
export const warehouseQueueKey = (user: string): string => `${WAREHOUSE_PREFIX}${user}`;

/** And what was settled on the road. */
export const roadQueueKey = (user: string): string => `${ROAD_PREFIX}${user}`;

const keysFrom = (storage: Pick<Storage, 'key' | 'length'>, start: string): string[] =>
  Array.from({ length: storage.length }, (_, n) => storage.key(n) ?? '')
    .filter((name) => name.startsWith(start))
    .sort();

/** Entries of a queue, in the order in which they were made. */
export const entriesOf = (storage: Pick<Storage, 'key' | 'length'>, key: string): string[] =>
  keysFrom(storage, `${key}/`);

/** Clears a storage but for readings that have not reached the server yet: they are work done, and wait for their owner. */
export function clearButUnsent(storage: Storage): void {
  const kept = [PREFIX, WAREHOUSE_PREFIX, ROAD_PREFIX]
    .flatMap((prefix) => keysFrom(storage, prefix))
    .map((name) => [name, storage.getItem(name) ?? ''] as const);
  storage.clear();
  for (const [name, value] of kept) storage.setItem(name, value);
}
