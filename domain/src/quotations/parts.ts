import { z } from 'zod';
import { direccionDespacho, tipoEntrega } from '../streams/order/sale.shared.ts';
import { persona } from '../kernel/person.ts';
import { longText, shortText } from '../kernel/text.ts';
import { type Transporte, transporte } from './transport.shared.ts';

export const MONEDAS = ['pesos', 'dolares', 'euros'] as const;
export const moneda = z.enum(MONEDAS);
export type Moneda = z.infer<typeof moneda>;

/** How goods of a quotation in dollars or euros travel: each has its factor, its price and its total. */
export { TRANSPORTES } from './transport.shared.ts';
export { type Transporte, transporte };
/** As people read it. */
export const NOMBRE_TRANSPORTE: Readonly<Record<Transporte, string>> = { aereo: 'Aéreo', maritimo: 'Marítimo' };

/** Requirements §0.2; a draft is a stream of its own, so no saved quotation is in *Borrador*. */
export const ESTADOS_COTIZACION = ['Vigente', 'Por Validar', 'Validada', 'Convertida', 'Expirada', 'Anulada'] as const;
export type EstadoCotizacion = (typeof ESTADOS_COTIZACION)[number];
export const estadoCotizacion = z.enum(ESTADOS_COTIZACION);
/** Those in which it may still change and become an order. */
export const ABIERTAS = ['Vigente', 'Por Validar', 'Validada'] as const satisfies readonly EstadoCotizacion[];

/** Those in which it is over and became no order. */
export const SIN_EFECTO = ['Expirada', 'Anulada'] as const satisfies readonly EstadoCotizacion[];

/** Days that a quotation is good for, the one it was made on not counted (document 2 §9). */
export const VALIDITY_DAYS = 15;

/** The customer as it was when the quotation was made; field names of document 2 §3. */
export const clienteCotizado = z.object({
  _id: z.string(),
  nombre: z.string(),
  email: z.string(),
  telefono: z.string(),
  codigo_sap: z.string(),
  datos_cliente: z.object({
    tipo: z.string().nullable(),
    legalCode: z.string(),
    /** A seller made it without a type: until an Administrador gives it one, its quotations wait. */
    por_clasificar: z.boolean().optional(),
  }),
});
export type ClienteCotizado = z.infer<typeof clienteCotizado>;

const price = z.number().nonnegative();

/** The product as it was when its line was made: what later prices are held against does not move with the catalogue. */
export const productoCotizado = z.object({
  _id: z.string(),
  codigo: z.string(),
  codigo_sap: z.string(),
  part_number: z.string(),
  nombre: z.string(),
  marca: z.string(),
  serializable: z.boolean(),
  ean: z.array(z.string()),
  pmp: price,
  tier_3_calculo: price,
  tienda: price,
  mobile: price,
  silver: price,
  gold: price,
  platinum: price,
});
export type ProductoCotizado = z.infer<typeof productoCotizado>;

/** Amount in the currency of the quotation: whole pesos, or dollars and euros with cents. */
const amount = z.number();

export const lineaCotizacion = z.object({
  /** Stable for the life of the quotation; the order on the page is that of the list. */
  linea: z.number().int().positive(),
  /** Heading under which the line stands; lines of one heading follow each other. */
  seccion: z.string().nullable(),
  comentario: z.string().nullable(),
  producto: productoCotizado,
  cantidad: z.number().int().positive(),
  /** Neither margin nor weighting; nothing leaves a warehouse. */
  servicio: z.boolean(),
  modificable: z.boolean(),
  /** Unit price before anybody proposes another; abroad that of the transport. */
  precio: amount,
  /** Percent of the price that is not cost; null for services, and where no cost is known. */
  margen: z.number().nullable(),
  valor_total: amount,
  valor_propuesto: amount.nullable(),
  margen_propuesto: z.number().nullable(),
  valor_total_propuesto: amount.nullable(),
  /** What was typed when the price was proposed, which decides the least margin (document 2 §5). */
  propuesta_de: z.enum(['precio', 'total']).nullable(),
  requiere_validacion: z.boolean(),
  validado: z.boolean(),
  /** Refused by whoever validates, with the reason; the seller proposes another price. */
  rechazo: z.string().nullable(),
  /** Abroad only: US dollars at the factory, factors of the brand, and the unit price by transport. */
  costo_fob: z.number().nullable(),
  factor_aereo: z.number().nullable(),
  precio_aereo: amount.nullable(),
  factor_maritimo: z.number().nullable(),
  precio_maritimo: amount.nullable(),
});
export type LineaCotizacion = z.infer<typeof lineaCotizacion>;

