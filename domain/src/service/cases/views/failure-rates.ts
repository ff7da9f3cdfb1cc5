import { z } from 'zod';
import { unitBatchRow } from '../../../inventory/serials/views/unit-batch-row.ts';
import { SALES_LINE_LIST } from '../../../finance/views/sales-line-row.ts';
import { daysBetween } from '../../../kernel/dates.ts';
import { defineQuery } from '../../../kernel/query.ts';
import { dayText } from '../../../kernel/when.ts';
import { RMA_PEOPLE } from '../guards.ts';
import { AGRUPACIONES_FALLA } from '../parts.ts';
import { caseRow } from './case-row.ts';

const MAX_DIAS = 1830;

const base = {
  kit: 'document',
  context: 'service',
  path: '/rma/listar',
  reads: [caseRow.projection, SALES_LINE_LIST, unitBatchRow.projection],
  scope: caseRow.scope,
} as const;
const asked = <A extends string>(accion: A) =>
  z
    .strictObject({
      accion: z.literal(accion),
      desde: dayText,
      hasta: dayText,
      por: z.enum(AGRUPACIONES_FALLA),
    })
    .refine(({ desde, hasta }) => desde <= hasta, {
      error: 'El primer día va antes que el último',
      path: ['hasta'],
    })
    .refine(({ desde, hasta }) => daysBetween(desde, hasta) <= MAX_DIAS, {
      error: 'A lo más cinco años',
      path: ['hasta'],
    });

const figures = {
  /** Cases that were opened in those days and not rejected. */
  casos: z.number().int(),
  /** Units in them. */
  falladas: z.number().int(),
  /** Units billed in the same days, less what credit notes took back. */
  vendidas: z.number().int(),
  /** Of a hundred units sold those that failed; null where none was sold. */
  tasa: z.number().nullable(),
};
const fila = z.object({ clave: z.string(), nombre: z.string(), marca: z.string().nullable(), ...figures });
export type FilaTasa = z.infer<typeof fila>;

/** *Tasas de falla*: units that came back in some days, against those that were sold in them. */
export const failureRates = defineQuery({
  ...base,
  access: { perfiles: RMA_PEOPLE },
  name: 'rma-failure-rates',
  accion: 'tasas',
  topic: caseRow.topic!,
  summary:
    'Tasa de falla por producto, marca, lote o mes: unidades en RMA contra unidades vendidas en el mismo período',
  request: asked('tasas'),
  reply: z.object({ ok: z.literal(true), filas: z.array(fila), total: z.object(figures) }),
});

/** The same as a sheet. */
export const failureRatesFile = defineQuery({
  ...base,
  access: { perfiles: RMA_PEOPLE, permiso: 'exportar' },
  name: 'rma-failure-rates-file',
  accion: 'exportaciontasas',
  file: 'xlsx',
  summary: 'Las tasas de falla como planilla Excel',
  request: asked('exportaciontasas'),
  reply: z.object({ ok: z.literal(true) }),
});
