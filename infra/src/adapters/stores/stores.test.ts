import { appStoreConfig, appStoreFigures, type AppStoreConfig } from './app-store.ts';
import { fakeStores, GOOGLE_KEY, type Trouble } from './fake-stores.testing.ts';
import { googlePlayConfig, googlePlayFigures, type GooglePlayConfig } from './google-play.ts';

let stores: Awaited<ReturnType<typeof fakeStores>>;
beforeAll(async () => {
  stores = await fakeStores();
});
afterEach(() => stores.fail());
afterAll(() => stores.close());

const DAYS = ['2026-02-09', '2026-02-10', '2026-02-11'];
const now = new Date('2026-02-12T12:00:00.000Z');
const apple = (more: Partial<AppStoreConfig> = {}, waitMs = 5000) =>
  appStoreFigures({ ...stores.apple, ...more }, DAYS, { now, waitMs });
const google = (more: Partial<GooglePlayConfig> = {}, waitMs = 5000) =>
  googlePlayFigures({ ...stores.google, ...more }, DAYS, { now, waitMs });

test('App Store: apps of every page with their version in force and first downloads, of days whose report is out', async () => {
  const figure = {
    tienda: 'apple',
    pista: 'production',
    version: '2.4.1',
    estado: 'READY_FOR_SALE',
    fecha: '2026-02-10',
  };
  expect(await apple()).toEqual([
    { ...figure, app: 'Power Mobile', descargas: 9 },
    { ...figure, app: 'Mobile Bodega', descargas: 4 },
  ]);
});

test('Google Play: what runs in production by day with its installs, other tracks once; the edit is thrown away', async () => {
  const figure = { tienda: 'google', app: 'Power Mobile' };
  const main = { ...figure, pista: 'production', version: '2.4.1', estado: 'completed' };
  expect(await google()).toEqual([
    { ...main, fecha: '2026-02-09', descargas: 31 },
    { ...main, fecha: '2026-02-10', descargas: 25 },
    { ...figure, pista: 'beta', version: '250', estado: 'inProgress', fecha: '2026-02-10', descargas: 0 },
  ]);
  expect(stores.asked).toContain('DELETE /androidpublisher/v3/applications/cl.power.mobile/edits/e1');
});

test('credentials that are not theirs are refused, and said to be', async () => {
  const refused = /no acepta las credenciales/;
  await expect(apple({ emisor: 'otro' })).rejects.toThrow(refused);
  await expect(apple({ llaveId: 'OTRA' })).rejects.toThrow(refused);
  await expect(google({ cuenta: 'ajena@power.test' })).rejects.toThrow(refused);
});

test.each<readonly [Trouble, RegExp]>([
  [{ at: '/v1/apps', how: 'limited' }, /pide esperar/],
  [{ at: '/v1/apps', how: 'broken' }, /App Store Connect/],
  [{ at: '/v1/apps', how: 'moved' }, /App Store Connect/],
  [{ at: '/v1/apps', how: 'elsewhere' }, /señala otra dirección/],
  [{ at: 'salesReports', how: 'half' }, /a medias/],
])('App Store, %j: fails as a whole, told what happened', async (trouble, said) => {
  stores.fail(trouble);
  await expect(apple()).rejects.toThrow(said);
});

test.each<readonly [Trouble, RegExp]>([
  [{ at: '/token', how: 'limited' }, /pide esperar/],
  [{ at: '/tracks', how: 'half' }, /a medias/],
  [{ at: '/storage', how: 'moved' }, /Google Play/],
  [{ at: '/storage', how: 'unmeasured' }, /hasta dónde/],
])('Google Play, %j: fails as a whole, told what happened', async (trouble, said) => {
  stores.fail(trouble);
  await expect(google()).rejects.toThrow(said);
});

test('a store that does not answer is not waited for', async () => {
  stores.fail({ at: '/', how: 'silent' });
  await expect(apple({}, 50)).rejects.toThrow('App Store Connect no responde');
  await expect(google({}, 50)).rejects.toThrow('Google Play no responde');
});

test('how long to wait is kept, where a store says so', async () => {
  stores.fail({ at: '/v1/apps', how: 'limited' });
  await expect(apple()).rejects.toMatchObject({ retryAfter: 90 });
});

test('without all of its credentials a store is not asked', () => {
  expect(appStoreConfig({ APPLE_EMISOR: 'emisor', APPLE_LLAVE_ID: 'LLAVE1' })).toBeUndefined();
  expect(googlePlayConfig({ GOOGLE_PLAY_PAQUETE: 'cl.power.mobile' })).toBeUndefined();
  expect(GOOGLE_KEY).toContain('PRIVATE KEY');
});
