import path from 'node:path';
import { isValidRut, parseRut } from '@power/domain/kernel/rut';
import { z } from 'zod';
import { isOpenToBrowsers } from './blocked-ports.ts';
import { ConfigError, configFault } from './config-error.ts';
import { partsOfAddress } from './without-credentials.ts';
import { partsOf, partsWords } from './projection/parts-setting.ts';
import { headersOf } from './tracing/headers.ts';

const address = (...schemes: string[]) =>
  z.string().refine((text) => schemes.some((scheme) => parses(text, scheme)), {
    error: (issue) =>
      `«${hidePassword(String(issue.input))}» no es una dirección ${schemes.map((scheme) => `${scheme}://`).join(' o ')}`,
  });
const port = z.coerce
  .number('debe ser un número')
  .int('debe ser un número entero')
  .min(1, 'debe estar entre 1 y 65535')
  .max(65535, 'debe estar entre 1 y 65535');
const secret = z.string().min(16, 'debe tener al menos 16 caracteres');
const unset = (value: unknown): unknown => (value === '' ? undefined : value);
const flag = z.enum(['0', '1'], 'debe ser 0 o 1');
const isOn = (text: '0' | '1'): boolean => text === '1';
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(unset, schema.optional());

const common = {
  PORT: z.preprocess(
    unset,
    port
      .refine(isOpenToBrowsers, {
        error: ({ input }) => `los navegadores no abren el puerto ${String(input)}; elige otro, por ejemplo 4000`,
      })
      .default(4000),
  ),
  /** Address that the gateway listens on; unset: this machine alone for the demo, every address otherwise. */
  HOST: optional(z.string().regex(/^[\w.:-]{1,200}$/, 'no es una dirección de esta máquina')),
  DATA_DIR: z.preprocess(
    unset,
    z
      .string()
      .default('.data')
      .transform((folder) => path.resolve(folder)),
  ),
  EVENTSTORE_URL: optional(address('esdb', 'esdb+discover', 'kurrentdb', 'kurrentdb+discover')),
  REDIS_URL: optional(address('redis', 'rediss')),
  PUBLIC_URL: optional(address('http', 'https')),
  /** Proxies in front of the gateway whose x-forwarded-for is believed. */
  TRUST_PROXY: z.preprocess(
    unset,
    z.coerce
      .number('debe ser un número')
      .int('debe ser un número entero')
      .min(0, 'debe estar entre 0 y 10')
      .max(10, 'debe estar entre 0 y 10')
      .default(0),
  ),
  /** Mail server, smtp://user:password@host:port; unset: mails stay in the outbox, where an Administrador reads them. */
  SMTP_URL: optional(address('smtp', 'smtps')),
  MAIL_FROM: z.preprocess(unset, z.string().default('Sistema Power Mobile <no-responder@power.test>')),
  /** clamd, tcp://host:3310, that looks at what is attached; unset: files are kept unseen, and said to be. */
  CLAMD_URL: optional(address('tcp')),
  /** 1: programs of the own network may be told of orders too, also without TLS (tests, a program beside this one). */
  AVISOS_RED_INTERNA: z.preprocess(unset, flag.default('0').transform(isOn)),
  /** XML service of the central bank; unset: the dollar is entered by hand. */
  DOLAR_URL: optional(address('http', 'https')),
  /** The same service's euro; unset: the euro is entered by hand. */
  EURO_URL: optional(address('http', 'https')),
  /** RUT of the company itself: its own orders never show on the public queues. */
  EMPRESA_RUT: z.preprocess(
    unset,
    z
      .string()
      .refine(isValidRut, 'no es un RUT válido')
      .transform((text) => parseRut(text)!.rut)
      .optional(),
  ),
  /** The company as its tax documents name it; unset: they say its RUT alone. */
  EMPRESA_NOMBRE: optional(z.string().max(100)),
  EMPRESA_GIRO: optional(z.string().max(80)),
  EMPRESA_ACTECO: optional(z.string().regex(/^\d{6}(,\d{6}){0,3}$/, 'uno a cuatro códigos de seis dígitos, con comas')),
  EMPRESA_DIRECCION: optional(z.string().max(60)),
  EMPRESA_COMUNA: optional(z.string().max(20)),
  /** Webpay Plus: address of its service, commerce code, secret key, and where customers return; unset: no payment links. */
  WEBPAY_URL: optional(address('http', 'https')),
  WEBPAY_COMERCIO: optional(z.string().min(1)),
  WEBPAY_LLAVE: optional(z.string().min(1)),
  WEBPAY_RETORNO: optional(address('http', 'https')),
  /**
   * Qlik Cloud: tenant, app, web integration, and issuer, key id and file of the private key by which people are signed in
   * to it; unset: *Qlik* shows our own report.
   */
  QLIK_URL: optional(address('https')),
  QLIK_APP: optional(z.string().min(1)),
  QLIK_INTEGRACION: optional(z.string().min(1)),
  QLIK_EMISOR: optional(z.string().min(1)),
  QLIK_LLAVE_ID: optional(z.string().min(1)),
  QLIK_LLAVE: optional(z.string().min(1)),
  /**
   * App Store Connect: issuer, key id and file of its private key, and vendor; Google Play: file of the service account,
   * package, name and bucket of its reports. Without all of a store's, its figures come from spreadsheets alone.
   */
  APPLE_EMISOR: optional(z.string().min(1)),
  APPLE_LLAVE_ID: optional(z.string().min(1)),
  APPLE_LLAVE: optional(z.string().min(1)),
  APPLE_VENDEDOR: optional(z.string().regex(/^\d{1,20}$/, 'es el número de vendedor')),
  GOOGLE_PLAY_CUENTA: optional(z.string().min(1)),
  GOOGLE_PLAY_PAQUETE: optional(z.string().regex(/^[\w.]{3,150}$/, 'no es un nombre de paquete')),
  GOOGLE_PLAY_NOMBRE: optional(z.string().min(1)),
  GOOGLE_PLAY_INFORMES: optional(z.string().regex(/^[\w.-]{3,200}$/, 'no es un nombre de bucket')),
  /**
   * Private key (Ed25519, PEM or the path of a file) that signs what this instance accepts; unset: made at the first start and
   * kept in DATA_DIR. Second place to which signed heads of the log are sent, and the bearer token that it asks for.
   */
  EVIDENCIA_LLAVE: optional(z.string().min(1)),
  EVIDENCIA_URL: optional(
    address('http', 'https').refine((text) => text.startsWith('https:') || isLoopback(new URL(text).hostname), {
      error: 'debe ser https:// (http:// solo en esta máquina)',
    }),
  ),
  EVIDENCIA_TOKEN: optional(z.string().min(1)),
  /**
   * Bucket of an S3-compatible service with object lock (https://service/bucket) in which each head is kept, locked for so
   * many years, with the id and secret that may put and read there.
   */
  EVIDENCIA_S3_URL: optional(
    address('http', 'https').refine((text) => text.startsWith('https:') || isLoopback(new URL(text).hostname), {
      error: 'debe ser https:// (http:// solo en esta máquina)',
    }),
  ),
  EVIDENCIA_S3_REGION: z.preprocess(
    unset,
    z
      .string()
      .regex(/^[a-z0-9-]{1,40}$/, 'no es una región, como us-east-1')
      .default('us-east-1'),
  ),
  EVIDENCIA_S3_ID: optional(z.string().min(1)),
  EVIDENCIA_S3_SECRETO: optional(z.string().min(1)),
  EVIDENCIA_S3_ANOS: z.preprocess(
    unset,
    z.coerce
      .number('debe ser un número')
      .int('debe ser un número entero')
      .min(1, 'debe estar entre 1 y 30')
      .max(30, 'debe estar entre 1 y 30')
      .default(6),
  ),
  /** Authority (RFC 3161) that stamps heads with its own clock; what it answers is signed, so that http will do. */
  EVIDENCIA_SELLO_URL: optional(address('http', 'https')),
  /** Secret over the keys of persons who may be forgotten; unset: made at the first start and kept in DATA_DIR. */
  PRIVACIDAD_LLAVE: optional(secret),
  /** Projections that several projectors share by key, and in how many parts: audit/event-list=2,orders/order-list=4. */
  PROJECTION_PARTS: z.preprocess(
    unset,
    z
      .string()
      .default('')
      .refine((text) => partsOf(text) !== undefined, partsWords)
      .transform((text) => partsOf(text) ?? new Map<string, number>()),
  ),
  /** Pesos Mobile: percent of the net amount that is given at handover, and for how many months they are good. */
  PUNTOS_PORCENTAJE: z.preprocess(
    unset,
    z.coerce
      .number('debe ser un número')
      .min(0, 'debe estar entre 0 y 100')
      .max(100, 'debe estar entre 0 y 100')
      .default(1),
  ),
  PUNTOS_MESES: z.preprocess(
    unset,
    z.coerce
      .number('debe ser un número')
      .int('debe ser un número entero')
      .min(1, 'debe estar entre 1 y 120')
      .max(120, 'debe estar entre 1 y 120')
      .default(12),
  ),
  DEMO: z.preprocess(unset, flag.default('1').transform(isOn)),
  /** The ERP integration: its screens (landed cost, goods receipt) are in menus. */
  ERP_INTEGRADO: z.preprocess(unset, flag.default('1').transform(isOn)),
  /** The shop window at /web, for whoever comes; unset: shown by the demo alone. */
  TIENDA_WEB: optional(flag.transform(isOn)),
  LOG_LEVEL: z.preprocess(
    unset,
    z
      .enum(
        ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
        'debe ser trace, debug, info, warn, error, fatal o silent',
      )
      .default('info'),
  ),
  /**
   * Collector of OpenTelemetry (OTLP over HTTP) that is sent traces, what it asks for in headers (`name=value,…`), the
   * name under which the processes appear, and the share of traces kept; unset: nothing is traced.
   */
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(address('http', 'https')),
  OTEL_EXPORTER_OTLP_HEADERS: z.preprocess(
    unset,
    z
      .string()
      .default('')
      .refine((text) => headersOf(text) !== undefined, 'debe ser nombre=valor, separados por comas')
      .transform((text) => headersOf(text) ?? {}),
  ),
  OTEL_SERVICE_NAME: z.preprocess(unset, z.string().max(100).default('power')),
  OTEL_TRACES_SAMPLER_ARG: z.preprocess(
    unset,
    z.coerce.number('debe ser un número').min(0, 'debe estar entre 0 y 1').max(1, 'debe estar entre 0 y 1').default(1),
  ),
  /** Secret of sessions before JWT_SECRET, for as long as those that it signed last. */
  JWT_SECRET_ANTERIOR: optional(secret),
};

