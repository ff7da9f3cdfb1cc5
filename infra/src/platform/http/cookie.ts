import type { IncomingMessage } from 'node:http';

/** Value of a cookie of a request, decoded; undefined when there is none, it is empty, or no encoding of anything. */
export function cookieOf({ headers }: Pick<IncomingMessage, 'headers'>, name: string): string | undefined {
  const found = (headers.cookie ?? '').split(/; */).find((part) => part.startsWith(`${name}=`));
  if (found === undefined) return undefined;
  try {
    return decodeURIComponent(found.slice(name.length + 1)) || undefined;
  } catch {
    return undefined;
  }
}
