import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { CifraTienda } from '@power/domain/assistant/parts';
import { z } from 'zod';
import { askStore, readStore, StoreFailed } from './ask-store.ts';
import { signedToken } from './signed-token.ts';

const STORE = 'App Store Connect';
const API = 'https://api.appstoreconnect.apple.com';
/** Pages of a list: more is a list that never ends. */
const MAX_PAGES = 20;
const TOKEN_SECONDS = 600;
const MAX_REPORT = 50_000_000;

/** Key of App Store Connect, and vendor whose reports are read. */
export interface AppStoreConfig {
  readonly url: string;
  readonly emisor: string;
  readonly llaveId: string;
  /** Private key, PEM (EC P-256). */
  readonly llave: string;
  readonly vendedor: string;
}

interface Settings {
  readonly APPLE_EMISOR?: string | undefined;
  readonly APPLE_LLAVE_ID?: string | undefined;
  /** File that holds the private key. */
  readonly APPLE_LLAVE?: string | undefined;
  readonly APPLE_VENDEDOR?: string | undefined;
}

/** The configured key; undefined when any part of it is missing. Throws when the file cannot be read. */
export function appStoreConfig(env: Settings): AppStoreConfig | undefined {
  const { APPLE_EMISOR: emisor, APPLE_LLAVE_ID: llaveId, APPLE_LLAVE: file, APPLE_VENDEDOR: vendedor } = env;
  if (!emisor || !llaveId || !file || !vendedor) return undefined;
  return { url: API, emisor, llaveId, vendedor, llave: readFileSync(file, 'utf8') };
}

const page = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item), links: z.object({ next: z.string().optional() }) });
const app = z.object({ id: z.string().regex(/^\d+$/), attributes: z.object({ name: z.string().min(1) }) });
const version = z.object({
  attributes: z.object({ versionString: z.string(), appStoreState: z.string(), createdDate: z.string() }),
});

export interface Calling {
  readonly now: Date;
  readonly signal?: AbortSignal;
  readonly waitMs?: number;
}

function headersOf({ emisor, llaveId, llave }: AppStoreConfig, now: Date): Readonly<Record<string, string>> {
  const iat = Math.floor(now.getTime() / 1000);
  const claims = { iss: emisor, iat, exp: iat + TOKEN_SECONDS, aud: 'appstoreconnect-v1' };
  return { authorization: `Bearer ${signedToken(createPrivateKey(llave), 'ES256', { kid: llaveId }, claims)}` };
}

/** Every item of a list, page after page; a next page elsewhere than at the store is refused. */
async function all<T extends z.ZodType>(
  config: AppStoreConfig,
  path: string,
  item: T,
  { now, ...calling }: Calling,
): Promise<z.output<T>[]> {
  const found: z.output<T>[] = [];
  let next: string | undefined = new URL(path, config.url).href;
  for (let n = 0; next !== undefined; n += 1) {
    const address: URL = new URL(next);
    if (address.origin !== new URL(config.url).origin) throw new StoreFailed(`${STORE} señala otra dirección`);
    if (n === MAX_PAGES) throw new StoreFailed(`${STORE} no termina de responder`);
    const { data, links } = await readStore(STORE, address, page(item), {
      headers: headersOf(config, now),
      ...calling,
    });
    found.push(...(data as z.output<T>[]));
    next = links.next;
  }
  return found;
}

/** Kinds of product that are a first download of an app; updates and downloads again are others. */
const FIRST = /^(1|1F|1T|F1)$/;

/** First downloads of a day's report (tab-separated), by Apple's id of the app. */
function downloadsIn(report: string): Map<string, number> {
  const [head = '', ...lines] = report.split(/\r?\n/).filter(Boolean);
  const names = head.split('\t');
  const at = (name: string): number => {
    const index = names.indexOf(name);
    if (index < 0) throw new StoreFailed(`${STORE}: al informe le falta ${name}`);
    return index;
  };
  const [kind, units, id] = ['Product Type Identifier', 'Units', 'Apple Identifier'].map(at) as [
    number,
    number,
    number,
  ];
  const found = new Map<string, number>();
  for (const line of lines) {
    const cells = line.split('\t');
    const n = Number(cells[units]);
    if (cells.length !== names.length || !Number.isInteger(n))
      throw new StoreFailed(`${STORE}: el informe está a medias`);
    if (FIRST.test(cells[kind]!)) found.set(cells[id]!, (found.get(cells[id]!) ?? 0) + n);
  }
  return found;
}

/** What was downloaded on a day; undefined where the report is not out yet. */
async function downloadsOf(config: AppStoreConfig, day: string, { now, ...calling }: Calling) {
  const address = new URL('/v1/salesReports', config.url);
  for (const [name, value] of Object.entries({
    frequency: 'DAILY',
    reportType: 'SALES',
    reportSubType: 'SUMMARY',
    vendorNumber: config.vendedor,
    reportDate: day,
  }))
    address.searchParams.set(`filter[${name}]`, value);
  const headers = { ...headersOf(config, now), accept: 'application/a-gzip' };
  const bytes = await askStore(STORE, address, { headers, ...calling });
  if (bytes === null) return undefined;
  let text: string;
  try {
    text = gunzipSync(bytes, { maxOutputLength: MAX_REPORT }).toString('utf8');
  } catch {
    throw new StoreFailed(`${STORE} respondió a medias`);
  }
  return downloadsIn(text);
}

/** The company's apps on these days (`yyyy-MM-dd`), with the version in force and first downloads; days that are not out yet are missing. Throws {@link StoreFailed}. */
export async function appStoreFigures(
  config: AppStoreConfig,
  days: readonly string[],
  calling: Calling,
): Promise<CifraTienda[]> {
  const apps = await all(config, '/v1/apps?limit=200', app, calling);
  const versions = new Map<string, z.output<typeof version>['attributes'] | undefined>();
  for (const { id } of apps) {
    const found = await all(config, `/v1/apps/${id}/appStoreVersions?limit=200`, version, calling);
    const newest = found.map(({ attributes }) => attributes).sort((a, b) => (a.createdDate < b.createdDate ? 1 : -1));
    versions.set(id, newest.find(({ appStoreState }) => appStoreState === 'READY_FOR_SALE') ?? newest[0]);
  }
  const figures: CifraTienda[] = [];
  for (const fecha of days) {
    const downloads = await downloadsOf(config, fecha, calling);
    if (!downloads) continue;
    for (const { id, attributes } of apps)
      figures.push({
        tienda: 'apple',
        app: attributes.name,
        pista: 'production',
        version: versions.get(id)?.versionString ?? '',
        estado: versions.get(id)?.appStoreState ?? '',
        fecha,
        descargas: downloads.get(id) ?? 0,
      });
  }
  return figures;
}
