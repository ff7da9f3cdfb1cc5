import type { IncomingHttpHeaders } from 'node:http';

/**
 * Browsers name the page that opens a socket: it must be ours (same host, or the public address). Programs name none;
 * that is allowed, since no cookie authorises anything here.
 */
export function originAllowed(headers: IncomingHttpHeaders, publicUrl: string | undefined): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  return (
    host === headers.host ||
    host === headers['x-forwarded-host'] ||
    (publicUrl !== undefined && host === new URL(publicUrl).host)
  );
}
