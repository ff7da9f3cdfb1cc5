import { z } from 'zod';
import { defineEvent } from '../kernel/event.ts';

const price = z.number().int().nonnegative();
/** Net prices in pesos by customer type; Integrador buys at `tier_3_calculo` (document 2 §4). */
export const precios = z.object({
  tier_3_calculo: price,
  tienda: price,
  mobile: price,
  silver: price,
  gold: price,
  platinum: price,
});
export type Precios = z.infer<typeof precios>;

export const datosProducto = z.object({
  codigo: z.string(),
  codigo_sap: z.string(),
  part_number: z.string(),
  nombre: z.string(),
  descripcion: z.string(),
  marca: z.string(),
  categoria: z.string(),
  unidad: z.string(),
  ean: z.array(z.string()),
  bloqueado: z.boolean(),
  web: z.boolean(),
  serializable: z.boolean(),
  tier: z.number().int(),
  /** Weighted average cost, pesos. */
  pmp: z.number().nonnegative(),
  /** Price at the factory, US dollars. */
  costo_fob: z.number().nonnegative(),
  activo: z.boolean(),
});
export type DatosProducto = z.infer<typeof datosProducto>;

export const ProductRegistered = defineEvent('ProductRegistered', {
  label: 'Producto creado',
  data: datosProducto.extend({ _id: z.string(), precios }),
});

/** `antes` and `cambios` hold the same keys. */
export const ProductChanged = defineEvent('ProductChanged', {
  label: 'Producto modificado',
  data: z.object({
    _id: z.string(),
    part_number: z.string(),
    antes: datosProducto.partial(),
    cambios: datosProducto.partial(),
  }),
});

export const ProductPricesSet = defineEvent('ProductPricesSet', {
  label: 'Precios fijados',
  data: z.object({
    _id: z.string(),
    part_number: z.string(),
    marca: z.string(),
    antes: precios,
    precios,
    motivo: z.string().nullable(),
  }),
});
