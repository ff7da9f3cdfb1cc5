import { z } from 'zod';
import { persona } from '../../../kernel/person.ts';
import { defineQuery, everyone } from '../../../kernel/query.ts';
import { plazosRma } from '../../limits/due.shared.ts';
import { RMA_PEOPLE } from '../guards.ts';
import { ESTADOS_RMA } from '../parts.ts';
import { caseRow } from './case-row.ts';

const base = { kit: 'document', context: 'service', path: '/rma/listar', access: { perfiles: RMA_PEOPLE } } as const;

/** Cases that wait which a board shows, and of those that are over the last ones; the list has the rest. */
export const TABLERO = { abiertos: 500, terminados: 20 } as const;

const tarjeta = caseRow.schema.pick({
  _id: true,
  number: true,
  estado: true,
  cliente_nombre: true,
  equipos: true,
  series: true,
  garantia: true,
  tecnico: true,
  estatus_at: true,
  prestamo_hasta: true,
});
export type TarjetaRma = z.infer<typeof tarjeta>;

/** *Tablero*: cases by state, those that wait longest first. */
export const caseBoard = defineQuery({
  ...base,
  name: 'rma-board',
  accion: 'tablero',
  topic: caseRow.topic!,
  reads: [caseRow.projection],
  scope: caseRow.scope,
  summary: 'RMA por estado, con técnico y desde cuándo están ahí',
  request: z.strictObject({ accion: z.literal('tablero'), tecnico: z.string().min(1).max(60).optional() }),
  reply: z.object({
    ok: z.literal(true),
    columnas: z.array(z.object({ estado: z.enum(ESTADOS_RMA), cantidad: z.number().int(), casos: z.array(tarjeta) })),
    /** Who has cases that the person sees. */
    tecnicos: z.array(persona),
  }),
});

/** Within how many hours a case is to leave each state, read from its own stream. */
export const rmaLimitsNow = defineQuery({
  ...base,
  name: 'rma-limits-now',
  accion: 'plazos',
  reads: [],
  scope: everyone,
  summary: 'El plazo de cada estado de un RMA',
  request: z.strictObject({ accion: z.literal('plazos') }),
  reply: z.object({ ok: z.literal(true), plazos: plazosRma }),
});
