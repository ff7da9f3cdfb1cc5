import { samples } from '@power/domain/event-samples.testing';
import { permisosOf, type Perfil } from '@power/domain/kernel/perfiles';
import { banners } from '@power/domain/masters';
import { webProductRow } from '@power/domain/products/views/web-product-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import { masterQueries } from '../kernel/master.ts';
import pageVersions from './web-page-versions.ts';

let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [webProductRow]);
  await plant(db, webProductRow, [{ _id: '1', part_number: 'DS-1', marca: 'Dahua' }]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const recorded = (all: readonly (readonly [type: string, data: unknown])[]) =>
  all.map(([type, data], version) => ({
    ...{ id: `${version}`, stream: 's', version, position: BigInt(version), type, data },
    schema: type === 'ProductRegistered' ? 2 : 1,
    recordedAt: '2026-01-05T12:00:00.000Z',
    metadata: {
      ...{ at: `2026-01-0${version + 1}T12:00:00.000Z`, user: 'u', nombre: 'Eva', perfil: 'Marketing' },
      ...{ commandId: 'c', correlationId: 'c', causationId: 'c', hash: '' },
    },
  }));
interface Told {
  readonly codigo?: string;
  readonly total: number;
  readonly eventos: { version: number; usuario: string; cambios: { campo: string }[]; datos: object }[];
}
const ask = async (query: typeof pageVersions, events: object, perfil: Perfil, marcas?: string[]): Promise<Told> => {
  const user = { _id: 'u', nombre: 'u', email: '', perfil, permisos: permisosOf(perfil), sesion: 's', marcas } as never;
  const log = { read: async () => events };
  const reply = await query.handle({ id: '1' } as never, { rows: readerFor(db, user), log, user } as never);
  if (!('codigo' in (reply as object))) expect(query.query.reply.safeParse(reply).error).toBeUndefined();
  return reply as Told;
};

test('of a product’s history those who write its page read what concerns it, and no price', async () => {
  const onWeb = { _id: '1', part_number: 'DS-1' };
  const events = recorded([
    ['ProductRegistered', samples['ProductRegistered']!['2']],
    ['ProductPricesSet', samples['ProductPricesSet']!['1']],
    ['ProductWebDescribed', { ...onWeb, antes: '', descripcion_web: '<p>Domo</p>' }],
  ]);
  const { eventos, total } = await ask(pageVersions, events, 'Marketing');
  expect([total, eventos.map(({ version }) => version)]).toEqual([2, [0, 2]]);
  expect(eventos[1]).toMatchObject({ usuario: 'Eva', cambios: [{ campo: 'descripcion_web', despues: '<p>Domo</p>' }] });
  expect(JSON.stringify(eventos)).not.toMatch(/precio|pmp/);
  expect(await ask(pageVersions, events, 'Brand Manager', ['Otra'])).toMatchObject({ codigo: 'PRODUCTO_NO_EXISTE' });
});

test('versions of a banner tell its fields and its pictures by their names', async () => {
  const versions = masterQueries(banners).find(({ query }) => query.name === 'banner-versions')!;
  const named = { _id: '1', nombre: 'Alarmas' };
  const picture = { _id: 'p', nombre: 'otoño.png', grande: 'hash-g', miniatura: 'hash-m', ancho: 1, alto: 1 };
  const { eventos } = await ask(
    versions,
    recorded([
      ['BannerCreated', { _id: '1', titulo: 'Cámaras', texto: '', orden: 1, estado: 'Borrador' }],
      ['BannerChanged', { ...named, antes: { titulo: 'Cámaras' }, cambios: { titulo: 'Alarmas' } }],
      ['BannerPictured', { ...named, imagen: picture }],
    ]),
    'Marketing',
  );
  expect(eventos.map(({ cambios }) => cambios.map(({ campo }) => campo))).toEqual([[], ['titulo'], ['imagen']]);
});
