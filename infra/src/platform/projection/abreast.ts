/** Commands of one process under way at once: the log groups what arrives together, and people's own commands still get through. */
const MOST = 30;

/**
 * Works through items, so many at once at most: as soon as one is done the next begins, so that a slow one holds up nobody.
 * Rejects with the first failure; what is under way then is let end, nothing more begins.
 */
export async function abreast<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
  most: number = MOST,
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
