import { z } from 'zod';
import { code, count, dollars, flag, instant, json, key, optionalKey, pesos, state, text } from './field.ts';
import { look } from './look.ts';
import { costFieldsOf, defineRow, type RowOf, shownRow, withComputed, withOnly } from './row.ts';
import { everyone } from './query.ts';

const row = defineRow({
  projection: 'things/thing-list',
  table: 'thing_list',
  scope: { ejecutivo: 'ejecutivo_id' },
  fields: {
    _id: key(),
    nombre: text('Nombre', { search: true }),
    estado: state('Estado', ['Abierta', 'Cerrada']),
    total: pesos('Total'),
    pmp: dollars('PMP', { cost: true }),
    cerrada_at: instant('Cerrada', { nullable: true }),
    activo: flag('Activo'),
    partes: json('Partes', z.array(z.object({ n: z.number() }))),
    ejecutivo_id: key(),
  },
});

test('a row is read with the types of its fields', () => {
  const value: RowOf<typeof row> = {
    _id: '1',
    nombre: 'Uno',
    estado: 'Abierta',
    total: 1,
    pmp: 0.5,
    cerrada_at: null,
    activo: true,
    partes: [{ n: 1 }],
    ejecutivo_id: 'u',
  };
  expect(row.schema.parse(value)).toEqual(value);
  for (const wrong of [{ estado: 'Otra' }, { nombre: null }, { total: '1' }, { partes: [{}] }, { pmp: undefined }])
    expect(row.schema.safeParse({ ...value, ...wrong }).success).toBe(false);
});

test('cost fields are known by their kind, and every past is kept unless said otherwise', () => {
  expect(costFieldsOf(row)).toEqual(['pmp']);
  expect(row.history).toBe('every');
  expect(withComputed(row, { abiertas: count('Abiertas', { computed: true }) }).schema.shape.abiertas).toBeDefined();
});

test('a field is what it was declared to be, and nothing that it was not', () => {
  const plain = {
    nullable: false,
    search: false,
    cost: false,
    internal: false,
    computed: false,
    person: false,
    wide: false,
  };
  const described = ({ schema: _, ...rest }: object & { schema: unknown }) => rest;
  expect(described(text('Nombre'))).toEqual({ kind: 'text', label: 'Nombre', ...plain });
  expect(described(text('Nombre', { search: true, wide: true, computed: true }))).toEqual({
    kind: 'text',
    label: 'Nombre',
    ...plain,
    search: true,
    wide: true,
    computed: true,
  });
  expect(described(dollars('PMP', { cost: true, nullable: true }))).toMatchObject({ cost: true, nullable: true });
  expect(described(key())).toEqual({ kind: 'code', label: '', ...plain, internal: true });
  expect(described(optionalKey())).toMatchObject({ nullable: true, internal: true });
  const looks = { Abierta: look('ok', 'check', 'Abierta'), Cerrada: look('info', 'check', 'Cerrada') };
  expect(described(state('Estado', ['Abierta', 'Cerrada'], { looks }))).toMatchObject({
    choices: ['Abierta', 'Cerrada'],
    looks,
  });
  expect([text('x').schema, optionalKey().schema].map((schema) => schema.safeParse(null).success)).toEqual([
    false,
    true,
  ]);
});

test('a row is shown without what it costs, and with some of its fields alone', () => {
  const value = {
    _id: '1',
    nombre: 'Uno',
    estado: 'Abierta',
    total: 1,
    cerrada_at: null,
    activo: true,
    partes: [],
    ejecutivo_id: 'u',
  };
  expect(row.schema.safeParse(value).success).toBe(false);
  expect(shownRow(row).safeParse(value).success).toBe(true);
  expect(Object.keys(withOnly(row, ['nombre', 'total']).schema.shape)).toEqual(['nombre', 'total']);
});

test.each(['thing_list', '_x', 'A1'])('%s is a column name', (table) => {
  const made = defineRow({ projection: 'a/b', scope: everyone, table, fields: { [table]: code('x') } });
  expect(made.table).toBe(table);
});

test.each(['', '1a', 'a b', 'a-', 'ñ'])('%j is no column name', (table) => {
  expect(() => defineRow({ projection: 'a/b', scope: everyone, table, fields: {} })).toThrow('row a/b:');
});

test('what is no column name is refused, and what no field has does not compile', () => {
  const base = { projection: 'things/thing-list', scope: everyone, fields: { _id: key() } } as const;
  expect(() => defineRow({ ...base, table: 'thing-list' })).toThrow('not a column name');
  const wrong = [
    // @ts-expect-error no field of that name limits sellers
    () => defineRow({ ...base, table: 't', scope: { ejecutivo: 'ejecutvo_id' } }),
    // @ts-expect-error a read model says who sees which rows
    () => defineRow({ projection: 'a/b', table: 't', fields: { _id: key() } }),
    // @ts-expect-error a state that the row does not have
    (): RowOf<typeof row>['estado'] => 'Anulada',
    // @ts-expect-error a row has no such field
    (): keyof RowOf<typeof row> => 'nombe',
  ];
  expect(wrong).toHaveLength(4);
});
