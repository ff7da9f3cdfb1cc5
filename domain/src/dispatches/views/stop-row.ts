import { count, day, flag, instant, key, list, number, pesos, rut, state, text } from '../../kernel/field.ts';
import { defineRow, type RowOf } from '../../kernel/row.ts';
import { routeLooks, stopLooks } from '../dispatch-looks.ts';
import { ESTADOS_DESPACHO, ESTADOS_PARADA } from '../parts.ts';

/** Topic of the change feed that lists of stops follow. */
export const STOPS_TOPIC = 'paradas';
const optional = { nullable: true } as const;

/** A stop of a route, for whoever sold its order, collects its money or looks for who signed. */
export const stopRow = defineRow({
  projection: 'dispatches/stop-list',
  table: 'stop_list',
  topic: STOPS_TOPIC,
  walked: ['createdAt'],
  scope: { ejecutivo: 'ejecutivo_id', cliente: 'cliente_id', marca: 'marcas' },
  fields: {
    _id: key(),
    despacho: number('Despacho', { search: true }),
    linea: count('Línea', { internal: true }),
    orden: count('Parada'),
    pedido: number('Pedido', { search: true }),
    cliente_id: key(),
    cliente_nombre: text('Cliente', { search: true }),
    ejecutivo_id: key(),
    ejecutivo_nombre: text('Ejecutivo', { search: true, person: true }),
    marcas: list('Marcas'),
    estado: state('Estado', ESTADOS_PARADA, { looks: stopLooks }),
    estado_despacho: state('Estado del despacho', ESTADOS_DESPACHO, { looks: routeLooks }),
    fecha: day('Fecha'),
    chofer: text('Chofer', { search: true, person: true }),
    patente: text('Patente'),
    calle: text('Calle', optional),
    comuna: text('Comuna', optional),
    cargada: flag('Cargada'),
    cobrar: pesos('A cobrar'),
    cobrado: pesos('Cobrado'),
    /** What can still be collected: nothing where nothing was left. */
    por_cobrar: pesos('Por cobrar'),
    receptor_nombre: text('Recibió', { nullable: true, search: true }),
    receptor_rut: rut('RUT de quien recibió', optional),
    motivo: text('Motivo', optional),
    /** A part was delivered; the rest goes on another route. */
    parcial: flag('Parcial'),
    sin_cobro: text('Motivo sin cobro', optional),
    nueva_fecha: day('Nueva fecha', optional),
    createdAt: instant('Planificada'),
    resuelta_at: instant('Resuelta', optional),
    updatedAt: instant('Actualizada'),
  },
});
export type StopRow = RowOf<typeof stopRow>;
