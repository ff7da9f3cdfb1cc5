import { age, code, count, instant, key, list, number, state, text } from '../../../kernel/field.ts';
import { defineRow, type RowOf } from '../../../kernel/row.ts';
import { withdrawalLooks } from '../looks.ts';
import { ESTADOS_RETIRO, type EstadoRetiro } from '../parts.ts';

const OVER: readonly EstadoRetiro[] = ['Entregado', 'Anulado'];
const optional = { nullable: true } as const;

/** A request for goods of a project: to its customer, and to those of the warehouse who hand them over. */
export const withdrawalRow = defineRow({
  projection: 'reservations/withdrawal-list',
  table: 'withdrawal_list',
  topic: 'retiros',
  scope: { ejecutivo: 'ejecutivo_id', cliente: 'cliente_id', marca: 'marcas' },
  walked: ['createdAt'],
  fields: {
    _id: key(),
    /** *12-1*: of which reservation, and which of its. */
    solicitud: code('Solicitud', { search: true }),
    reserva: number('Reserva', { search: true }),
    retiro: number('Retiro', { internal: true }),
    estado: state('Estado', ESTADOS_RETIRO, { looks: withdrawalLooks }),
    ubicacion_id: key(),
    ubicacion_nombre: text('Proyecto', { search: true }),
    cliente_id: key(),
    cliente_nombre: text('Cliente', { search: true }),
    ejecutivo_id: key(),
    marcas: list('Marcas'),
    bodega: code('Bodega'),
    /** What is fetched, as the warehouse reads it: *3 × DS-2CD2043*. */
    productos: text('Productos', { search: true }),
    unidades: count('Unidades'),
    nota: text('Nota'),
    solicitado_por: text('Solicita', { person: true }),
    usuario: text('Prepara', { ...optional, person: true }),
    recibe: text('Recibe', optional),
    motivo: text('Motivo', optional),
    createdAt: instant('Solicitada'),
    updatedAt: instant('Actualizada'),
    estatus_at: age('Edad', { field: 'estado', states: OVER }),
  },
});
export type WithdrawalRow = RowOf<typeof withdrawalRow>;
