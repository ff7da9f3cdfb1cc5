import { jest } from '@jest/globals';
import { bannerMaster } from '@power/domain/content/views/banner-row';
import { featuredListMaster } from '@power/domain/content/views/featured-list-row';
import { slideMaster } from '@power/domain/content/views/slide-row';
import { webCategoryMaster } from '@power/domain/content/views/web-category-row';
import { customerRow } from '@power/domain/customers/views/customer-row';
import { stockRow } from '@power/domain/inventory/views/stock-row';
import { warehouseMaster } from '@power/domain/inventory/views/warehouse-row';
import { type Perfil, permisosOf } from '@power/domain/kernel/perfiles';
import { productRow } from '@power/domain/products/views/product-row';
import { webProductRow } from '@power/domain/products/views/web-product-row';
import { purchaseOrderLineRow } from '@power/domain/purchasing/orders/views/order-line-row';
import { trainingRow } from '@power/domain/trainings/views/training-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import type { FileReply, QueryContext, QueryHandler } from '@power/infra/platform/queries/handler';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';

const config = { TIENDA_WEB: true as boolean | undefined, DEMO: false, EMPRESA_NOMBRE: 'Alarmas <Sur>' };
jest.unstable_mockModule('@power/infra/platform/service/settings', () => ({ settings: config }));
const { default: catalogue } = await import('./shop-catalogue.ts');
const { default: product } = await import('./shop-product.ts');
const { default: basket } = await import('./shop-basket.ts');
const { default: image } = await import('./shop-image.ts');

const NOW = '2026-03-20T12:00:00.000Z';
let database: TestDatabase;
let db: pg.Pool;

const prices = (precio_lista: number, gold: number) => ({
  base: {
    precio_lista,
    tier_1_calculo: 1,
    tier_2_calculo: 1,
    tier_3_calculo: 1,
    tienda: precio_lista,
    mobile: precio_lista,
    silver: precio_lista,
    gold,
    platinum: gold,
  },
  ajustes: [],
});
const picture = {
  _id: 'foto',
  nombre: 'a',
  grande: 'g',
  miniatura: 'm',
  ancho: 10,
  alto: 10,
  fecha: NOW,
  usuario: { _id: 'u', nombre: 'u' },
};

beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [
    productRow,
    webProductRow,
    stockRow,
    warehouseMaster.row,
    customerRow,
    purchaseOrderLineRow,
    webCategoryMaster.row,
    bannerMaster.row,
    slideMaster.row,
    featuredListMaster.row,
    trainingRow,
  ]);
  const one = (_id: string, part_number: string, more: object = {}) => ({
    _id,
    codigo: `C-${_id}`,
    part_number,
    nombre: `Cámara ${part_number}`,
    marca: 'Hik',
    activo: true,
    bloqueado: false,
    web: true,
    categorias_web: ['domos'],
    descripcion_web: '<p>Para <strong>interior</strong></p>',
    imagenes: [picture],
    pmp: 777,
    ...more,
  });
  const all = [
    one('1', 'A'),
    one('2', 'B <b>', { nombre: 'Domo <script>alert(1)</script>', categorias_web: [] }),
    one('3', 'BORRADOR', { web: false }),
    one('4', 'BLOQUEADO', { bloqueado: true }),
  ];
  await plant(db, webProductRow, all);
  await plant(
    db,
    productRow,
    all.map((row) => ({ ...row, ...prices(1000, 800) })),
  );
  await plant(db, warehouseMaster.row, [{ _id: 'w', codigo: 'BOD', nombre: 'Central', tipo: 'física', activo: true }]);
  await plant(db, stockRow, [{ _id: 's', producto_id: '1', bodega: 'BOD', fisico: 977, disponible: 977 }]);
  await plant(db, customerRow, [
    {
      _id: 'c1',
      nombre: 'Mía SpA',
      tipo_cliente: 'Gold',
      direcciones: [{ nombre: 'Casa', calle: 'Los Olmos 1', comuna: 'Ñuñoa', region: 'RM', referencia: '' }],
    },
    { _id: 'c2', nombre: 'Ajena SpA', tipo_cliente: 'Platinum', direcciones: [] },
  ]);
  const section = (slug: string, padre: string, orden: number) => ({
    _id: slug,
    slug,
    nombre: `Sección ${slug}`,
    padre,
    orden,
    activo: true,
  });
  await plant(db, webCategoryMaster.row, [
    section('video', '', 1),
    section('domos', 'video', 1),
    section('vacia', '', 2),
  ]);
  const piece = (_id: string, more: object = {}) => ({
    _id,
    titulo: `Pieza ${_id}`,
    texto: '',
    enlace: '/web?categoria=video',
    boton: 'Ver',
    audiencia: [],
    desde: '2026-03-01',
    hasta: null,
    orden: 1,
    estado: 'Publicado',
    activo: true,
    imagen: picture,
    ...more,
  });
  await plant(db, slideMaster.row, [
    piece('hoy'),
    piece('mañana', { desde: '2026-03-21' }),
    piece('borrador', { estado: 'Borrador' }),
    piece('gold', { audiencia: ['Gold'] }),
  ]);
  await plant(db, featuredListMaster.row, [
    {
      _id: 'l',
      nombre: 'Ofertas',
      tipo: 'ofertas',
      desde: '2026-03-01',
      hasta: null,
      estado: 'Publicado',
      activo: true,
      productos: ['C-1', 'C-3'],
    },
  ]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});
