import { code, count, state } from '../../kernel/field.ts';
import { asked, defineMaster, masterCode } from '../../kernel/master-row.ts';
import { WAREHOUSE_HEADS } from '../access.ts';
import { PLACE_ACCESS, within } from './place-access.ts';

export const TIPOS_UBICACION = ['picking', 'reserva', 'cuarentena'] as const;

/** Places of a warehouse (`ubicaciones`, requirements §2): code `BOD-R01-N2-P03`, which its label carries. */
export const placeMaster = defineMaster({
  name: 'place',
  context: 'inventory',
  words: { uno: 'ubicación', muchos: 'ubicaciones', femenino: true, titulo: 'Ubicaciones' },
  teaches: 'Cada lugar de un nivel, con lo que cabe en él y para qué se usa.',
  path: '/ubicaciones',
  screen: 'ubicaciones',
  payload: 'ubicacion',
  table: 'place_list',
  title: 'codigo',
  unique: ['codigo'],
  usedBy: [
    {
      table: 'place_stock_list',
      column: 'ubicacion',
      by: 'codigo',
      label: 'productos guardados',
      one: 'producto guardado',
      keeps: true,
      // As with a movement there: whoever answers for the warehouse, with a reason.
      locks: { campo: 'tipo', valor: 'cuarentena', perfiles: WAREHOUSE_HEADS },
    },
    {
      table: 'preferred_place_list',
      column: 'ubicaciones',
      by: 'codigo',
      list: true,
      label: 'productos que la prefieren',
      one: 'producto que la prefiere',
    },
  ],
  ...PLACE_ACCESS,
  together: (values) => within(values, 'nivel', 'P', `${String(values['nivel'] ?? 'BOD-R01-N2')}-P03`),
  fields: {
    codigo: asked(masterCode('Código'), { max: 50, fixed: true, help: 'Nivel, P y número: BOD-R01-N2-P03' }),
    nivel: asked(code('Nivel', { search: true }), {
      max: 40,
      fixed: true,
      reference: { master: 'level', field: 'codigo' },
    }),
    tipo: asked(state('Tipo', TIPOS_UBICACION), { initial: 'picking' }),
    capacidad: asked(count('Capacidad (unidades)'), { initial: 0, max: 1_000_000, help: '0: sin límite' }),
    minimo: asked(count('Mínimo de picking (unidades)'), {
      initial: 0,
      max: 1_000_000,
      later: true,
      help: 'De cada producto que se guarda aquí: con menos se sugiere reponer desde la reserva. 0: no se repone',
    }),
    recorrido: asked(count('Orden de recorrido'), { initial: 0, max: 9999, help: 'Menor se recorre antes' }),
  },
});
