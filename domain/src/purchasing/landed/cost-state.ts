import { z } from 'zod';
import { persona } from '../../kernel/person.ts';
import { complemento } from './complement/parts.ts';
import { datosCosteo, efectoCorreccion, efectoProducto, liquidacion } from './parts.ts';
import { ESTADOS_COSTEO } from './terms.shared.ts';

/** A landed cost as its stream folds it. */
export const costeo = datosCosteo.extend({
  _id: z.string(),
  number: z.number().int(),
  estado: z.enum(ESTADOS_COSTEO),
  /** What it was estimated at last, before its real costs were known; null: it was not. */
  costo_estimado: z.number().int().nullable(),
  creado_por: persona,
  createdAt: z.string(),
  contabilizado_por: persona.nullable(),
  contabilizado: z.string().nullable(),
  aplicado: z.array(efectoProducto),
  revertido_por: persona.nullable(),
  motivo_reversa: z.string().nullable(),
  revertido: z.string().nullable(),
  /** What taking it back did; empty while it stands. */
  reversa: z.array(efectoProducto),
  /** Whether that was decided by the stock of its moment; older ones replayed the posting. */
  reversa_recalculada: z.boolean(),
  /** What put such an older one right; empty where nothing was wrong. */
  correccion: z.array(efectoCorreccion),
  corregida: z.string().nullable(),
  /** What left between a decision and its move of the average, of moves where something did. */
  liquidaciones: z.array(liquidacion.extend({ at: z.string() })),
  /** Bills that came after it was posted, in the order in which they were entered. */
  complementos: z.array(complemento),
});
