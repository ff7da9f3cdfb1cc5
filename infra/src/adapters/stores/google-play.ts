import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { CifraTienda } from '@power/domain/assistant/parts';
import { z } from 'zod';
import type { Calling } from './app-store.ts';
import { askStore, readStore, StoreFailed } from './ask-store.ts';
import { signedToken } from './signed-token.ts';

const STORE = 'Google Play';
const TOKEN_SECONDS = 3600;
const SCOPES = [
  'https://www.googleapis.com/auth/androidpublisher',
  'https://www.googleapis.com/auth/devstorage.read_only',
].join(' ');

/** Service account, app and bucket of the reports of Google Play Console. */
export interface GooglePlayConfig {
  /** Addresses of the token, publisher and storage services. */
  readonly urls: { readonly token: string; readonly publisher: string; readonly storage: string };
  readonly cuenta: string;
  /** Private key, PEM (RSA). */
  readonly llave: string;
  /** `cl.empresa.app`. */
  readonly paquete: string;
  /** How people call the app. */
  readonly nombre: string;
  /** `pubsite_prod_…`, which holds the reports of installs. */
  readonly informes: string;
}

interface Settings {
  /** File of the service account, JSON. */
  readonly GOOGLE_PLAY_CUENTA?: string | undefined;
  readonly GOOGLE_PLAY_PAQUETE?: string | undefined;
  readonly GOOGLE_PLAY_NOMBRE?: string | undefined;
  readonly GOOGLE_PLAY_INFORMES?: string | undefined;
}
/** Addresses in the file are not believed: the token goes to Google alone. */
const account = z.object({ client_email: z.string().min(3), private_key: z.string().min(20) });

/** The configured account; undefined when any part of it is missing. Throws when its file cannot be read. */
export function googlePlayConfig(env: Settings): GooglePlayConfig | undefined {
  const { GOOGLE_PLAY_CUENTA: file, GOOGLE_PLAY_PAQUETE: paquete, GOOGLE_PLAY_INFORMES: informes } = env;
  if (!file || !paquete || !informes) return undefined;
  const { client_email: cuenta, private_key: llave } = account.parse(JSON.parse(readFileSync(file, 'utf8')));
  return {
    urls: {
      token: 'https://oauth2.googleapis.com',
      publisher: 'https://androidpublisher.googleapis.com',
      storage: 'https://storage.googleapis.com',
    },
    cuenta,
    llave,
    paquete,
    nombre: env.GOOGLE_PLAY_NOMBRE ?? paquete,
    informes,
  };
}

async function tokenFor({ urls, cuenta, llave }: GooglePlayConfig, { now, ...calling }: Calling): Promise<string> {
  const iat = Math.floor(now.getTime() / 1000);
  const claims = {
    iss: cuenta,
    scope: SCOPES,
    aud: 'https://oauth2.googleapis.com/token',
    iat,
    exp: iat + TOKEN_SECONDS,
  };
  const assertion = signedToken(createPrivateKey(llave), 'RS256', {}, claims);
  const body = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }).toString();
  const { access_token } = await readStore(
    STORE,
    new URL('/token', urls.token),
    z.object({ access_token: z.string().min(1) }),
    { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body, ...calling },
  );
  return access_token;
}

const tracks = z.object({
  tracks: z.array(
    z.object({
      track: z.string(),
      releases: z
        .array(
          z.object({ name: z.string().optional(), status: z.string(), versionCodes: z.array(z.string()).optional() }),
        )
        .default([]),
    }),
  ),
});

type Headers = Readonly<Record<string, string>>;

/** Tracks with what runs on each. Google shows them inside an edit, which is opened and thrown away. */
async function tracksOf({ urls, paquete }: GooglePlayConfig, headers: Headers, { now: _, ...calling }: Calling) {
  const base = `/androidpublisher/v3/applications/${encodeURIComponent(paquete)}/edits`;
  const at = (path: string): URL => new URL(`${base}${path}`, urls.publisher);
  const { id } = await readStore(STORE, at(''), z.object({ id: z.string().min(1) }), {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{}',
    ...calling,
  });
  const edit = `/${encodeURIComponent(id)}`;
  try {
    const found = await readStore(STORE, at(`${edit}/tracks`), tracks, { headers, ...calling });
    return found.tracks.flatMap(({ track, releases }) => {
      const release = releases.find(({ status }) => status === 'completed') ?? releases[0];
      return release
        ? [{ pista: track, version: release.name ?? release.versionCodes?.[0] ?? '', estado: release.status }]
        : [];
    });
  } finally {
    // Left alone it expires: that it could not be thrown away is no reason to lose what was read.
    await askStore(STORE, at(edit), { method: 'DELETE', headers, ...calling }).catch(() => undefined);
  }
}

/** Installs by day of a month's report (CSV in UTF-16), none where it is not out yet. */
async function installsOf(config: GooglePlayConfig, month: string, headers: Headers, { now: _, ...calling }: Calling) {
  const { urls, paquete, informes } = config;
  const object = `stats/installs/installs_${paquete}_${month.replace('-', '')}_overview.csv`;
  const path = `/storage/v1/b/${encodeURIComponent(informes)}/o/${encodeURIComponent(object)}?alt=media`;
  const bytes = await askStore(STORE, new URL(path, urls.storage), { headers, ...calling });
  const [head = '', ...lines] = (bytes?.toString('utf16le') ?? '')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter(Boolean);
  const names = head.split(',');
  const [date, installs] = [names.indexOf('Date'), names.indexOf('Daily User Installs')] as const;
  if (bytes && (date < 0 || installs < 0)) throw new StoreFailed(`${STORE} respondió otra cosa: informe de descargas`);
  return new Map(
    lines.map((line) => {
      const cells = line.split(',');
      const n = Number(cells[installs]);
      if (cells.length !== names.length || !Number.isInteger(n))
        throw new StoreFailed(`${STORE}: el informe está a medias`);
      return [cells[date]!, n] as const;
    }),
  );
}

/** The app on these days (`yyyy-MM-dd`): what runs on its track of production with its installs, and its other tracks on the newest day. Days that are not out yet are missing. Throws {@link StoreFailed}. */
export async function googlePlayFigures(
  config: GooglePlayConfig,
  days: readonly string[],
  calling: Calling,
): Promise<CifraTienda[]> {
  const headers = { authorization: `Bearer ${await tokenFor(config, calling)}` };
  const running = await tracksOf(config, headers, calling);
  const installs = new Map<string, number>();
  for (const month of new Set(days.map((day) => day.slice(0, 7))))
    for (const [day, n] of await installsOf(config, month, headers, calling)) installs.set(day, n);
  const out = days.filter((day) => installs.has(day)).sort();
  const newest = out.at(-1);
  const main = running.find(({ pista }) => pista === 'production') ?? { pista: 'production', version: '', estado: '' };
  const figure = { tienda: 'google' as const, app: config.nombre };
  return [
    ...out.map((fecha) => ({ ...figure, ...main, fecha, descargas: installs.get(fecha)! })),
    ...(newest === undefined
      ? []
      : running
          .filter((track) => track !== main)
          .map((track) => ({ ...figure, ...track, fecha: newest, descargas: 0 }))),
  ];
}
