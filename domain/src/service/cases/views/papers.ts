import { z } from 'zod';
import { defineQuery, everyone } from '../../../kernel/query.ts';
import { RMA_PEOPLE, rmaId } from '../guards.ts';
import { ESTADOS_RMA, RESOLUCIONES } from '../parts.ts';
import { caseRow } from './case-row.ts';

/** Papers of a case: what its customer signs when the product comes in, and what is stuck on it, and what it signs for a unit that is lent. */
export const PAPELES_RMA = ['recepcion', 'etiqueta', 'prestamo'] as const;

export const casePaper = defineQuery({
  kit: 'document',
  context: 'service',
  path: '/rma/exportarpdf',
  name: 'rma-paper',
  access: { perfiles: RMA_PEOPLE },
  reads: [],
  scope: caseRow.scope,
  summary: 'Hoja de recepción, etiqueta o comprobante de préstamo de un RMA en PDF',
  file: 'pdf',
  request: z.strictObject({ id: rmaId, papel: z.enum(PAPELES_RMA) }),
  reply: z.object({ ok: z.literal(true) }),
});

/** Named field by field: what is not here cannot leave by a link. */
export const rmaPublico = z.object({
  number: z.number().int(),
  estado: z.enum(ESTADOS_RMA),
  createdAt: z.string(),
  cliente: z.string(),
  ejecutivo: z.string(),
  /** Why it was not taken in. */
  motivo_rechazo: z.string().nullable(),
  /** States that it came through, and since when. */
  pasos: z.array(z.object({ estado: z.enum(ESTADOS_RMA), fecha: z.string() })),
  lineas: z.array(
    z.object({
      linea: z.number().int(),
      part_number: z.string(),
      nombre: z.string(),
      serie: z.string().nullable(),
      cantidad: z.number().int(),
      falla: z.string(),
      accesorios: z.string(),
      garantia_hasta: z.string(),
      resolucion: z.enum(RESOLUCIONES).nullable(),
      /** Serials of what went out for it. */
      reemplazo: z.array(z.string()),
    }),
  ),
});
export type RmaPublico = z.infer<typeof rmaPublico>;

/** What the customer reads behind a link. */
export const sharedCase = defineQuery({
  kit: 'document',
  context: 'service',
  path: '/publico/rma',
  access: { publico: true as const },
  reads: [],
  scope: everyone,
  asOf: { none: 'Un enlace muestra el RMA como está.' },
  name: 'shared-rma',
  accion: 'ver',
  summary: 'Un RMA por el enlace de su cliente',
  request: z.strictObject({ accion: z.literal('ver'), token: z.string().min(20).max(300) }),
  reply: z.object({ ok: z.literal(true), rma: rmaPublico }),
});
