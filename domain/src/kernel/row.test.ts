import { z } from 'zod';
import { count, dollars, flag, instant, json, key, pesos, state, text } from './field.ts';
import { costFieldsOf, defineRow, type RowOf, withComputed } from './row.ts';
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
