import { count, instant, key, number, optionalKey, state, text } from '../../kernel/field.ts';
import { defineRow, type RowOf } from '../../kernel/row.ts';

export const MOVIMIENTOS = [
  'Ganados',
  'Usados',
  'Devueltos',
  'Descontados',
  'Vencidos',
  'Traspasados',
  'Recibidos',
] as const;

/** A movement of Pesos Mobile; a seller sees those of own customers, a company its own. */
export const pointsRow = defineRow({
  projection: 'points/points-list',
  table: 'points_list',
  topic: 'puntos',
  scope: { ejecutivo: 'ejecutivo_id', cliente: 'cliente_id' },
  fields: {
    _id: key(),
    cliente_id: optionalKey(),
    cliente_nombre: text('Cliente', { search: true }),
    ejecutivo_id: optionalKey(),
    movimiento: state('Movimiento', MOVIMIENTOS),
    pedido: number('Pedido', { nullable: true }),
    /** Below zero where they went. */
    puntos: count('Pesos Mobile'),
    saldo: count('Saldo'),
    vence: instant('Vence', { nullable: true }),
    fecha: instant('Fecha'),
    version: count('Versión', { internal: true }),
  },
});
export type PointsRow = RowOf<typeof pointsRow>;
