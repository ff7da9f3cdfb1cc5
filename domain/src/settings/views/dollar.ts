import { z } from 'zod';
import { day, instant, key, rate, state, text } from '../../kernel/field.ts';
import { defineGridQuery } from '../../kernel/grid-query.ts';
import { EXTERNAL_PERFILES, PERFILES } from '../../kernel/perfiles.ts';
import { defineQuery, everyone } from '../../kernel/query.ts';
import { defineRow, type RowOf } from '../../kernel/row.ts';

/** The dollar of one day. */
export const dollarRow = defineRow({
  projection: 'settings/dollar-list',
  table: 'dollar_list',
  topic: 'dolar',
  scope: everyone,
  fields: {
    _id: key(),
    fecha: day('Fecha'),
    valor: rate('Pesos por dólar'),
    fuente: state('Fuente', ['banco_central', 'manual'], { search: true }),
    usuario: text('Usuario', { search: true }),
    updatedAt: instant('Registrado'),
  },
});
export type DollarRow = RowOf<typeof dollarRow>;

const base = { context: 'settings', path: '/tipo_cambio/listar' };

/** The last good value, with its age in days: 0 is of today. */
export const dollarNow = defineQuery({
  ...base,
  name: 'dollar-now',
  reads: [dollarRow.projection],
  scope: everyone,
  topic: 'dolar',
  accion: 'dolar',
  access: { perfiles: PERFILES.filter((perfil) => !EXTERNAL_PERFILES.includes(perfil)) },
  summary: 'Último valor del dólar y su antigüedad',
  request: z.strictObject({ accion: z.literal('dolar') }),
  reply: z.object({
    ok: z.literal(true),
    valor: z.number(),
    fecha: z.string(),
    fuente: z.string(),
    antiguedad: z.number().int(),
    updatedAt: z.string(),
  }),
});

export const dollarGrid = defineGridQuery(dollarRow, {
  ...base,
  name: 'dollar-grid',
  access: { perfiles: ['Administrador', 'Finanzas', 'Jefe de Logistica'] },
  summary: 'Valores del dólar por día',
});
