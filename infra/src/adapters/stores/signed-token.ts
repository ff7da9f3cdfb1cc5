import { type KeyObject, sign } from 'node:crypto';

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A JWT as the app stores ask for: RS256 (Google) or ES256 (Apple), claims as given. */
export function signedToken(
  key: KeyObject,
  alg: 'RS256' | 'ES256',
  header: Readonly<Record<string, string>>,
  claims: Readonly<Record<string, unknown>>,
): string {
  const body = `${part({ alg, typ: 'JWT', ...header })}.${part(claims)}`;
  const signature = sign('SHA256', Buffer.from(body), alg === 'ES256' ? { key, dsaEncoding: 'ieee-p1363' } : key);
  return `${body}.${signature.toString('base64url')}`;
}
