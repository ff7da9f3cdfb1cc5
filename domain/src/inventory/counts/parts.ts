import { z } from 'zod';
import { oneLine, shortText } from '../../kernel/text.ts';
import { productoStock } from '../stock-product.shared.ts';
import { persona } from '../../kernel/person.ts';

/** States of requirements §0.2; that it was annulled is one of them. */
export const ESTADOS_CONTEO = ['Abierto', 'En Conteo', 'Por Aprobar', 'Ajustado', 'Anulado'] as const;
export type EstadoConteo = (typeof ESTADOS_CONTEO)[number];
/** While it is counted: blind, and open to readings. */
export const EN_CURSO: readonly EstadoConteo[] = ['Abierto', 'En Conteo'];

export const TIPOS_CONTEO = ['Total', 'Cíclico', 'Por ubicación'] as const;
export type TipoConteo = (typeof TIPOS_CONTEO)[number];

/** Products by what moves: those of the first 80 % of the units that left, of the next 15 %, and the rest. */
export const CLASES_ABC = ['A', 'B', 'C'] as const;
export type ClaseAbc = (typeof CLASES_ABC)[number];

/** Lines of one count: more are several, a block or a class at a time. */
export const MAX_LINEAS = 1000;
const MAX_UNIDADES = 1_000_000;

/** A count as a person opens it. */
export const conteoPedido = z.strictObject({
  bodega: shortText,
  tipo: z.enum(TIPOS_CONTEO, 'Elige el tipo'),
  /** Of a cyclic one: which products. */
  clase: z.enum(CLASES_ABC).optional(),
  /** Of one by place: a place, a level or a block, by the beginning of its code. */
  ubicacion: oneLine(50).optional(),
  observacion: z.string().trim().max(1000, 'A lo más 1000 caracteres').default(''),
});
export type ConteoPedido = z.infer<typeof conteoPedido>;

/** What one person found on a line, and what the system had there in that moment: goods go on moving. */
export const lectura = z.object({
  contado: z.number().int(),
  sistema: z.number().int(),
  usuario: persona,
  fecha: z.string(),
  /** Of units that are counted by their serial: those that were seen, and those that were known to stand there. */
  series: z.array(z.string()).optional(),
  series_sistema: z.array(z.string()).optional(),
  /** Units by which the books of the place had been corrected by then; readings of before do not say. */
  corregido: z.object({ contado: z.number().int(), manual: z.number().int() }).optional(),
});
export type Lectura = z.infer<typeof lectura>;

/** A product at a place; null is *Sin ubicar*. */
export const lineaConteo = z.object({
  linea: z.number().int().positive(),
  producto: productoStock,
  ubicacion: z.string().nullable(),
  /** Its units have serials, by which they may be counted. */
  serializable: z.boolean().optional(),
});

export const lineaContada = lineaConteo.extend({
  /** The first, and the second where the first differs. */
  lecturas: z.array(lectura),
  /** Pesos a unit, of the moment when the count was closed. */
  pmp: z.number().optional(),
  /** Why its adjustment could not be made. */
  pendiente: z.string().nullable(),
});
export type LineaContada = z.infer<typeof lineaContada>;

export const contado = z
  .number('Ingresa lo contado')
  .int('Se cuenta en unidades enteras')
  .min(0, 'Lo contado no puede ser negativo')
  .max(MAX_UNIDADES, 'Es demasiado grande');

export const conteo = z.object({
  _id: z.string(),
  number: z.number().int(),
  estado: z.enum(ESTADOS_CONTEO),
  bodega: z.string(),
  tipo: z.enum(TIPOS_CONTEO),
  /** What it covers, in words: *Clase A*, *BOD-R01*. */
  alcance: z.string(),
  observacion: z.string(),
  lineas: z.array(lineaContada),
  creado_por: persona,
  createdAt: z.string(),
  aprobado_por: persona.nullable(),
  motivo: z.string().nullable(),
  motivo_anulacion: z.string().nullable(),
});
export type Conteo = z.infer<typeof conteo>;
