import { mayCall } from '../kernel/call.ts';
import { events, refusal, someone } from '../kernel/decision.testing.ts';
import { PERFILES } from '../kernel/perfiles.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import { assignFeatured } from '../content/assign-featured.ts';
import { featuredLists } from '../masters.ts';
import { assignWebCategory } from './assign-web-category.ts';
import { ProductImageAdded, ProductRegistered } from './events.ts';
import { product } from './product.ts';
import { restoreWebPage } from './restore-web-page.ts';
import { samples } from '../event-samples.testing.ts';
import { webCatalogue, webProductGrid, webProductPage } from './views/web-product-queries.ts';
import { categoriseWebProduct, describeWebProduct, orderProductImages, publishWebProduct } from './web-page.ts';
import { inOrder, webScore } from './web-page.shared.ts';

const base = samples['ProductRegistered']!['2'] as Parameters<typeof ProductRegistered>[0];
const made = (more: object = {}) =>
  ProductRegistered({
    ...base,
    _id: '1',
    part_number: 'DS-1',
    marca: 'Dahua',
    web: false,
    bloqueado: false,
    activo: true,
    ...more,
  });
const picture = (id: string) =>
  ProductImageAdded({
    _id: '1',
    part_number: 'DS-1',
    imagen: {
      _id: id,
      nombre: `${id}.png`,
      grande: id,
      miniatura: id,
      ancho: 1,
      alto: 1,
      fecha: '2026-11-01T12:00:00.000Z',
      usuario: { _id: 'u', nombre: 'U' },
    },
  });
const marketing = someone('Marketing');
const manager = { ...someone('Brand Manager'), marcas: ['Hikvision'] };
const describe_ = (limpia: string, user = marketing) =>
  decideGiven(describeWebProduct, [made()], {
    request: { accion: 'descripcion', id: '1', descripcion: limpia },
    user,
    facts: { limpia },
  });
const categorise = (categorias: string[], desconocidas: string[] = []) =>
  decideGiven(categoriseWebProduct, [made()], {
    request: { accion: 'actualizarcategorias', id: '1', categorias },
    user: marketing,
    facts: { desconocidas },
  });

test('a failure answers auth:false and the message', () => {
  expect(refusal(categorise(['nada'], ['nada']))).toMatchObject({
    mensaje: 'La categoría «nada» no existe o está desactivada. Elige otra.',
    extra: { auth: false },
  });
  expect(refusal(describe_('<p>x</p>', manager))).toMatchObject({ codigo: 'MARCA_AJENA', extra: { auth: false } });
  const missing = decideGiven(publishWebProduct, [], {
    request: { accion: 'publicar', id: '1', web: true },
    user: marketing,
    facts: undefined,
  });
  expect(refusal(missing).extra).toMatchObject({ auth: false });
});

test('what is kept of a description is what was cleaned; the same again writes nothing', () => {
  const first = events(describe_('<p>Domo</p>'));
  expect(first).toMatchObject([{ type: 'ProductWebDescribed', data: { antes: '', descripcion_web: '<p>Domo</p>' } }]);
  expect(events(describe_(''))).toEqual([]);
});

test('what somebody else wrote meanwhile is not written over unseen', () => {
  const after = (antes: string | undefined, limpia = '<p>Mío</p>') =>
    decideGiven(describeWebProduct, [made({ descripcion_web: '' }), ...events(describe_('<p>De otra</p>'))], {
      request: { accion: 'descripcion', id: '1', descripcion: limpia, ...(antes === undefined ? {} : { antes }) },
      user: marketing,
      facts: { limpia },
    });
  expect(refusal(after(''))).toMatchObject({ codigo: 'CAMBIO_MIENTRAS', extra: { auth: false } });
  expect(events(after('<p>De otra</p>'))).toHaveLength(1);
  expect(events(after(undefined))).toHaveLength(1);
  // Who wants what is there already has lost nothing.
  expect(events(after('', '<p>De otra</p>'))).toEqual([]);
  const sections = (antes: string[]) =>
    decideGiven(categoriseWebProduct, [made(), ...events(categorise(['domo']))], {
      request: { accion: 'actualizarcategorias', id: '1', categorias: ['ip'], antes },
      user: marketing,
      facts: { desconocidas: [] },
    });
  expect(refusal(sections([])).codigo).toBe('CAMBIO_MIENTRAS');
  expect(events(sections(['domo']))).toHaveLength(1);
});

test('sections are said once each', () => {
  expect(events(categorise(['domo', 'domo', 'ip']))).toMatchObject([{ data: { categorias_web: ['domo', 'ip'] } }]);
  expect(events(categorise([]))).toEqual([]);
});

