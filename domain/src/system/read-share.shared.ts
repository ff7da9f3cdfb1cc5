/**
 * How much of a log has been read, in whole percent of its positions; 100 only at its end. Positions are no numbers of
 * events (those of EventStoreDB are bytes): a share says the same of both.
 */
export function readShare(position: string, head: string): number {
  const [read, all] = [BigInt(position), BigInt(head)];
  if (read >= all) return 100;
  return read <= 0n ? 0 : Number((100n * read) / all);
}
