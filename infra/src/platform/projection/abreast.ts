import { MOST_TOGETHER } from './http-commands.ts';

/**
 * Works through items, so many at once at most: as soon as one is done the next begins. Commands are as many as travel in
 * one request, which is answered whole: the log groups what arrives together, and people's own commands get into the next
 * group. Rejects with the first failure; what is under way then is let end, nothing more begins.
 */
export async function abreast<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
  most: number = MOST_TOGETHER,
): Promise<void> {
  let next = 0;
  const failures: unknown[] = [];
  const worker = async (): Promise<void> => {
    while (failures.length === 0 && next < items.length) {
      const item = items[next]!;
      next += 1;
      try {
        await work(item);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, worker));
  if (failures.length > 0) throw failures[0];
}
