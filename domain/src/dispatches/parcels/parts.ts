import { z } from 'zod';
import { oneLine } from '../../kernel/text.ts';
import { productoStock } from '../../inventory/stock-product.shared.ts';
import { persona } from '../../kernel/person.ts';
import { LEAST_QUANTITY } from '../../kernel/quantity.shared.ts';

/** *Unido*: its contents are in another; *Anulado*: its contents went back to their shelves. */
export const ESTADOS_EMBALAJE = ['Abierto', 'Cerrado', 'Unido', 'Anulado'] as const;
export type EstadoEmbalaje = (typeof ESTADOS_EMBALAJE)[number];
/** In which goods lie. */
export const CON_CONTENIDO: readonly EstadoEmbalaje[] = ['Abierto', 'Cerrado'];

export const TIPOS_EMBALAJE = ['Caja', 'Sobre', 'Bolsa', 'Pallet', 'Rollo'] as const;
export const tipoEmbalaje = z.enum(TIPOS_EMBALAJE, 'Elige el tipo');

/** Products of one package, and units and serials of one product in it. */
export const MAX_PRODUCTOS = 300;
export const MAX_UNIDADES = 100_000;
export const MAX_SERIES = 2000;

const measure = (what: string, max: number) =>
  z.number(`Ingresa ${what}`).positive('Debe ser mayor que cero').max(max, 'Es demasiado grande');
/** Kilograms; centimetres. Without sides where nobody measures them: an envelope. */
export const medidas = {
  peso: measure('el peso', 20_000),
  largo_cm: measure('el largo', 2000).nullable(),
  ancho_cm: measure('el ancho', 2000).nullable(),
  alto_cm: measure('el alto', 2000).nullable(),
};

/** What of one product lies in a package, as a person says it. */
export const contenidoTecleado = z.strictObject({
  producto: z.string().min(1).max(60),
  cantidad: z
    .number('Ingresa la cantidad')
    .int('La cantidad va en unidades enteras')
    .min(1, LEAST_QUANTITY.texto)
    .max(MAX_UNIDADES, 'Es demasiado grande'),
  series: z.array(oneLine(60).min(1)).max(MAX_SERIES, `A lo más ${MAX_SERIES} series`).default([]),
});
export type ContenidoTecleado = z.infer<typeof contenidoTecleado>;
export const contenidosTecleados = z.array(contenidoTecleado).max(MAX_PRODUCTOS, `A lo más ${MAX_PRODUCTOS} productos`);

export const lineaEmbalada = z.object({
  linea: z.number().int().positive(),
  producto: productoStock,
  cantidad: z.number().int().positive(),
  series: z.array(z.string()),
});
export type LineaEmbalada = z.infer<typeof lineaEmbalada>;

/** The order that it belongs to. */
export const pedidoEmbalado = z.object({ _id: z.string(), number: z.number().int(), cliente_nombre: z.string() });
export type PedidoEmbalado = z.infer<typeof pedidoEmbalado>;

export const embalaje = z.object({
  _id: z.string(),
  number: z.number().int(),
  estado: z.enum(ESTADOS_EMBALAJE),
  tipo: tipoEmbalaje,
  pedido: pedidoEmbalado,
  contenido: z.array(lineaEmbalada),
  /** Of the last time that it was closed. */
  peso: z.number().nullable(),
  largo_cm: z.number().nullable(),
  ancho_cm: z.number().nullable(),
  alto_cm: z.number().nullable(),
  cerrado_por: persona.nullable(),
  cerrado_at: z.string().nullable(),
  /** The package that it was parted from. */
  separado_de: z.number().int().nullable(),
  /** The package that its contents went to. */
  unido_con: z.number().int().nullable(),
  /** Why its contents stayed after all, or why it was annulled. */
  motivo: z.string().nullable(),
  creado_por: persona,
  createdAt: z.string(),
});
export type Embalaje = z.infer<typeof embalaje>;
