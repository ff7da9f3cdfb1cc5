import { z } from 'zod';
import { INCOTERMS } from '../kernel/incoterms.shared.ts';
import { usd } from '../kernel/amounts.ts';
import { oneLine, shortText } from '../kernel/text.ts';
import { dayText } from '../kernel/when.ts';

export const ESTADOS_INVOICE = ['Vigente', 'Anulada'] as const;
export type EstadoInvoice = (typeof ESTADOS_INVOICE)[number];

/** Currencies that suppliers bill in: those that there are rates of. */
export const MONEDAS_INVOICE = ['USD', 'EUR', 'CLP'] as const;
export type MonedaInvoice = (typeof MONEDAS_INVOICE)[number];

/** Lines of one invoice: more are several invoices. */
export const MAX_LINEAS = 500;

const pesos = z
  .number()
  .int('Los pesos van sin decimales')
  .min(0, 'No puede ser negativo')
  .max(1_000_000_000_000, 'Es demasiado grande');
const cantidad = z
  .number()
  .int('La cantidad va en unidades enteras')
  .min(0, 'No puede ser negativa')
  .max(1_000_000, 'Es demasiado grande');
/** Pesos per unit of the invoice's currency. */
const rate = z
  .number()
  .min(1, 'Ingresa los pesos por dólar')
  .max(100_000, 'Revisa el tipo de cambio: son pesos por dólar');

/** A product as the supplier's invoice has it: what it sells it as, what we call it, what was ordered, what it charges. */
export const productoCapturado = z.object({
  modelo_salida: shortText,
  modelo_interno: oneLine(200),
  cantidad_oc: cantidad,
  cantidad_invoice: cantidad,
  unitario: usd,
});
export const productoInvoice = productoCapturado.extend({ linea: z.number().int(), total: z.number() });
export type ProductoInvoice = z.infer<typeof productoInvoice>;

/** What a person captures of an import invoice (document 3 §3), in its currency, but for what is paid in Chile, in pesos. */
export const invoiceCapturada = z.object({
  /** Number that the supplier gave it. */
  factura: shortText,
  fecha: dayText,
  proveedor: shortText,
  marca: shortText,
  /** Import order that its goods were ordered by; null: none that is kept here. */
  orden: z
    .string()
    .trim()
    .regex(/^\d{1,15}$/, 'Ingresa el número de la orden de compra, o déjalo vacío')
    .nullable()
    .default(null),
  /** What the supplier bills in; absent: what its order is in, or dollars. */
  moneda: z.enum(MONEDAS_INVOICE).optional(),
  /** What the supplier bills beside the goods; absent: as its order says, or the goods alone. */
  incoterm: z.enum(INCOTERMS).optional(),
  /** At which the goods are paid. */
  tipo_cambio: rate,
  /** Customs dollar of the month, of its taxes. */
  tipo_cambio_aduana: rate,
  flete: usd,
  seguro: usd,
  /** Ad valorem duty, percent of CIF; 0 with a treaty. */
  ad_valorem_porcentaje: z.number().min(0, 'No puede ser negativo').max(100, 'Es un porcentaje: a lo más 100'),
  almacenaje: pesos,
  agencia: pesos,
  forwarder: pesos,
  productos: z
    .array(productoCapturado)
    .min(1, 'Agrega al menos un producto')
    .max(MAX_LINEAS, `A lo más ${MAX_LINEAS} productos`),
});
export type InvoiceCapturada = z.infer<typeof invoiceCapturada>;

/** What follows from it: {@link sumsOf}. */
export const sumasInvoice = z.object({
  unidades: z.number().int(),
  fob: z.number(),
  cif: z.number(),
  ad_valorem: z.number(),
  valor_aduanero: z.number(),
  ad_valorem_pesos: z.number(),
  iva: z.number(),
  cif_pesos: z.number(),
  gastos: z.number(),
  costo_total: z.number(),
  /** Pesos in the warehouse per peso of FOB; null where nothing was charged. */
  factor: z.number().nullable(),
});
export type SumasInvoice = z.infer<typeof sumasInvoice>;

export const datosInvoice = invoiceCapturada.extend({
  // Those of before name none.
  orden: z.string().nullable().optional(),
  productos: z.array(productoInvoice),
  ...sumasInvoice.shape,
});
export type DatosInvoice = z.infer<typeof datosInvoice>;

export const refInvoice = z.object({
  _id: z.string(),
  number: z.number().int(),
  factura: z.string(),
  proveedor: z.string(),
  marca: z.string(),
});
