import { z } from 'zod';
import type { Principal } from '../kernel/principal.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import { shortText } from '../kernel/text.ts';

const flag = z.boolean();

/** What forms send about a product. */
export const productData = z.strictObject({
  codigo: z.string().trim().min(1).max(60),
  codigo_sap: shortText,
  part_number: shortText,
  nombre: shortText,
  descripcion: z.string().trim().max(4000),
  marca: shortText,
  categoria: z.string().trim().max(200),
  unidad: z.string().trim().max(20),
  ean: z
    .array(
      z
        .string()
        .trim()
        .regex(/^[\w-]{1,40}$/),
    )
    .max(20),
  bloqueado: flag,
  web: flag,
  serializable: flag,
  tier: z.number().int().min(0).max(10),
  pmp: z.number().min(0).max(1_000_000_000),
  costo_fob: z.number().min(0).max(10_000_000),
});

/** Costs are written only by whoever may see them (requirements §0.1.3). */
export const forbiddenCost = (
  wanted: { readonly pmp?: number; readonly costo_fob?: number },
  user: Principal,
): Rejection | undefined =>
  user.permisos.margenes || (wanted.pmp === undefined && wanted.costo_fob === undefined)
    ? undefined
    : reject('SIN_PERMISO', 'No se puede guardar', 'Tu perfil no puede cambiar los costos del producto.');

export const takenCode = (codigo: string): Rejection =>
  reject('CODIGO_REPETIDO', 'El producto ya existe', `Ya hay un producto con el código ${codigo}.`);
