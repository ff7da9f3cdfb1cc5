import { day, instant, key, rate, state, text } from '../../kernel/field.ts';
import { everyone } from '../../kernel/query.ts';
import { defineRow, type RowOf } from '../../kernel/row.ts';
import { TIPOS_CAMBIO } from '../parts.ts';

/** A rate of one day, in pesos; the dollar of customs, of the month that begins. */
export const dollarRow = defineRow({
  projection: 'settings/dollar-list',
  table: 'dollar_list',
  topic: 'dolar',
  scope: everyone,
  fields: {
    _id: key(),
    tipo: state('Tipo', TIPOS_CAMBIO, { search: true }),
    fecha: day('Fecha'),
    valor: rate('Pesos'),
    fuente: state('Fuente', ['banco_central', 'manual'], { search: true }),
    origen: text('Origen', { nullable: true, search: true }),
    motivo: text('Motivo de la corrección', { nullable: true }),
    usuario: text('Usuario', { search: true, person: true }),
    updatedAt: instant('Registrado'),
  },
});
export type DollarRow = RowOf<typeof dollarRow>;
