import { COST_FIELDS } from '@power/domain/kernel/costs';
import { encodeRow, type FeedRow } from './feed-row.ts';

const row = (more: Partial<FeedRow>): FeedRow => ({
  seq: 7n,
  position: 5n,
  topic: null,
  key: null,
  op: null,
  scope: null,
  frame: null,
  ...more,
});
const told = (of: FeedRow): unknown => JSON.parse(encodeRow(of).toString());

test('a frame tells nobody what things cost, however deep it stands in it', () => {
  const costs = Object.fromEntries([...COST_FIELDS].map((name) => [name, 1234]));
  const datos = { number: 77, ...costs, lineas: [{ cantidad: 2, ...costs, producto: { nombre: 'Cámara', ...costs } }] };
  expect(told(row({ frame: { evento: 'pedidoCreado', datos, para: { todos: true } } }))).toEqual({
    evento: 'pedidoCreado',
    datos: { number: 77, lineas: [{ cantidad: 2, producto: { nombre: 'Cámara' } }] },
    posicion: '5',
    cursor: '7',
  });
});

test('that a row changed is told by its key alone', () => {
  const changed = row({ topic: 'pedidos', key: '77', op: 'upsert', scope: { ejecutivo: 'eva' } });
  expect(told(changed)).toEqual({
    evento: 'cambio',
    datos: { tema: 'pedidos', clave: '77', op: 'upsert' },
    posicion: '5',
    cursor: '7',
  });
});
