import { z } from 'zod';
import { exportReply } from '../../kernel/grid-export.ts';
import { gridFields } from '../../kernel/grid.ts';
import { defineQuery, everyone } from '../../kernel/query.ts';
import { instantText } from '../../kernel/when.ts';
import { lists } from '../../lists.ts';

/** Rows of a comparison that are sent at once. */
export const DIFF_PAGE = 50;
/** What became of a row between the two moments: it came into the list, left it, or says something else. */
export const MOVIMIENTOS = ['entro', 'cambio', 'salio'] as const;
export type Movimiento = (typeof MOVIMIENTOS)[number];

const { filterModel, quickFilter, sortModel } = gridFields;
const compared = {
  /** Address and `accion` of the list. */
  lista: z.enum([...lists.keys()] as [string, ...string[]]),
  /** Absent: the beginning. */
  desde: instantText.optional(),
  /** Absent: now, or the moment that is shown. */
  hasta: instantText.optional(),
  filterModel,
  quickFilter,
  sortModel,
  /** Only rows of this kind. */
  movimiento: z.enum(MOVIMIENTOS).optional(),
};

const base = {
  context: 'audit',
  path: '/auditoria/diff',
  // Who may ask for the list may compare it, row scope and costs included: its handler asks.
  access: { perfiles: 'todos' },
  scope: everyone,
  reads: [],
} as const;

/**
 * What changed in a list between two moments (*qué cambió entre el lunes y hoy*): rows that came, went and changed, field by
 * field, of those that the list shows this person under these filters.
 */
export const listDiff = defineQuery({
  ...base,
  name: 'list-diff',
  accion: 'lista',
  summary: 'Diferencia de un listado entre dos momentos',
  request: z.strictObject({ accion: z.literal('lista'), ...compared, pagina: z.number().int().min(0).default(0) }),
  reply: z.object({
    ok: z.literal(true),
    desde: z.string().nullable(),
    hasta: z.string(),
    entraron: z.number().int(),
    cambiaron: z.number().int(),
    salieron: z.number().int(),
    filas: z.array(
      z.object({
        clave: z.string(),
        movimiento: z.enum(MOVIMIENTOS),
        /** The row as it stood last: at the second moment, or at the first when it had left by then. */
        fila: z.record(z.string(), z.unknown()),
        /** Values as people read them; empty where there was none. */
        cambios: z.array(z.object({ campo: z.string(), etiqueta: z.string(), antes: z.string(), despues: z.string() })),
      }),
    ),
  }),
});

/** The same as Excel: a line for each field that changed. */
export const listDiffExport = defineQuery({
  ...base,
  access: { perfiles: 'todos', permiso: 'exportar' },
  name: 'list-diff-export',
  accion: 'exportacion',
  summary: 'Exporta a Excel la diferencia de un listado entre dos momentos',
  request: z.strictObject({ accion: z.literal('exportacion'), ...compared }),
  reply: exportReply,
  file: 'xlsx',
});