const launcherEnv = z.object({
  ...common,
  DATABASE_URL: optional(address('postgres', 'postgresql')),
  /** Owner of the event log in that database, who gives the role of DATABASE_URL what services need. */
  DATABASE_OWNER_URL: optional(address('postgres', 'postgresql')),
  /** Signs sessions, and lets services call each other; unset: made by the launcher and kept in DATA_DIR. */
  JWT_SECRET: optional(secret),
  INTERNAL_TOKEN: optional(secret),
  ADMIN_EMAIL: optional(z.email('no es un correo')),
  ADMIN_PASSWORD: optional(z.string().min(8, 'debe tener al menos 8 caracteres')),
});

/** Names of all variables that `npm start` may be told. */
export const launcherVariables: readonly string[] = Object.keys(launcherEnv.shape);

const serviceEnv = z.object({
  ...common,
  DATABASE_URL: address('postgres', 'postgresql'),
  SERVICE_PORT: port,
  COMMAND_API_URL: address('http', 'https'),
  QUERY_API_URL: address('http', 'https'),
  PROJECTOR_URL: address('http', 'https'),
  JOBS_URL: address('http', 'https'),
  JWT_SECRET: secret,
  INTERNAL_TOKEN: secret,
});

/** What `npm start` may be told from outside. DATA_DIR is absolute; DATABASE_URL unset means embedded. */
export type LauncherConfig = z.infer<typeof launcherEnv>;
/** What every service is given by the launcher (or by compose.yaml). Names are those of the environment. */
export type ServiceConfig = z.infer<typeof serviceEnv> & { PUBLIC_URL: string };

