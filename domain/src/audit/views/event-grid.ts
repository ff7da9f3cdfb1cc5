import { z } from 'zod';
import { exportCall } from '../../kernel/grid-export.ts';
import { defineGridQuery } from '../../kernel/grid-query.ts';
import { fieldChange, historyPage, pagedHistory } from '../../kernel/history.ts';
import { defineQuery, everyone } from '../../kernel/query.ts';
import { instantText } from '../../kernel/when.ts';
import { auditGridRow, auditRow } from './event-row.ts';

const base = {
  context: 'audit',
  path: '/auditoria/listar',
  access: { perfiles: ['Administrador', 'Finanzas'] as const },
};

export const auditGrid = defineGridQuery(auditGridRow, {
  ...base,
  name: 'audit-grid',
  summary: 'Busca en todo lo que ha pasado',
});

export const auditExport = defineQuery({
  ...base,
  reads: [auditRow.projection],
  scope: auditRow.scope,
  name: 'audit-export',
  summary: 'Exporta a Excel los eventos filtrados',
  ...exportCall('exportacion'),
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

/** Evidence of one document that an auditor checks without us: its events, their proofs, the signed heads and the program that checks. */
export const auditEvidence = defineQuery({
  scope: everyone,
  context: 'audit',
  name: 'audit-evidence',
  path: '/auditoria/evidencia',
  asOf: { none: 'La evidencia es de todo lo registrado, hasta ahora.' },
  reads: [],
  access: { perfiles: ['Administrador', 'Finanzas'] },
  summary: 'Evidencia de un documento, para comprobarla sin el sistema (zip)',
  request: z.strictObject({ stream: z.string().regex(/^[a-zA-Z_-]+-.{1,150}$/) }),
  file: 'zip',
  reply: z.object({ ok: z.literal(true) }),
});
