import { banners, webCategories } from '@power/domain/masters';
import { product, type Product } from '@power/domain/products/product';
import '../kernel/environment.testing.ts';
import { openSpine, person } from '../kernel/spine.testing.ts';

const MARKETING = person('Marketing');
const ADMIN = person('Administrador');
const banner = (more: object = {}) => ({
  titulo: 'Semana de cámaras',
  texto: 'Primera',
  enlace: '/web',
  audiencia: [],
  desde: '2026-01-02',
  hasta: null,
  orden: 1,
  ...more,
});

test('a banner goes back to a version as a draft, under the name of then if it is free; nothing is lost', async () => {
  const spine = await openSpine();
  const say = (name: string, request: object) => spine.issue(MARKETING, name, request);
  const { _id: id } = await say('create-banner', { anuncio: banner() });
  await say('change-banner', { id, anuncio: { titulo: 'Semana de alarmas', texto: 'Segunda' } });
  const values = async () => (await spine.state(banners.aggregate, String(id)))!.values;
  expect(await say('restore-banner', { id, version: 9 })).toMatchObject({ codigo: 'VERSION_NO_EXISTE' });
  expect(await say('restore-banner', { id, version: 0 })).toMatchObject({
    ok: true,
    mensaje: 'El anuncio Semana de cámaras quedó como en la versión 1, como borrador',
  });
  expect(await values()).toMatchObject({ titulo: 'Semana de cámaras', texto: 'Primera', estado: 'Borrador' });
  // Forth again: the history only grows.
  expect(await say('restore-banner', { id, version: 1 })).toMatchObject({ ok: true });
  expect(await values()).toMatchObject({ titulo: 'Semana de alarmas', texto: 'Segunda' });
  expect((await spine.log.read(`banner-${String(id)}`)).map(({ type }) => type)).toEqual([
    'BannerCreated',
    'BannerChanged',
    'BannerChanged',
    'BannerChanged',
  ]);
  // The name of then has become another one's.
  spine.pass(3_600_000);
  expect(await say('create-banner', { anuncio: banner() })).toMatchObject({ ok: true });
  expect(await say('restore-banner', { id, version: 0 })).toMatchObject({ ok: false, codigo: 'REPETIDO' });
  expect(await values()).toMatchObject({ titulo: 'Semana de alarmas' });
  await say('remove-banner', { id });
  expect(await say('restore-banner', { id, version: 0 })).toMatchObject({ codigo: 'NO_EXISTE' });
});

test('two people who put it back at once are told of each other', async () => {
  const spine = await openSpine();
  const { _id: id } = await spine.issue(MARKETING, 'create-banner', { anuncio: banner() });
  await spine.issue(MARKETING, 'change-banner', { id, anuncio: { texto: 'Segunda' } });
  const back = () => spine.issue(MARKETING, 'restore-banner', { id, version: 0, expectedVersion: 1 });
  const replies = [await back(), await back()];
  expect(replies.map(({ ok }) => ok)).toEqual([true, false]);
});

test('a category goes back to what it was called; not into what stands inside of it by now', async () => {
  const spine = await openSpine();
  const say = (name: string, request: object) => spine.issue(ADMIN, name, request);
  const of = (slug: string, padre = '') => ({
    categoria: { nombre: `Sección ${slug}`, slug, padre, icono: '', orden: 1 },
  });
  const top = await say('create-webcategory', of('video'));
  const { _id: id } = await say('create-webcategory', of('domos', 'video'));
  await say('change-webcategory', { id, categoria: { nombre: 'Domos IP', padre: '' } });
  expect(await say('restore-webcategory', { id, version: 0 })).toMatchObject({
    mensaje: 'La categoría Sección domos quedó como en la versión 1',
  });
  expect((await spine.state(webCategories.aggregate, String(id)))!.values).toMatchObject({ padre: 'video' });
  // What it was in has gone inside of it since: neither would be at the root any more.
  await say('change-webcategory', { id, categoria: { padre: '' } });
  await say('change-webcategory', { id: top._id, categoria: { padre: 'domos' } });
  expect(await say('restore-webcategory', { id, version: 0 })).toMatchObject({ ok: false });
});

test('the page of a product goes back with its words and sections, unpublished; what is so already stays published', async () => {
  const spine = await openSpine();
  const say = (name: string, request: object, user = ADMIN) => spine.issue(user, name, request);
  await say('create-webcategory', { categoria: { nombre: 'Video', slug: 'video', padre: '', icono: '', orden: 1 } });
  const { _id: id } = await say('register-product', {
    producto: { codigo: 'P1', part_number: 'PN-1', nombre: 'Cámara', marca: 'M', pmp: 500 },
  });
  const state = async () => (await spine.state(product, String(id))) as Product;
  const change = (accion: string, more: object) => ({ accion, id, ...more });
  await say('describe-web-product', change('descripcion', { descripcion: '<p>Primera</p>' }));
  const version = (await spine.log.read(`product-${String(id)}`)).length - 1;
  await say('categorise-web-product', change('actualizarcategorias', { categorias: ['video'] }));
  await say('describe-web-product', change('descripcion', { descripcion: '<p>Segunda</p>' }));
  await say('publish-web-product', change('publicar', { web: true }));
  expect(await say('restore-web-page', change('restaurar', { version: version + 2 }))).toMatchObject({ ok: true });
  expect(await state()).toMatchObject({ web: true, descripcion_web: '<p>Segunda</p>' });
  const restored = await say('restore-web-page', change('restaurar', { version }), MARKETING);
  expect(restored).toMatchObject({ ok: true, mensaje: expect.stringContaining('sin publicar') });
  expect(await state()).toMatchObject({ web: false, descripcion_web: '<p>Primera</p>', categorias_web: [] });
  const stranger = person('Brand Manager', { marcas: ['Otra'] });
  expect(await say('restore-web-page', change('restaurar', { version }), stranger)).toMatchObject({
    codigo: 'MARCA_AJENA',
  });
});