afterEach(() => {
  config.TIENDA_WEB = true;
});

const contextOf = (perfil?: Perfil, cliente_id?: string) => {
  const user = perfil && {
    _id: 'u',
    nombre: 'u',
    email: '',
    perfil,
    permisos: permisosOf(perfil),
    sesion: 's',
    cliente_id,
  };
  return { db, rows: readerFor(db, user), user, now: NOW } as QueryContext;
};
async function page(handler: QueryHandler, request: object, ...who: Parameters<typeof contextOf>) {
  const parsed = handler.query.request.parse(request);
  const { file } = (await handler.handle(parsed as never, contextOf(...who))) as FileReply;
  return { status: file.page!.status, html: String(file.stream) };
}

test('a visitor finds what is published, no price, no cost, no figure of stock; names are text', async () => {
  const { status, html } = await page(catalogue, { buscar: '' });
  expect(status).toBe(200);
  expect(html).toContain('2 productos');
  expect(html).toContain('Domo &lt;script&gt;');
  expect(html).toContain('Alarmas &lt;Sur&gt;');
  expect(html).not.toMatch(/BORRADOR|BLOQUEADO|\$|977|777/);
  expect(html).toContain('Ingresa para ver tu precio');
  expect(html).toContain('Disponible');
});

test('a customer sees the price of its own tier, whoever asks for another company sees nothing of it', async () => {
  const { html } = await page(catalogue, { buscar: 'cámara a' }, 'Cliente', 'c1');
  expect(html).toContain('$800 <small>+ IVA');
  expect(html).toContain('Mía SpA');
  expect(html).not.toContain('Ajena');
  const staff = await page(catalogue, { buscar: '' }, 'Administrador');
  expect(staff.html).not.toContain('$');
});

test('a section holds what is inside it; one that is not there is 404 in words', async () => {
  const { html } = await page(catalogue, { categoria: 'video' });
  expect(html).toContain('1 producto<');
  expect(html).toContain('Sección domos');
  expect((await page(catalogue, { categoria: 'vacia' })).html).toContain('Aún no hay productos aquí.');
  expect(await page(catalogue, { categoria: 'nada' })).toMatchObject({
    status: 404,
    html: expect.stringContaining('Esa categoría no existe.'),
  });
});

test('an address that somebody spoilt shows the first page', async () => {
  const { status, html } = await page(catalogue, { buscar: 'cámara', pagina: 'abc', utm_source: 'x' });
  expect(status).toBe(200);
  expect(html).toContain('Cámara A');
  expect((await page(catalogue, { buscar: '', pagina: '999' })).html).toContain('Cámara A');
});

test('the home page shows what is published today, to whom it is for', async () => {
  const { html } = await page(catalogue, {});
  expect([...html.matchAll(/Pieza [a-zñ]+/g)].map(String)).toEqual(['Pieza hoy']);
  expect(html).toContain('Ofertas');
  expect(html).toContain('/web/producto/C-1');
  expect(html).not.toContain('C-3');
  expect((await page(catalogue, {}, 'Cliente', 'c1')).html).toContain('Pieza gold');
});

test('a product has its page by code or part number; a draft has none', async () => {
  const { html } = await page(product, { codigo: 'A' });
  expect(html).toContain('<strong>interior</strong>');
  expect(html).toContain('Sección video');
  for (const codigo of ['C-3', 'C-4', 'x']) expect((await page(product, { codigo })).status).toBe(404);
});

test('a basket is priced today, with sums; what is not published stops the order and is named', async () => {
  const { html } = await page(basket, { carro: 'C-1*3' }, 'Cliente', 'c1');
  expect(html).toContain('$2.400');
  expect(html).toContain('data-total="2856"');
  expect(html).toContain('Los Olmos 1, Ñuñoa');
  const gone = await page(basket, { carro: 'C-1*1~C-3*1' }, 'Cliente', 'c1');
  expect(gone.html).toContain('Ya no está publicado');
  expect(gone.html).not.toContain('data-pedir');
  const visitor = await page(basket, { carro: 'C-1*1', codigo: 'C-1', cantidad: '2' });
  expect(visitor.html).toContain('value="3"');
  expect(visitor.html).not.toMatch(/data-pedir|\$800/);
  expect((await page(basket, {})).html).toContain('Tu carro está vacío.');
});

test('a picture is told while what it shows is published, and to whom', async () => {
  const asked = (de: string, id: string, imagen = 'foto') => image.query.request.parse({ de, id, imagen });
  const said = async (...args: Parameters<typeof asked>) =>
    (await image.handle(asked(...args) as never, contextOf())) as { codigo?: string };
  for (const [de, id, imagen] of [
    ['producto', '3', 'foto'],
    ['producto', '1', 'otra'],
    ['slide', 'borrador', 'foto'],
    ['slide', 'gold', 'foto'],
    ['anuncio', 'hoy', 'foto'],
  ] as const)
    await expect(said(de, id, imagen)).rejects.toMatchObject({ status: 404, body: { codigo: 'IMAGEN_NO_EXISTE' } });
});

test('it is shown where it is configured, and in the demo', async () => {
  config.TIENDA_WEB = undefined;
  expect(await page(catalogue, {})).toMatchObject({
    status: 404,
    html: expect.stringContaining('La tienda no está disponible.'),
  });
  config.DEMO = true;
  expect((await page(catalogue, {})).status).toBe(200);
  config.DEMO = false;
});
