import path from 'node:path';
import { defaultPublicUrl, listenHost, ownAddress, readConfig, readLauncherConfig } from './config.ts';

const service = {
  DATABASE_URL: 'postgres://u:p@127.0.0.1:5432/power',
  SERVICE_PORT: '4101',
  COMMAND_API_URL: 'http://127.0.0.1:4101',
  QUERY_API_URL: 'http://127.0.0.1:4102',
  PROJECTOR_URL: 'http://127.0.0.1:4103',
  JOBS_URL: 'http://127.0.0.1:4104',
  JWT_SECRET: 'x'.repeat(32),
  INTERNAL_TOKEN: 'y'.repeat(32),
};

test('the launcher needs nothing; blank means unset', () => {
  expect(readLauncherConfig({ PORT: '', EVENTSTORE_URL: '' })).toMatchObject({
    PORT: 4000,
    DATA_DIR: path.resolve('.data'),
    DEMO: true,
    ERP_INTEGRADO: true,
    LOG_LEVEL: 'info',
  });
  expect(readLauncherConfig({}).DATABASE_URL).toBeUndefined();
  expect(readLauncherConfig({ ERP_INTEGRADO: '0' }).ERP_INTEGRADO).toBe(false);
});

test('the launcher takes the secrets that systems share, and no short ones', () => {
  const shared = { JWT_SECRET: 'j'.repeat(16), INTERNAL_TOKEN: 'i'.repeat(16) };
  expect(readLauncherConfig(shared)).toMatchObject(shared);
  expect(() => readLauncherConfig({ JWT_SECRET: 'corto' })).toThrow('JWT_SECRET: debe tener al menos 16 caracteres');
});

test('the demo listens on this machine alone unless HOST says otherwise; a company of its own everywhere', () => {
  const of = (env: Record<string, string>) => readLauncherConfig(env);
  expect(listenHost(of({}))).toBe('127.0.0.1');
  expect(listenHost(of({ HOST: '0.0.0.0' }))).toBe('0.0.0.0');
  expect(listenHost(of({ DEMO: '0' }))).toBeUndefined();
  expect(listenHost(of({ DEMO: '0', HOST: '10.0.0.5' }))).toBe('10.0.0.5');
  expect([undefined, '0.0.0.0', '::', '127.0.0.1'].map((host) => ownAddress(host, 4000))).toEqual(
    Array.from({ length: 4 }, () => 'http://127.0.0.1:4000'),
  );
  expect(ownAddress('fd00::5', 4000)).toBe('http://[fd00::5]:4000');
  expect([of({}), of({ HOST: '0.0.0.0' }), of({ HOST: '10.0.0.5' })].map(defaultPublicUrl)).toEqual([
    'http://localhost:4000',
    'http://localhost:4000',
    'http://10.0.0.5:4000',
  ]);
  expect(() => of({ HOST: 'http://x y' })).toThrow('HOST: no es una dirección de esta máquina');
});

test.each([
  'esdb://a:2113,b:2113,c:2113?tls=true',
  'esdb+discover://admin:changeit@cluster:2113',
  'kurrentdb://localhost',
  'esdb://admin:sec/re?t@o@a:2113?tls=true',
])('%s is an event store', (url) => {
  expect(readLauncherConfig({ EVENTSTORE_URL: url }).EVENTSTORE_URL).toBe(url);
});

test.each([
  [{ DATABASE_URL: 'postgres://u:p@:5432x/y' }, 'DATABASE_URL: «postgres://u:…@:5432x/y» no es'],
  [{ PORT: 'abc' }, 'Configuración incorrecta: PORT: debe ser un número.'],
  [
    { PORT: '4190' },
    'Configuración incorrecta: PORT: los navegadores no abren el puerto 4190; elige otro, por ejemplo 4000.',
  ],
  [{ PORT: '6000' }, 'los navegadores no abren el puerto 6000'],
  [{ PORT: '10080' }, 'los navegadores no abren el puerto 10080'],
  [{ PORT: '70000' }, 'Configuración incorrecta: PORT: debe estar entre 1 y 65535.'],
  [
    { DATABASE_URL: 'mysql://root:secreto@x' },
    'Configuración incorrecta: DATABASE_URL: «mysql://root:…@x» no es una dirección postgres:// o postgresql://.',
  ],
  [{ EVENTSTORE_URL: 'esbd://ana:sec/re@to@x' }, 'EVENTSTORE_URL: «esbd://ana:…@x» no es'],
  [{ EVENTSTORE_URL: 'ana:sec/reto@x' }, 'EVENTSTORE_URL: «ana:…@x» no es'],
  [
    { EVENTSTORE_URL: 'http://x' },
    'Configuración incorrecta: EVENTSTORE_URL: «http://x» no es una dirección esdb:// o esdb+discover:// o kurrentdb:// o kurrentdb+discover://.',
  ],
  [
    { DEMO: 'si', REDIS_URL: 'redis' },
    'Configuración incorrecta: REDIS_URL: «redis» no es una dirección redis:// o rediss://; DEMO: debe ser 0 o 1.',
  ],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'colector:4318' },
    'OTEL_EXPORTER_OTLP_ENDPOINT: «colector:4318» no es una dirección',
  ],
  [
    { OTEL_EXPORTER_OTLP_HEADERS: 'clave secreta' },
    'OTEL_EXPORTER_OTLP_HEADERS: debe ser nombre=valor, separados por comas.',
  ],
  [{ OTEL_TRACES_SAMPLER_ARG: '1.5' }, 'OTEL_TRACES_SAMPLER_ARG: debe estar entre 0 y 1.'],
  [{ OTEL_TRACES_SAMPLER_ARG: 'todas' }, 'OTEL_TRACES_SAMPLER_ARG: debe ser un número.'],
])('%j is one clear line', (env, message) => {
  expect(() => readLauncherConfig(env)).toThrow(message);
});

test('a service is given everything and says what is missing', () => {
  expect(readConfig(service)).toMatchObject({ SERVICE_PORT: 4101, PUBLIC_URL: 'http://localhost:4000' });
  expect(() => readConfig({ ...service, JWT_SECRET: undefined, SERVICE_PORT: undefined })).toThrow(
    'Configuración incorrecta: falta SERVICE_PORT; falta JWT_SECRET.',
  );
});

test('projections that are shared by key are named with the number of their parts', () => {
  expect(readConfig(service).PROJECTION_PARTS).toEqual(new Map());
  expect(readConfig({ ...service, PROJECTION_PARTS: 'audit/event-list=2' }).PROJECTION_PARTS).toEqual(
    new Map([['audit/event-list', 2]]),
  );
  expect(() => readConfig({ ...service, PROJECTION_PARTS: 'audit/event-list' })).toThrow(
    'PROJECTION_PARTS: debe ser contexto/nombre=partes, separados por comas y cada uno una vez, con 1 a 16 partes; por ejemplo audit/event-list=2',
  );
});
