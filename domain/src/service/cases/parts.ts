import { z } from 'zod';
import { productoStock } from '../../inventory/stock-product.shared.ts';
import type { Perfil } from '../../kernel/perfiles.ts';
import { legible, oneLine } from '../../kernel/text.ts';
import { persona } from '../../kernel/person.ts';
import { reclamo } from '../claims/parts.ts';
import { creditoRma } from '../credits/parts.ts';
import { movimientoRma } from './goods.shared.ts';
import { LEAST_QUANTITY } from '../../kernel/quantity.shared.ts';

/** States of requirements §0.2. */
export const ESTADOS_RMA = [
  'Solicitado',
  'Aprobado',
  'Recibido',
  'En Diagnóstico',
  'Resuelto',
  'Entregado',
  'Rechazado',
] as const;
export type EstadoRma = (typeof ESTADOS_RMA)[number];

/** States in which nobody waits for anything. */
export const ESTADOS_RMA_FINALES: readonly EstadoRma[] = ['Entregado', 'Rechazado'];
export const isOver = ({ estado }: { readonly estado: EstadoRma }): boolean => ESTADOS_RMA_FINALES.includes(estado);

/** Ways in which a product of a case is resolved (requirements §0.2). */
export const RESOLUCIONES = ['Reparado', 'Cambio', 'Nota de Crédito', 'Sin Falla', 'A Proveedor'] as const;
export type Resolucion = (typeof RESOLUCIONES)[number];

/** What became of the quotation of a repair. */
export const ESTADOS_REPARACION = [
  'Por responder',
  'Aceptada',
  'Rechazada',
  'Convertida en pedido',
  'Expirada',
  'Anulada',
] as const;
export type EstadoReparacion = (typeof ESTADOS_REPARACION)[number];

/** What products fail of; the words of the customer stand beside it. */
export const FALLAS = [
  'No enciende',
  'Se reinicia o se apaga',
  'Sin video',
  'Imagen defectuosa',
  'Sin audio',
  'No conecta a la red',
  'No graba',
  'Batería o fuente de poder',
  'Daño físico',
  'Humedad o sobretensión',
  'Falla intermitente',
  'Otra',
] as const;

/** Who may be given a case. */
export const TECHNICIANS: readonly Perfil[] = ['Servicio Tecnico', 'Tecnico', 'Administrador'];

/** Months from its invoice on in which a product is under warranty. */
export const MESES_GARANTIA = 12;
/** Products of one case: more are several cases. */
export const MAX_PRODUCTOS = 50;

const numero = z.number().int().positive();
const words = (max: number) => z.string().overwrite(legible).trim().max(max, `A lo más ${max} caracteres`);

export const serieTecleada = oneLine(100).min(1, 'Ingresa la serie');

/** One product of a case as it is typed: which sale it comes from, and what it fails of. */
export const productoTecleado = z.strictObject({
  pedido: numero,
  linea: numero,
  /** Of the unit; absent where it has none, or nobody can read it. */
  serie: serieTecleada.optional(),
  cantidad: z
    .number('Ingresa la cantidad')
    .int('La cantidad va en unidades enteras')
    .min(1, LEAST_QUANTITY.texto)
    .max(100_000, 'Es demasiado grande'),
  falla: z.enum(FALLAS, 'Elige la falla'),
  descripcion: words(2000).min(1, 'Describe la falla con tus palabras'),
  accesorios: words(500).default(''),
});
export type ProductoTecleado = z.infer<typeof productoTecleado>;

export const rmaTecleado = z.strictObject({
  observacion: words(2000).default(''),
  lineas: z
    .array(productoTecleado)
    .min(1, 'Agrega al menos un producto')
    .max(MAX_PRODUCTOS, `A lo más ${MAX_PRODUCTOS} productos`),
});

/** A product of a case as it came in. */
export const lineaRma = z.object({
  linea: numero,
  producto: productoStock,
  serie: z.string().nullable(),
  cantidad: numero,
  pedido: numero,
  factura: z.number().int(),
  /** Day of its invoice. */
  vendido: z.string(),
  /** Last day of its warranty. */
  garantia_hasta: z.string(),
  falla: z.enum(FALLAS),
  descripcion: z.string(),
  accesorios: z.string(),
});
export type LineaRma = z.infer<typeof lineaRma>;

/** With what the workshop found and did. */
export const lineaTratada = lineaRma.extend({
  diagnostico: z.string().nullable(),
  resolucion: z.enum(RESOLUCIONES).nullable(),
  detalle: z.string().nullable(),
});

/** A case as it was made. */
export const datosRma = z.object({
  _id: z.string(),
  number: numero,
  cliente: persona,
  ejecutivo: persona,
  observacion: z.string(),
  lineas: z.array(lineaRma).min(1),
  creado_por: persona,
  createdAt: z.string(),
});

/** A case as its stream folds it. */
export const rma = datosRma.extend({
  estado: z.enum(ESTADOS_RMA),
  lineas: z.array(lineaTratada),
  tecnico: persona.nullable(),
  motivo_rechazo: z.string().nullable(),
  /** It was rejected while its products were here, and they are still. */
  por_devolver: z.boolean().optional(),
  recibe: z.string().nullable(),
  movimientos: z.array(movimientoRma),
  /** The quotation of its repair, out of warranty. */
  cotizacion: numero.nullable(),
  /** What became of it; null without one. */
  cotizacion_estado: z.enum(ESTADOS_REPARACION).nullable(),
  /** Claims to suppliers, in the order in which they were opened. */
  reclamos: z.array(reclamo),
  /** Credit notes asked for, in their order. */
  creditos: z.array(creditoRma),
  /** Since when it is in its state. */
  estatus_at: z.string(),
});

/** Whether the day is within the warranty of a product. */
export const enGarantia = ({ garantia_hasta }: Pick<LineaRma, 'garantia_hasta'>, dia: string): boolean =>
  dia <= garantia_hasta;

/** Of nobody yet, where a technician is chosen. */
export const SIN_TECNICO = 'ninguno';

/** What failure rates are told by. */
export const AGRUPACIONES_FALLA = ['producto', 'marca', 'lote', 'mes'] as const;
export type AgrupacionFalla = (typeof AGRUPACIONES_FALLA)[number];