test('pictures are put in order, all of those that there are', () => {
  const order = (imagenes: string[]) =>
    decideGiven(orderProductImages, [made(), picture('a'), picture('b')], {
      request: { accion: 'imagenes', id: '1', imagenes },
      user: marketing,
      facts: undefined,
    });
  expect(events(order(['b', 'a']))).toMatchObject([{ data: { antes: ['a', 'b'], orden: ['b', 'a'] } }]);
  expect(events(order(['a', 'b']))).toEqual([]);
  expect(refusal(order(['b'])).codigo).toBe('IMAGENES_CAMBIARON');
  expect(refusal(order(['b', 'c'])).codigo).toBe('IMAGENES_CAMBIARON');
  expect(inOrder([{ _id: 'a' }, { _id: 'b' }, { _id: 'c' }], ['c', 'a']).map(({ _id }) => _id)).toEqual([
    'c',
    'a',
    'b',
  ]);
});

test('what is not sold is not published', () => {
  const publish = (more: object) =>
    decideGiven(publishWebProduct, [made(more)], {
      request: { accion: 'publicar', id: '1', web: true },
      user: marketing,
      facts: undefined,
    });
  expect(events(publish({}))).toMatchObject([{ type: 'ProductChanged', data: { cambios: { web: true } } }]);
  expect(events(publish({ web: true }))).toEqual([]);
  expect(refusal(publish({ bloqueado: true })).codigo).toBe('NO_SE_VENDE');
  expect(refusal(publish({ activo: false })).codigo).toBe('NO_SE_VENDE');
});

test('a score says what a page lacks', () => {
  const empty = { nombre: 'DS-1', descripcion_web: '<p> </p>', categorias_web: [], imagenes: [] };
  expect(webScore(empty)).toEqual({
    puntaje: 0,
    falta: ['Descripción', 'Descripción de 120 letras', 'Imagen', '3 imágenes', 'Categoría', 'Nombre más claro'],
  });
  const whole = {
    nombre: 'Cámara domo de 4 MP',
    descripcion_web: `<p>${'palabra '.repeat(20)}</p>`,
    categorias_web: ['domo'],
    imagenes: [1, 2, 3],
  };
  expect(webScore(whole)).toEqual({ puntaje: 100, falta: [] });
});

test('a featured list takes products at its end, once each, and no more than it holds', () => {
  const list = featuredLists.events.created({
    _id: '1',
    nombre: 'Ofertas',
    tipo: 'ofertas',
    desde: '2026-11-01',
    hasta: null,
    estado: 'Borrador',
    productos: ['A'],
  });
  const assign = (acc: 'agregar' | 'quitar', codigos: string[]) =>
    decideGiven(assignFeatured, [list], {
      request: { accion: 'lista', ids: ['1'], acc, lista: '1' },
      user: marketing,
      facts: { codigos },
    });
  expect(events(assign('agregar', ['B', 'A']))).toMatchObject([{ data: { cambios: { productos: ['A', 'B'] } } }]);
  expect(events(assign('agregar', ['A']))).toEqual([]);
  expect(events(assign('quitar', ['A', 'C']))).toMatchObject([{ data: { cambios: { productos: [] } } }]);
  const many = Array.from({ length: 50 }, (_, i) => `P${i}`);
  expect(refusal(assign('agregar', many)).codigo).toBe('LISTA_LLENA');
});

test('the profiles of the menu make pages, and nobody else; lists are of Administrador and Marketing', () => {
  const who = (call: { access: Parameters<typeof mayCall>[0] }) =>
    PERFILES.filter((perfil) => mayCall(call.access, someone(perfil))).toSorted();
  for (const call of [
    describeWebProduct,
    categoriseWebProduct,
    orderProductImages,
    publishWebProduct,
    assignWebCategory,
    webProductGrid,
    webProductPage,
    webCatalogue,
  ])
    expect(who(call)).toEqual(['Administrador', 'Brand Manager', 'Marketing', 'Pre-Venta']);
  expect(who(assignFeatured)).toEqual(['Administrador', 'Marketing']);
});

test('a version brings its pictures back in their order, and leaves out those that came later', () => {
  const now = [made({ web: true }), picture('c'), picture('a')];
  const antes = foldAll(product, [made(), picture('a'), picture('b')])!;
  const put = events(
    decideGiven(restoreWebPage, now, {
      request: { accion: 'restaurar', id: '1', version: 2 },
      user: marketing,
      facts: { antes, desconocidas: [] },
    }),
  );
  expect(put.map(({ type }) => type)).toEqual(['ProductImageRemoved', 'ProductImageAdded', 'ProductChanged']);
  const after = foldAll(product, [...now, ...put] as DomainEvent[])!;
  expect([after.imagenes.map(({ _id }) => _id), after.web]).toEqual([['a', 'b'], false]);
});
