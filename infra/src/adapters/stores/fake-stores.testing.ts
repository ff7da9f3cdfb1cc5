import { createPublicKey, generateKeyPairSync, type KeyObject, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

const pem = (key: KeyObject): string => key.export({ type: 'pkcs8', format: 'pem' }).toString();
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
export const APPLE_KEY = pem(ec.privateKey);
export const GOOGLE_KEY = pem(rsa.privateKey);

interface Token {
  readonly header: Record<string, unknown>;
  readonly claims: Record<string, unknown>;
}

/** The claims of a token, when this key signed it as the store asks for. */
function read(token: string, key: KeyObject, alg: 'ES256' | 'RS256'): Token | undefined {
  const [head = '', body = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const how = alg === 'ES256' ? ({ key, dsaEncoding: 'ieee-p1363' } as const) : key;
  if (!verify('SHA256', Buffer.from(`${head}.${body}`), how, given)) return undefined;
  const [header, claims] = [head, body].map((text) => JSON.parse(Buffer.from(text, 'base64url').toString()) as object);
  return { header: header as Token['header'], claims: claims as Token['claims'] };
}
const appleKey = createPublicKey(ec.publicKey.export({ type: 'spki', format: 'pem' }));
const googleKey = createPublicKey(rsa.publicKey.export({ type: 'spki', format: 'pem' }));

/** What goes wrong, at addresses that hold the text. */
export interface Trouble {
  readonly at: string;
  readonly how: 'limited' | 'half' | 'silent' | 'moved' | 'elsewhere' | 'broken' | 'unmeasured';
}

const REPORT_HEAD = ['Provider', 'Product Type Identifier', 'Units', 'Apple Identifier'];
const REPORT = [
  ['APPLE', '1F', '7', '11'],
  ['APPLE', '1F', '2', '11'],
  ['APPLE', '7F', '90', '11'],
  ['APPLE', '3F', '5', '11'],
  ['APPLE', '1', '4', '22'],
];

/**
 * The two app stores as they document themselves, on one address: credentials are checked to the letter, lists come in
 * pages, reports packed. What was asked is kept in `asked`.
 */
export async function fakeStores() {
  let trouble: Trouble | undefined;
  const asked: string[] = [];
  let base = '';
  const json = (res: ServerResponse, status: number, body: unknown): void =>
    void res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

  function apple(req: IncomingMessage, res: ServerResponse, url: URL): void {
    const token = read((req.headers.authorization ?? '').replace('Bearer ', ''), appleKey, 'ES256');
    const { iss, aud, exp, iat } = (token?.claims ?? {}) as Record<string, number | string>;
    const good = token?.header.kid === 'LLAVE1' && iss === 'emisor' && aud === 'appstoreconnect-v1';
    if (!good || Number(exp) - Number(iat) > 1200) return json(res, 401, { errors: [{ code: 'NOT_AUTHORIZED' }] });
    const second = url.searchParams.get('cursor') === '2';
    if (url.pathname === '/v1/apps') {
      const item = (id: string, name: string) => ({ type: 'apps', id, attributes: { name, bundleId: `cl.${id}` } });
      const next = trouble?.how === 'elsewhere' ? 'http://169.254.169.254/v1/apps' : `${base}/v1/apps?cursor=2`;
      return json(
        res,
        200,
        second
          ? { data: [item('22', 'Mobile Bodega')], links: {} }
          : { data: [item('11', 'Power Mobile')], links: { next } },
      );
    }
    if (/^\/v1\/apps\/\d+\/appStoreVersions$/.test(url.pathname)) {
      const item = (versionString: string, appStoreState: string, createdDate: string) => ({
        attributes: { versionString, appStoreState, createdDate },
      });
      return json(res, 200, {
        data: [
          item('2.3.0', 'REPLACED_WITH_NEW_VERSION', '2026-01-05'),
          item('2.4.1', 'READY_FOR_SALE', '2026-02-01'),
          item('2.5.0', 'IN_REVIEW', '2026-02-09'),
        ],
        links: {},
      });
    }
    const filter = (name: string) => url.searchParams.get(`filter[${name}]`);
    if (url.pathname === '/v1/salesReports' && filter('vendorNumber') === '8000' && filter('reportType') === 'SALES') {
      if (filter('reportDate') !== '2026-02-10') return json(res, 404, { errors: [{ code: 'NOT_FOUND' }] });
      const text = [REPORT_HEAD, ...REPORT].map((cells) => cells.join('\t')).join('\n');
      const packed = gzipSync(text);
      return void res
        .writeHead(200, { 'content-type': 'application/a-gzip' })
        .end(trouble?.how === 'half' ? packed.subarray(0, packed.length - 12) : packed);
    }
    return json(res, 400, {});
  }

  async function google(req: IncomingMessage, res: ServerResponse, url: URL): Promise<void> {
    if (url.pathname === '/token') {
      let text = '';
      for await (const part of req) text += String(part);
      const form = new URLSearchParams(text);
      const token = read(form.get('assertion') ?? '', googleKey, 'RS256');
      const { iss, aud } = (token?.claims ?? {}) as Record<string, unknown>;
      const good = iss === 'lector@power.test' && aud === 'https://oauth2.googleapis.com/token';
      if (!good || form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer')
        return json(res, 401, { error: 'invalid_grant' });
      return json(res, 200, { access_token: 'prestado', expires_in: 3599 });
    }
    if (req.headers.authorization !== 'Bearer prestado') return json(res, 401, {});
    const edits = '/androidpublisher/v3/applications/cl.power.mobile/edits';
    if (url.pathname === edits && req.method === 'POST') return json(res, 200, { id: 'e1' });
    if (url.pathname === `${edits}/e1` && req.method === 'DELETE') return void res.writeHead(204).end();
    if (url.pathname === `${edits}/e1/tracks`)
      return json(res, 200, {
        tracks: [
          {
            track: 'production',
            releases: [
              { name: '2.5.0', status: 'draft' },
              { name: '2.4.1', status: 'completed', versionCodes: ['241'] },
            ],
          },
          { track: 'beta', releases: [{ status: 'inProgress', versionCodes: ['250'] }] },
          { track: 'alpha' },
        ],
      });
    if (
      url.pathname === '/storage/v1/b/pubsite_prod_1/o/stats%2Finstalls%2Finstalls_cl.power.mobile_202602_overview.csv'
    ) {
      const csv =
        '\uFEFFDate,Package Name,Daily User Installs\n2026-02-09,cl.power.mobile,31\n2026-02-10,cl.power.mobile,25\n';
      // Without a length the answer ends with its connection: cut short, it still reads as a report, with other figures.
      res.useChunkedEncodingByDefault = trouble?.how !== 'unmeasured';
      const bytes = Buffer.from(csv, 'utf16le');
      return void res
        .writeHead(200, { 'content-type': 'text/csv' })
        .end(trouble?.how === 'unmeasured' ? bytes.subarray(0, -4) : bytes);
    }
    return json(res, 404, {});
  }

  const server = createServer((req, res) => {
    const url = new URL(req.url!, 'http://store');
    asked.push(`${req.method} ${url.pathname}`);
    if (trouble && url.pathname.includes(trouble.at)) {
      if (trouble.how === 'silent') return;
      if (trouble.how === 'limited') return void res.writeHead(429, { 'retry-after': '90' }).end();
      if (trouble.how === 'moved') return void res.writeHead(302, { location: 'http://169.254.169.254/' }).end();
      if (trouble.how === 'broken')
        return void res.writeHead(200, { 'content-length': '500' }).end('{"data": [', () => req.socket.destroy());
      if (trouble.how === 'half' && !url.pathname.includes('salesReports'))
        return void res.writeHead(200, { 'content-type': 'application/json' }).end('{"tracks": [{"track":');
    }
    if (url.pathname.startsWith('/v1/')) apple(req, res, url);
    else void google(req, res, url);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    apple: { url: base, emisor: 'emisor', llaveId: 'LLAVE1', llave: APPLE_KEY, vendedor: '8000' },
    google: {
      urls: { token: base, publisher: base, storage: base },
      cuenta: 'lector@power.test',
      llave: GOOGLE_KEY,
      paquete: 'cl.power.mobile',
      nombre: 'Power Mobile',
      informes: 'pubsite_prod_1',
    },
    asked,
    fail: (next?: Trouble) => void (trouble = next),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
