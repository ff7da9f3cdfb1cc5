import { z } from 'zod';
import { gridReply, gridRequest } from '../../kernel/grid.ts';
import { EXTERNAL_PERFILES, PERFILES } from '../../kernel/perfiles.ts';
import { defineQuery } from '../../kernel/query.ts';

/** Row of `settings/dollar-list`: the dollar of one day. */
export const dollarRow = z.object({
  _id: z.string(),
  fecha: z.string(),
  valor: z.number(),
  fuente: z.enum(['banco_central', 'manual']),
  usuario: z.string(),
  updatedAt: z.string(),
});
export type DollarRow = z.infer<typeof dollarRow>;
export const DOLLAR_LIST = 'settings/dollar-list';

const base = { context: 'settings', path: '/tipo_cambio/listar', reads: [DOLLAR_LIST], topic: 'dolar' };

/** The last good value, with its age in days: 0 is of today. */
export const dollarNow = defineQuery({
  ...base,
  name: 'dollar-now',
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

export const dollarGrid = defineQuery({
  ...base,
  name: 'dollar-grid',
  accion: 'grid',
  access: { perfiles: ['Administrador', 'Finanzas', 'Jefe de Logistica'] },
  summary: 'Valores del dólar por día',
  request: gridRequest('grid'),
  reply: gridReply(dollarRow),
});
