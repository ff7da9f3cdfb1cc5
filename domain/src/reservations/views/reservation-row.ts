import {
  age,
  code,
  count,
  day,
  flag,
  instant,
  key,
  list,
  number,
  optionalKey,
  state,
  text,
} from '../../kernel/field.ts';
import { defineRow, type RowOf, withComputed } from '../../kernel/row.ts';
import { ESTADOS_RESERVA, type EstadoReserva, TIPOS_RESERVA } from '../parts.ts';
import { reservationLooks } from '../reservation-looks.ts';

export const RESERVATION_LIST = 'reservations/reservation-list';
/** Topic of the change feed that lists of reservations follow. */
export const RESERVATIONS_TOPIC = 'reservas';

const optional = { nullable: true } as const;
/** States in which nobody waits for anything. */
const OVER: readonly EstadoReserva[] = ['Entregada', 'Liberada'];

/** A reservation in its list; whoever is limited to own customers or brands sees those. */
export const reservationRow = defineRow({
  projection: RESERVATION_LIST,
  table: 'reservation_list',
  topic: RESERVATIONS_TOPIC,
  scope: { ejecutivo: 'ejecutivo_id', cliente: 'cliente_id', marca: 'marcas' },
  walked: ['number'],
  fields: {
    _id: key(),
    number: number('N°', { search: true }),
    estado: state('Estado', ESTADOS_RESERVA, { looks: reservationLooks }),
    cliente_id: key(),
    cliente_nombre: text('Cliente', { search: true }),
    ejecutivo_id: key(),
    ejecutivo_nombre: text('Ejecutivo', { search: true, person: true }),
    tipo: state('Tipo', TIPOS_RESERVA),
    ubicacion_id: optionalKey(),
    ubicacion_nombre: text('Ubicación de cliente', { nullable: true, search: true }),
    bodega: code('Bodega'),
    /** Last day that it holds. */
    vence: day('Vence'),
    cotizacion: number('Cotización', optional),
    pedido: number('Pedido', optional),
    motivo: text('Motivo', { search: true }),
    lineas: count('Líneas'),
    /** Units that it reserves now. */
    unidades: count('Unidades'),
    /** Those units are held in the stock. */
    retenida: flag('Stock retenido'),
    marcas: list('Marcas'),
    usuario: text('Prepara', { ...optional, person: true }),
    creado_por: text('Creada por', { person: true }),
    createdAt: instant('Creada'),
    updatedAt: instant('Última actualización'),
    estatus_at: age('Edad', { field: 'estado', states: OVER }),
    version: count('Versión', { internal: true }),
  },
});
export type ReservationRow = RowOf<typeof reservationRow>;

/** Row of *Listado de Reservas*: with the days that are left, negative once it expired; null when it is over. */
export const reservationGridRow = withComputed(reservationRow, {
  dias: number('Días restantes', { nullable: true, computed: true }),
});
