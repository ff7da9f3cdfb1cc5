import { createHmac } from 'node:crypto';

/** The secret of a key's hook, made of the server's own and what the log keeps of it: stored nowhere. */
export const hookSecret = (serverSecret: string, semilla: string): string =>
  `avs_${createHmac('sha256', serverSecret).update(`hook\n${semilla}`).digest('base64url')}`;

/**
 * `X-Firma` of a body: the second in which it was signed, and the HMAC-SHA256 of `<second>.<body>` by each secret that is
 * good. Who checks compares with one of them, and refuses what was signed long ago.
 */
export function signed(body: string, secrets: readonly string[], at: Date): string {
  const t = Math.floor(at.getTime() / 1000);
  const marks = secrets.map((secret) => `v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`);
  return [`t=${t}`, ...marks].join(',');
}
