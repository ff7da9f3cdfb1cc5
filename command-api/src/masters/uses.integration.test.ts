import type { MasterCalls } from '@power/domain/kernel/master';
import type { RowDefinition } from '@power/domain/kernel/row';
import { masters } from '@power/domain/masters';
import { tables } from '@power/domain/tables';
import { migrate } from '@power/infra/adapters/postgres/migrate';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { createMemoryLog } from '@power/infra/laboratory/testing/memory-log';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant, standAt } from '@power/infra/laboratory/testing/read-models';
import { NUMBERS_SCHEMA } from '@power/infra/platform/commands/numbers';
import { migrateOps } from '@power/infra/platform/projection/schema';
import type pg from 'pg';
import { openSpine, person } from '../kernel/spine.testing.ts';

const ADMIN = person('Administrador');
const rowOf = (table: string): RowDefinition => (tables as Readonly<Record<string, RowDefinition>>)[table]!;
const used = masters.filter(({ master }) => master.usedBy.length > 0);

/** Beyond every event of these logs: the lists know of everything. */
const FAR = 1_000_000;

let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  const names = new Set(used.flatMap(({ master }) => master.usedBy.map(({ table }) => table)));
  await createReadModels(db, [...names].map(rowOf));
  await migrate(db, NUMBERS_SCHEMA);
  await migrateOps(db);
  await standAt(
    db,
    [...names].map((table) => rowOf(table).projection),
    FAR,
  );
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const WAREHOUSE: [string, object] = [
  'create-warehouse',
  { bodega: { codigo: 'NOR', nombre: 'Norte', comuna: 'Iquique' } },
];
const RACK: [string, object] = ['create-rack', { bloque: { codigo: 'NOR-R01', bodega: 'NOR' } }];
const LEVEL: [string, object] = ['create-level', { nivel: { codigo: 'NOR-R01-N1', bloque: 'NOR-R01', numero: 1 } }];
/** A record as its list has it, without what it may leave out. */
const RECORDS: Readonly<Record<string, readonly [string, object][]>> = {
  supplier: [
    ['create-country', { pais: { codigo: 'CN', nombre: 'China' } }],
    ['create-currency', { moneda: { codigo: 'USD', nombre: 'Dólar', simbolo: 'US$' } }],
    ['create-supplier', { proveedor: { razon_social: 'Shenzhen Ltd', pais: 'CN', tax_id: '91440300' } }],
  ],
  brand: [['create-brand', { marca: { nombre: 'Dahua' } }]],
  country: [['create-country', { pais: { codigo: 'CN', nombre: 'China' } }]],
  currency: [['create-currency', { moneda: { codigo: 'USD', nombre: 'Dólar', simbolo: 'US$' } }]],
  shippingAddress: [
    ['create-country', { pais: { codigo: 'CL', nombre: 'Chile' } }],
    [
      'create-shippingaddress',
      {
        shipping_address: {
          nombre: 'Central',
          consignatario: 'Empresa SpA',
          direccion: 'Calle 1',
          ciudad: 'Santiago',
          pais: 'CL',
        },
      },
    ],
  ],
  shippingMethod: [
    ['create-shippingmethod', { shipping_method: { codigo: 'MAR', nombre: 'Marítimo', tipo: 'marítimo', dias: 30 } }],
  ],
  webCategory: [['create-webcategory', { categoria: { nombre: 'Cámaras', slug: 'camaras' } }]],
  importPayment: [['create-importpayment', { payment_method: { codigo: 'TT', nombre: 'Transferencia' } }]],
  warehouse: [WAREHOUSE],
  rack: [WAREHOUSE, RACK],
  level: [WAREHOUSE, RACK, LEVEL],
  place: [WAREHOUSE, RACK, LEVEL, ['create-place', { ubicacion: { codigo: 'NOR-R01-N1-P01', nivel: 'NOR-R01-N1' } }]],
};
const recordsOf = ({ master, create }: MasterCalls, tipo?: unknown): readonly [string, object][] =>
  RECORDS[master.name] ?? [
    [
      create.name,
      { [master.payload]: { codigo: 'C30', condicionPago: '30 días', ...(tipo !== undefined && { tipo }) } },
    ],
  ];

const uses = used.flatMap((calls) =>
  calls.master.usedBy.map((use) => [calls.master.words.titulo, use.label, calls, use] as const),
);

test.each(uses)('%s: what %s name is not deleted, and it is said where', async (_, __, calls, use) => {
  const { master, change, remove, aggregate } = calls;
  const spine = await openSpine(createMemoryLog(), db);
  let id = '';
  for (const [name, request] of recordsOf(calls, use.when?.tipo)) {
    const reply = await spine.issue(ADMIN, name, request);
    expect(reply).toMatchObject({ ok: true });
    id = reply._id as string;
  }
  const { values } = (await spine.state(aggregate, id)) as { values: Readonly<Record<string, unknown>> };
  const value = use.by === '_id' ? id : values[use.by];
  const row = rowOf(use.table);
  const named = (n: number) => ({
    _id: `${master.name}-${use.column}-${use.holding ?? ''}-${n}`,
    number: n,
    [use.column]: use.list ? [value] : `${String(value)}${use.under ?? ''}`,
    ...(use.holding && { [use.holding]: 1 }),
  });
  const said = async () => String((await spine.issue(ADMIN, remove.name, { id })).mensaje);
  try {
    await plant(db, row, [named(1)]);
    if (!use.holding) expect(await said()).toContain(`aparece en 1 ${use.one}.`);
    await plant(db, row, [named(2)]);
    if (!use.holding) expect(await said()).toContain(`aparece en 2 ${use.label}.`);
    // What is in it has to get out before it is put out of use.
    if (use.keeps) {
      const off = () => spine.issue(ADMIN, change.name, { id, [master.payload]: { activo: false } });
      const refused = await off();
      expect(refused).toMatchObject({ ok: false, codigo: 'EN_USO', campo: 'activo' });
      expect(refused.mensaje).toContain(`no se desactiva mientras tenga 2 ${use.label}.`);
      await db.query(`DELETE FROM read."${use.table}"`);
      // Rows that hold nothing any more keep nothing from being put out of use.
      if (use.holding) await plant(db, row, [{ ...named(3), [use.holding]: 0 }]);
      expect(await off()).toMatchObject({ ok: true });
    }
    // What it is named by stays as it is, too.
    if (!use.holding && use.by !== '_id' && !master.fields[use.by]!.asked.fixed) {
      const changed = (to: unknown) => spine.issue(ADMIN, change.name, { id, [master.payload]: { [use.by]: to } });
      const refused = await changed(`${String(value)} otra`);
      expect(refused).toMatchObject({ ok: false, codigo: 'EN_USO', campo: use.by });
      expect(refused.mensaje).toContain(
        `no se cambia: ${String(values[master.title])} aparece en 2 ${use.label}. Crea un`,
      );
      expect(await changed(value)).toMatchObject({ ok: true });
      await db.query(`DELETE FROM read."${use.table}"`);
      expect(await changed(`${String(value)} otra`)).toMatchObject({ ok: true });
    }
  } finally {
    await db.query(`DELETE FROM read."${use.table}"`);
  }
  expect(await spine.issue(ADMIN, remove.name, { id })).toMatchObject({ ok: true });
});
