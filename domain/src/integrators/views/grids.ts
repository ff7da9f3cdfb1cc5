import { exportCall, exportRequest } from '../../kernel/grid-export.ts';
import { defineGridQuery } from '../../kernel/grid-query.ts';
import { z } from 'zod';
import { defineQuery } from '../../kernel/query.ts';
import { claveId, KEY_KEEPERS } from '../guards.ts';
import { integratorGridRow, integratorRow } from './integrator-row.ts';

const list = {
  kit: 'document',
  context: 'integrators',
  path: '/api_clientes/listar',
  access: { perfiles: KEY_KEEPERS },
} as const;

const asOf = { none: 'El uso de las claves se cuenta hasta ahora.' } as const;

/** *Listado de API Clientes*: uses are counted until now, so that it is asked of no other day. */
export const integratorGrid = defineGridQuery(integratorGridRow, {
  ...list,
  asOf,
  name: 'integrator-grid',
  summary: 'Grilla de claves API con su uso',
});

export const integratorExport = defineQuery({
  ...list,
  ...exportCall('exportacion'),
  asOf,
  name: 'integrator-export',
  request: exportRequest('exportacion').omit({ asOf: true }),
  reads: [integratorRow.projection],
  scope: integratorRow.scope,
  summary: 'Exporta a Excel las claves API filtradas',
});

/** Days of use that are shown. */
export const DIAS_USO = 30;

/** *Uso*: calls of a key by day, each day of the last ones, and by what was asked for. */
export const integratorUse = defineQuery({
  ...list,
  asOf,
  name: 'integrator-use',
  accion: 'uso',
  reads: [integratorRow.projection],
  scope: integratorRow.scope,
  summary: 'Uso de una clave API por día y por llamada',
  request: z.strictObject({ accion: z.literal('uso'), id: claveId }),
  reply: z.object({
    ok: z.literal(true),
    number: z.number().int(),
    por_dia: z.number().int(),
    ultimo_uso: z.string().nullable(),
    /** From the latest day back. */
    dias: z.array(
      z.object({
        dia: z.string(),
        llamadas: z.number().int(),
        rechazos: z.number().int(),
        detalle: z.array(z.object({ llamada: z.string(), llamadas: z.number().int(), rechazos: z.number().int() })),
      }),
    ),
  }),
});
