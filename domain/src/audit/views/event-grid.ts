import { z } from 'zod';
import { gridReply, gridRequest } from '../../kernel/grid.ts';
import { fieldChange, historyEntry } from '../../kernel/history.ts';
import { defineQuery, everyone } from '../../kernel/query.ts';

/** Row of `audit/event-list`: one event of the log, findable by document, person, type and time. */
export const auditRow = z.object({
  _id: z.string(),
  posicion: z.number(),
  at: z.string(),
  tipo: z.string(),
  etiqueta: z.string(),
  documento: z.string(),
  numero: z.string(),
  stream: z.string(),
  version: z.number().int(),
  usuario_id: z.string(),
  usuario: z.string(),
  perfil: z.string(),
  comando: z.string().nullable(),
  detalle: z.string(),
});
export type AuditRow = z.infer<typeof auditRow>;
export const AUDIT_LIST = 'audit/event-list';

const base = {
  context: 'audit',
  path: '/auditoria/listar',
  reads: [AUDIT_LIST],
  topic: 'auditoria',
  access: { perfiles: ['Administrador', 'Finanzas'] as const },
};

export const auditGrid = defineQuery({
  ...base,
  scope: everyone,
  name: 'audit-grid',
  accion: 'grid',
  summary: 'Busca en todo lo que ha pasado',
  request: gridRequest('grid'),
  reply: gridReply(auditRow),
});

const shape = gridRequest('exportacion').shape;
export const auditExport = defineQuery({
  ...base,
  scope: everyone,
  name: 'audit-export',
  accion: 'exportacion',
  summary: 'Exporta a Excel los eventos filtrados',
  file: 'xlsx',
  request: z.strictObject({
    accion: shape.accion,
    filterModel: shape.filterModel,
    sortModel: shape.sortModel,
    quickFilter: shape.quickFilter,
  }),
  reply: z.object({ ok: z.literal(true), trabajo: z.string() }),
});

/** Difference of one document between two of its versions. */
export const auditDiff = defineQuery({
  scope: everyone,
  context: 'audit',
  name: 'audit-diff',
  path: '/auditoria/diff',
  reads: [],
  access: { perfiles: ['Administrador', 'Finanzas'] },
  summary: 'Diferencia entre dos versiones de un documento',
  request: z.strictObject({
    stream: z.string().regex(/^[a-zA-Z_-]+-.{1,150}$/),
    v1: z.number().int().min(-1),
    v2: z.number().int().min(0),
  }),
  reply: z.object({
    ok: z.literal(true),
    cambios: z.array(fieldChange),
    eventos: z.array(historyEntry),
    /** The whole stream's hash chain is intact. */
    verificado: z.boolean(),
    hallazgo: z.string().optional(),
  }),
});
