/** What is made when it is first asked for, and then kept: a service is ready sooner for what most of its calls never need. */
export function once<T extends NonNullable<unknown>>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
