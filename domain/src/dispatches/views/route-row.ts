import { count, day, instant, key, number, pesos, state, text } from '../../kernel/field.ts';
import { everyone } from '../../kernel/query.ts';
import { defineRow, type RowOf } from '../../kernel/row.ts';
import { routeLooks } from '../dispatch-looks.ts';
import { ESTADOS_DESPACHO } from '../parts.ts';

/** Topic of the change feed that lists of routes follow. */
export const ROUTES_TOPIC = 'despachos';

/** A route in *Listado de Despachos*. */
export const routeRow = defineRow({
  projection: 'dispatches/route-list',
  table: 'route_list',
  topic: ROUTES_TOPIC,
  walked: ['number'],
  scope: everyone,
  fields: {
    _id: key(),
    number: number('N° Despacho', { search: true }),
    estado: state('Estado', ESTADOS_DESPACHO, { looks: routeLooks, search: true }),
    fecha: day('Fecha'),
    chofer: text('Chofer', { search: true, person: true }),
    patente: text('Patente', { search: true }),
    paradas: count('Paradas'),
    cargadas: count('Cargadas'),
    entregadas: count('Entregadas'),
    /** Rejected or rescheduled. */
    devueltas: count('No entregadas'),
    por_cobrar: pesos('Por cobrar'),
    cobrado: pesos('Cobrado'),
    creado_por: text('Planificado por', { person: true }),
    createdAt: instant('Planificado'),
    salida_at: instant('Salida', { nullable: true }),
    cerrado_at: instant('Cierre', { nullable: true }),
    updatedAt: instant('Actualizado'),
    version: count('Versión', { internal: true }),
  },
});
export type RouteRow = RowOf<typeof routeRow>;
