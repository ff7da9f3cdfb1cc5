import { z } from 'zod';
import { gridRequest } from '../../kernel/grid.ts';
import { defineGridQuery } from '../../kernel/grid-query.ts';
import { fieldChange, historyPage, pagedHistory } from '../../kernel/history.ts';
import { defineQuery, everyone } from '../../kernel/query.ts';
import { instantText } from '../../kernel/when.ts';
import { auditRow } from './event-row.ts';

const base = {
  context: 'audit',
  path: '/auditoria/listar',
  access: { perfiles: ['Administrador', 'Finanzas'] as const },
};

export const auditGrid = defineGridQuery(auditRow, {
  ...base,
  name: 'audit-grid',
  summary: 'Busca en todo lo que ha pasado',
});

const shape = gridRequest('exportacion').shape;
export const auditExport = defineQuery({
  ...base,
  reads: [auditRow.projection],
  scope: auditRow.scope,
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

/**
 * Difference of one document between two of its versions, or between two moments: field by field, and the events that lie
 * between them a page at a time. A side that is not given is the beginning (−1), or how the document stands.
 */
export const auditDiff = defineQuery({
  scope: everyone,
  context: 'audit',
  name: 'audit-diff',
  path: '/auditoria/diff',
  reads: [],
  access: { perfiles: ['Administrador', 'Finanzas'] },
  summary: 'Diferencia de un documento entre dos versiones o dos momentos',
  request: z.strictObject({
    stream: z.string().regex(/^[a-zA-Z_-]+-.{1,150}$/),
    v1: z.number().int().min(-1).optional(),
    v2: z.number().int().min(0).optional(),
    desde: instantText.optional(),
    hasta: instantText.optional(),
    pagina: historyPage,
  }),
  reply: pagedHistory.extend({
    ok: z.literal(true),
    cambios: z.array(fieldChange),
    /** Versions that were compared; −1 before its first event. */
    v1: z.number().int(),
    v2: z.number().int(),
    /** The whole stream's hash chain is intact. */
    verificado: z.boolean(),
    hallazgo: z.string().optional(),
  }),
});
