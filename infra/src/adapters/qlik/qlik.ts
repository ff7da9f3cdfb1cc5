import { createHmac, randomUUID, sign, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Tenant, app and web integration of Qlik Cloud, and the key by which we sign people in to it. */
export interface QlikConfig {
  readonly url: string;
  readonly app: string;
  readonly integracion: string;
  readonly emisor: string;
  readonly llaveId: string;
  /** Private key, PEM (RSA). */
  readonly llave: string;
}

interface Settings {
  readonly QLIK_URL?: string | undefined;
  readonly QLIK_APP?: string | undefined;
  readonly QLIK_INTEGRACION?: string | undefined;
  readonly QLIK_EMISOR?: string | undefined;
  readonly QLIK_LLAVE_ID?: string | undefined;
  /** File that holds the private key. */
  readonly QLIK_LLAVE?: string | undefined;
}

/** The configured tenant; undefined when any part of it is missing. Throws when the key cannot be read. */
export function qlikConfig(env: Settings): QlikConfig | undefined {
  const { QLIK_URL, QLIK_APP, QLIK_INTEGRACION, QLIK_EMISOR, QLIK_LLAVE_ID, QLIK_LLAVE } = env;
  if (!QLIK_URL || !QLIK_APP || !QLIK_INTEGRACION || !QLIK_EMISOR || !QLIK_LLAVE_ID || !QLIK_LLAVE) return undefined;
  return {
    url: new URL(QLIK_URL).origin,
    app: QLIK_APP,
    integracion: QLIK_INTEGRACION,
    emisor: QLIK_EMISOR,
    llaveId: QLIK_LLAVE_ID,
    llave: readFileSync(QLIK_LLAVE, 'utf8'),
  };
}

interface Person {
  readonly _id: string;
  readonly nombre: string;
  readonly email: string;
}
/** Seconds that a sign-in is good for: it is used at once. */
const GOOD_FOR = 120;
const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** What signs a person in to the tenant (a JWT, RS256, as Qlik Cloud asks for), good for two minutes from `now` (ISO). */
export function signIn(config: QlikConfig, { _id, nombre, email }: Person, now: string): string {
  const iat = Math.floor(Date.parse(now) / 1000);
  const head = part({ alg: 'RS256', typ: 'JWT', kid: config.llaveId });
  const claims = part({
    jti: randomUUID(),
    iss: config.emisor,
    aud: 'qlik.api/login/jwt-session',
    sub: _id,
    subType: 'user',
    name: nombre,
    email,
    email_verified: true,
    iat,
    nbf: iat,
    exp: iat + GOOD_FOR,
  });
  const signature = sign('RSA-SHA256', Buffer.from(`${head}.${claims}`), config.llave).toString('base64url');
  return `${head}.${claims}.${signature}`;
}

/** Milliseconds that a way to Qlik and back may take. */
const STATE_MS = 10 * 60_000;
const proofOf = (secret: string, sesion: string, body: string): Buffer =>
  createHmac('sha256', secret).update(`qlik\n${sesion}\n${body}`).digest();

/** What comes back from Qlik as it went: proves that this session set out, and when. `now`: ISO. */
export function stateFor(secret: string, sesion: string, now: string): string {
  const body = `${Date.parse(now) + STATE_MS}.${randomUUID()}`;
  return `${Buffer.from(body).toString('base64url')}.${proofOf(secret, sesion, body).toString('base64url')}`;
}

/** Whether this session set out with that state, not too long ago. */
export function isStateOf(secret: string, sesion: string, state: string, now: string): boolean {
  const [told = '', proof = ''] = state.split('.');
  const body = Buffer.from(told, 'base64url').toString();
  const given = Buffer.from(proof, 'base64url');
  const meant = proofOf(secret, sesion, body);
  return (
    given.length === meant.length && timingSafeEqual(given, meant) && Number(body.split('.')[0]) >= Date.parse(now)
  );
}
