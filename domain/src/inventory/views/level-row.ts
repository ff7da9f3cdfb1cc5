import { code, count } from '../../kernel/field.ts';
import { asked, defineMaster, masterCode } from '../../kernel/master-row.ts';
import { PLACE_ACCESS, within } from './place-access.ts';

/** Levels of a rack (`niveles`, requirements §2). */
export const levelMaster = defineMaster({
  name: 'level',
  context: 'inventory',
  words: { uno: 'nivel', muchos: 'niveles', femenino: false, titulo: 'Niveles' },
  teaches: 'Las alturas de cada bloque, con el peso que soportan.',
  path: '/niveles',
  screen: 'niveles',
  payload: 'nivel',
  table: 'level_list',
  title: 'codigo',
  unique: ['codigo'],
  usedBy: [
    { table: 'place_list', column: 'nivel', by: 'codigo', label: 'ubicaciones', one: 'ubicación' },
    {
      table: 'place_stock_list',
      column: 'ubicacion',
      by: 'codigo',
      under: '-P',
      label: 'productos guardados',
      one: 'producto guardado',
      keeps: true,
      holding: 'cantidad',
    },
  ],
  ...PLACE_ACCESS,
  together: (values) =>
    within(values, 'bloque', 'N', `${String(values['bloque'] ?? 'BOD-R01')}-N1`) ??
    (String(values['codigo']).endsWith(`-N${String(values['numero'])}`)
      ? undefined
      : { campo: 'numero', mensaje: 'El número es el del código: revisa uno de los dos' }),
  fields: {
    codigo: asked(masterCode('Código'), { max: 40, fixed: true, help: 'Bloque, N y número: BOD-R01-N2' }),
    bloque: asked(code('Bloque', { search: true }), {
      max: 30,
      fixed: true,
      reference: { master: 'rack', field: 'codigo' },
    }),
    numero: asked(count('Número'), { initial: 1, min: 1, max: 99, fixed: true }),
    altura: asked(count('Altura (cm)'), { initial: 0, max: 2000 }),
    peso_maximo: asked(count('Peso máximo (kg)'), { initial: 0, max: 100_000, help: '0: sin límite' }),
  },
});