/** The environment of a service, checked. Throws ConfigError with one line that names every wrong variable. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): ServiceConfig {
  const config = check(serviceEnv, env);
  return { ...config, PUBLIC_URL: config.PUBLIC_URL ?? defaultPublicUrl(config) };
}

/** The environment of the launcher, checked. Throws ConfigError like readConfig. */
export function readLauncherConfig(env: NodeJS.ProcessEnv = process.env): LauncherConfig {
  return check(launcherEnv, env);
}

export const isLoopback = (host: string): boolean => /^(127\.|::1$|localhost$)/.test(host);

/** Where the gateway listens. The passwords of the demo are public: only HOST lets others reach it. */
export const listenHost = ({ HOST, DEMO }: Pick<LauncherConfig, 'HOST' | 'DEMO'>): string | undefined =>
  HOST ?? (DEMO ? '127.0.0.1' : undefined);

const addressOf = (host: string, port: number): string => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::';

/** How this machine reaches a gateway that listens there. */
export const ownAddress = (host: string | undefined, port: number): string =>
  addressOf(host === undefined || isEverywhere(host) ? '127.0.0.1' : host, port);

/** PUBLIC_URL where none is given: what a browser on this machine opens. */
export const defaultPublicUrl = ({ HOST, PORT }: Pick<LauncherConfig, 'HOST' | 'PORT'>): string =>
  addressOf(HOST === undefined || isEverywhere(HOST) || isLoopback(HOST) ? 'localhost' : HOST, PORT);

/** Where services listen: this machine alone, unless SERVICE_HOST says that they stand on machines (containers) of their own. */
export function serviceHost(env: NodeJS.ProcessEnv = process.env): string {
  return env.SERVICE_HOST || '127.0.0.1';
}

function check<T>(schema: z.ZodType<T>, env: NodeJS.ProcessEnv): T {
  const result = schema.safeParse(env);
  if (result.success) return result.data;
  const wrong = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return env[name] === undefined ? `falta ${name}` : `${name}: ${issue.message}`;
  });
  throw new ConfigError(`${configFault}: ${wrong.join('; ')}.`);
}

/** An address of a cluster names several hosts (`esdb://a:2113,b:2113`), which URL refuses: each is tried alone. */
function parses(text: string, scheme: string): boolean {
  const parts = partsOfAddress(text);
  if (!parts || !text.startsWith(`${scheme}://`)) return false;
  // The reader of these addresses takes any password as it is; of all others a `/` in it has to be written %2F.
  const login = LOG_SCHEME.test(scheme) ? '' : parts.login;
  return parts.hosts.split(',').every((host) => URL.canParse(`http://${login}${host}${parts.rest}`));
}

const LOG_SCHEME = /^(esdb|kurrentdb)/;
const hidePassword = (text: string): string => text.replace(/^((?:[a-z+]+:\/\/)?[^:@/]*):.*@/is, '$1:…@');
