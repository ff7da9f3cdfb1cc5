import type { Queue } from 'bullmq';

/** Two keys in one script, as BullMQ writes them: a full Redis, a replica and a cluster refuse it, as they refuse a job. */
const WRITE = `redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2]) redis.call('SET', KEYS[2], ARGV[1], 'PX', ARGV[2]) return 1`;
const NAME = 'powerTakesWork';
const KEPT_MS = 60_000;

interface RedisClient {
  defineCommand(name: string, definition: { numberOfKeys: number; lua: string }): void;
  runCommand(name: string, args: readonly unknown[]): Promise<unknown>;
}

/** Proves that the Redis behind a queue takes a write; throws what it refuses with. */
export async function proveWrite(queue: Queue): Promise<void> {
  const backend: object = queue.getBackend();
  const client = await (backend as { readonly client: Promise<RedisClient> }).client;
  client.defineCommand(NAME, { numberOfKeys: 2, lua: WRITE });
  await client.runCommand(NAME, [queue.toKey('probe-a'), queue.toKey('probe-b'), '1', KEPT_MS]);
}
