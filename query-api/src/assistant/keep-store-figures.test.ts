import type { CifraTienda } from '@power/domain/assistant/parts';
import { keepStoreFigures, type Store } from './keep-store-figures.shared.ts';

const figure = (tienda: 'apple' | 'google', fecha: string): CifraTienda => ({
  tienda,
  app: 'Power Mobile',
  pista: 'production',
  version: '2.4.1',
  estado: 'Publicada',
  fecha,
  descargas: 7,
});
const says = (nombre: string, ...figures: CifraTienda[]): Store => ({ nombre, ask: () => Promise.resolve(figures) });
const fails = (nombre: string, why: string): Store => ({ nombre, ask: () => Promise.reject(new Error(why)) });

/** What was kept, by the id of its command. */
function keeper(refusal?: string) {
  const ids: string[] = [];
  const keep = (_: object, id: string) => {
    ids.push(id);
    return Promise.resolve(refusal === undefined ? { ok: true } : { ok: false, mensaje: refusal });
  };
  return { ids, keep };
}
const APPLE = says('App Store', figure('apple', '2026-02-09'), figure('apple', '2026-02-10'));
const GOOGLE = says('Google Play', figure('google', '2026-02-10'));

test('every figure is kept under an id of what it says, so that the same said again is the same command', async () => {
  const { ids, keep } = keeper();
  expect(await keepStoreFigures([APPLE, GOOGLE], keep)).toEqual({
    'App Store': { cifras: 2 },
    'Google Play': { cifras: 1 },
  });
  expect(new Set(ids).size).toBe(3);
  const again = keeper();
  await keepStoreFigures([APPLE, GOOGLE], again.keep);
  expect(again.ids.toSorted()).toEqual(ids.toSorted());
  expect(ids).toContain('store/apple/Power Mobile/production/2026-02-09/7/2.4.1/Publicada');
});

test('a store without credentials is not asked, and says so', async () => {
  const { keep } = keeper();
  expect(await keepStoreFigures([{ nombre: 'App Store', ask: undefined }, GOOGLE], keep)).toEqual({
    'App Store': { estado: 'sin credenciales' },
    'Google Play': { cifras: 1 },
  });
});

test('a store that fails does not keep the other from being asked, and both are told when both fail', async () => {
  const { ids, keep } = keeper();
  const apple = fails('App Store', 'pide esperar');
  await expect(keepStoreFigures([apple, GOOGLE], keep)).rejects.toThrow(/^App Store: pide esperar$/);
  expect(ids).toHaveLength(1);
  const google = fails('Google Play', 'no acepta las credenciales');
  await expect(keepStoreFigures([apple, google], keep)).rejects.toThrow(
    'App Store: pide esperar · Google Play: no acepta las credenciales',
  );
});

test('a figure that is refused is told with the words of its refusal', async () => {
  const { keep } = keeper('La fecha es futura');
  await expect(keepStoreFigures([GOOGLE], keep)).rejects.toThrow('Google Play: La fecha es futura');
});
