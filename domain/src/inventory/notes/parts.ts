import { z } from 'zod';
import { code, state, text } from '../../kernel/field.ts';
import { asked, type AskedField } from '../../kernel/master-row.ts';
import { shortText } from '../../kernel/text.ts';
import { series } from '../serials/units.shared.ts';
import { typedLine, typedLines, writtenLine } from '../written-lines.shared.ts';
import { ESTADOS_NOTA } from './states.shared.ts';
import { persona } from '../../kernel/person.ts';

const MAX_COSTO = 1_000_000_000;

/** Pesos a unit. */
export const costo = z
  .number('Ingresa el costo')
  .min(0, 'El costo no puede ser negativo')
  .max(MAX_COSTO, 'Es demasiado grande');

/** A line as it is typed: without a cost it is that of the product, its PMP. */
export const lineaTecleada = typedLine.extend({
  costo: costo.optional(),
  /** Of serializable units, one each. */
  series: series.optional(),
});
export type LineaTecleada = z.infer<typeof lineaTecleada>;

/** What a note is asked for above its lines. */
export const notaCampos = (motivos: readonly [string, ...string[]]) =>
  ({
    bodega: asked(code('Bodega'), { max: 20, reference: { master: 'warehouse', field: 'codigo' } }),
    motivo: asked(state('Motivo', motivos)),
    observacion: asked(text('Observación'), { required: false, max: 1000, lines: 2 }),
  }) satisfies Readonly<Record<string, AskedField>>;

export const notaTecleada = (motivos: readonly [string, ...string[]]) =>
  z.strictObject({
    bodega: shortText,
    motivo: z.enum(motivos, 'Elige el motivo'),
    observacion: z.string().trim().max(1000, 'A lo más 1000 caracteres').default(''),
    lineas: typedLines(lineaTecleada),
  });
export type NotaTecleada = z.infer<ReturnType<typeof notaTecleada>>;

export const lineaNota = writtenLine.extend({
  /** Pesos a unit. */
  costo: z.number(),
  /** Its units have serials; and which ones, where they were named. */
  serializable: z.boolean().optional(),
  series: z.array(z.string()).optional(),
});
export type LineaNota = z.infer<typeof lineaNota>;

/** What may still be changed of a note. */
export const datosNota = z.object({
  bodega: z.string(),
  motivo: z.string(),
  observacion: z.string(),
  lineas: z.array(lineaNota),
  unidades: z.number().int(),
  /** What the goods cost, whole pesos. */
  valor_costo: z.number(),
});
export type DatosNota = z.infer<typeof datosNota>;

/** A line whose stock did not move, or, `inverso`, did not move back; and why. */
const pendiente = z.object({ linea: z.number().int(), motivo: z.string(), inverso: z.boolean().optional() });

/** A note as its stream folds it. */
export const nota = datosNota.extend({
  _id: z.string(),
  number: z.number().int(),
  estado: z.enum(ESTADOS_NOTA),
  /** Beside the state: an executed note that is annulled was executed all the same. */
  anulada: z.boolean(),
  motivo_anulacion: z.string().nullable(),
  motivo_rechazo: z.string().nullable(),
  creado_por: persona,
  createdAt: z.string(),
  aprobado_por: persona.nullable(),
  ejecutado_por: persona.nullable(),
  ejecutada: z.string().nullable(),
  pendientes: z.array(pendiente),
});
