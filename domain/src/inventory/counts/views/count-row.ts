import { code, count, instant, key, number, rate, state, text } from '../../../kernel/field.ts';
import { everyone } from '../../../kernel/query.ts';
import { defineRow, type RowOf } from '../../../kernel/row.ts';
import { countLooks } from '../looks.ts';
import { ESTADOS_CONTEO, TIPOS_CONTEO } from '../parts.ts';

/** A count in *Inventarios*. */
export const countRow = defineRow({
  projection: 'inventory/count-list',
  table: 'stockcount_list',
  topic: 'inventarios',
  walked: ['number'],
  // Who may not count may not ask for their list.
  scope: everyone,
  fields: {
    _id: key(),
    number: number('N° de inventario', { search: true }),
    estado: state('Estado', ESTADOS_CONTEO, { looks: countLooks }),
    tipo: state('Tipo', TIPOS_CONTEO),
    bodega: code('Bodega', { search: true }),
    alcance: text('Alcance', { search: true }),
    observacion: text('Observación'),
    lineas: count('Líneas'),
    contadas: count('Contadas'),
    /** Lines whose second count is open, while it is counted; afterwards those that are adjusted. */
    con_diferencia: count('Con diferencia'),
    /** Once it is counted: what the differences come to, whole pesos. */
    valor_costo: rate('Valor al costo', { cost: true, nullable: true }),
    sin_ajustar: count('Líneas sin ajustar'),
    abierto_por: text('Abierto por', { search: true, person: true }),
    aprueba: text('Aprobado por', { nullable: true }),
    motivo: text('Motivo', { nullable: true }),
    createdAt: instant('Creado'),
    updatedAt: instant('Actualizado'),
    version: count('Versión', { internal: true }),
  },
});
export type CountRow = RowOf<typeof countRow>;