/** A text block of *condiciones de servicio* as it stood when the quotation used it. */
export const condicionUsada = z.object({
  tipo: z.string(),
  nombre: z.string(),
  version: z.number().int(),
  texto: z.string(),
});

/** Rates frozen in the quotation. */
export const tasas = z.object({
  /** Pesos per unit of the quotation's currency; 1 in pesos. */
  tipo_cambio: z.number().positive(),
  /** Units of the quotation's currency per US dollar, in which factories price; 1 in dollars and in pesos. */
  por_dolar: z.number().positive(),
});

/** What may change without touching a line. */
export const cabeceraCotizacion = z.object({
  condicion_pago: shortText,
  metodo_pago: shortText.nullable(),
  tipo_entrega: tipoEntrega,
  bodega_entrega: shortText,
  direccion_despacho: direccionDespacho.nullable(),
  contacto: shortText.nullable(),
  referencia: shortText.nullable(),
  observacion: longText.nullable(),
  /** Last Santiago day on which it is good, `yyyy-MM-dd`. */
  validez: z.iso.date(),
  condiciones: z.array(condicionUsada).max(10),
});
export type CabeceraCotizacion = z.infer<typeof cabeceraCotizacion>;

/** What lists tell of a quotation's lines. NETO, IVA and TOTAL are pesos at the frozen rate: what its order will say. */
export const sumas = z.object({
  neto: z.number().int(),
  iva: z.number().int(),
  total: z.number().int(),
  /** Net, in the currency of the quotation: of its transport, and of each. */
  total_moneda: amount,
  total_aereo: amount.nullable(),
  total_maritimo: amount.nullable(),
  /** Percent over all lines but services; null where no cost is known. */
  margen: z.number().nullable(),
  lineas: z.number().int(),
  unidades: z.number().int(),
  /** Lines whose price waits for somebody with `validar`. */
  por_validar: z.number().int(),
  /** Brands of its lines, for the row scope of brand managers. */
  marcas: z.array(z.string()),
});
export type Sumas = z.infer<typeof sumas>;

/** A question of the customer, about a line or about all of it, and what was answered. */
export const pregunta = z.object({
  pregunta: z.number().int(),
  linea: z.number().int().nullable(),
  part_number: z.string().nullable(),
  texto: z.string(),
  nombre: z.string(),
  fecha: z.string(),
  respuesta: z.object({ texto: z.string(), fecha: z.string(), usuario: persona }).nullable(),
});
export type Pregunta = z.infer<typeof pregunta>;

export const RESPUESTAS = ['aceptada', 'declinada'] as const;
/** What the customer answered; kept beside the state (requirements §0.2), and of one version alone. */
export const respuestaCliente = z.object({
  estado: z.enum(RESPUESTAS),
  nombre: z.string().nullable(),
  rut: z.string().nullable(),
  motivo: z.string().nullable(),
  fecha: z.string(),
});

/** What of the customer's side the seller sees. */
export const ladoCliente = z.object({
  /** Until when the link is good; null without one. */
  enlace: z.object({ vence: z.string() }).nullable(),
  enviada: z.object({ para: z.string(), fecha: z.string() }).nullable(),
  abierta: z.object({ primera: z.string(), ultima: z.string(), veces: z.number().int() }).nullable(),
  preguntas: z.array(pregunta),
  respuesta: respuestaCliente.nullable(),
});

/** Of the rules that tell people of quotations (document 1 §3). */
export const MODOS_ALERTA = ['mayor', 'menor'] as const;
export const DIVISAS_ALERTA = ['CLP', 'USD', 'EURO'] as const;
