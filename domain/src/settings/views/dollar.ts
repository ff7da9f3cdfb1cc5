import { z } from 'zod';
import { defineGridQuery } from '../../kernel/grid-query.ts';
import { EXTERNAL_PERFILES, PERFILES } from '../../kernel/perfiles.ts';
import { defineQuery, everyone } from '../../kernel/query.ts';
import { RATE_READERS } from '../rate-input.shared.ts';
import { type DollarRow, dollarRow } from './dollar-row.ts';

export { type DollarRow, dollarRow };

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
  access: { perfiles: RATE_READERS },
  summary: 'Tipos de cambio por día',
});
