import { code, count } from '../../kernel/field.ts';
import { asked, defineMaster, masterCode } from '../../kernel/master-row.ts';
import { PLACE_ACCESS, within } from './place-access.ts';

/** Racks of a warehouse (`bloques`, requirements §2). */
export const rackMaster = defineMaster({
  name: 'rack',
  context: 'inventory',
  words: { uno: 'bloque', muchos: 'bloques', femenino: false, titulo: 'Bloques' },
  teaches: 'Los racks de cada bodega, en el orden en que se recorren.',
  path: '/bloques',
  screen: 'bloques',
  payload: 'bloque',
  table: 'rack_list',
  title: 'codigo',
  unique: ['codigo'],
  usedBy: [
    { table: 'level_list', column: 'bloque', by: 'codigo', label: 'niveles', one: 'nivel' },
    {
      table: 'place_stock_list',
      column: 'ubicacion',
      by: 'codigo',
      under: '-N',
      label: 'productos guardados',
      one: 'producto guardado',
      keeps: true,
      holding: 'cantidad',
    },
  ],
  ...PLACE_ACCESS,
  together: (values) => within(values, 'bodega', 'R', `${String(values['bodega'] ?? 'BOD')}-R01`),
  fields: {
    codigo: asked(masterCode('Código'), { max: 30, fixed: true, help: 'Bodega, R y número: BOD-R01' }),
    bodega: asked(code('Bodega', { search: true }), {
      max: 20,
      fixed: true,
      reference: { master: 'warehouse', field: 'codigo' },
    }),
    pasillo: asked(code('Pasillo', { search: true }), { required: false, max: 20 }),
    recorrido: asked(count('Orden de recorrido'), { initial: 0, max: 9999, help: 'Menor se recorre antes' }),
  },
});
