import { createHash, createHmac } from 'node:crypto';

/** Who asks an S3-compatible service, and in which of its regions. */
export interface Credentials {
  readonly id: string;
  readonly secret: string;
  readonly region: string;
}

/** A request as it is sent; names of headers in lower case. */
export interface SignedRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** As the signature wants it: all but the letters, digits and signs that never stand for anything else. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Signs a request to an S3-compatible service (AWS Signature Version 4), its body included. */
export function signRequest(
  { method, url, headers }: SignedRequest,
  body: string,
  { id, secret, region }: Credentials,
  now: Date,
): SignedRequest {
  const at = now.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const scope = `${at.slice(0, 8)}/${region}/s3/aws4_request`;
  const content = sha256(body);
  const own = { ...headers, host: url.host, 'x-amz-content-sha256': content, 'x-amz-date': at };
  const names = Object.keys(own).toSorted();
  const path = url.pathname
    .split('/')
    .map((part) => encoded(decodeURIComponent(part)))
    .join('/');
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&');
  const canonical = [
    method,
    path,
    query,
    ...names.map((name) => `${name}:${own[name as keyof typeof own].trim().replace(/ +/g, ' ')}`),
    '',
    names.join(';'),
    content,
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>((before, part) => hmac(before, part), `AWS4${secret}`);
  const signature = hmac(key, text).toString('hex');
  // The client names the host itself.
  const { host: _, ...sent } = own;
  return {
    method,
    url,
    headers: {
      ...sent,
      authorization: `AWS4-HMAC-SHA256 Credential=${id}/${scope},SignedHeaders=${names.join(';')},Signature=${signature}`,
    },
  };
}
