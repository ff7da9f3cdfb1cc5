import { z } from 'zod';
import type { Principal } from '../kernel/principal.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import { scannedText } from '../kernel/scanned-code.ts';
import { codeText, shortText } from '../kernel/text.ts';
import { MOST_PRICE } from './price-limits.shared.ts';
import { perColumn } from './prices.shared.ts';

const flag = z.boolean();
/** Other products, by `_id`. */
const related = z.array(z.string().min(1).max(60)).max(30);

const code = shortText.overwrite(codeText);

/** What forms send about a product. */
export const productData = z.strictObject({
  codigo: z.string().overwrite(codeText).min(1).max(60),
  codigo_sap: code,
  part_number: code,
  nombre: shortText,
  descripcion: z.string().trim().max(4000),
  marca: shortText,
  categoria: z.string().trim().max(200),
  unidad: z.string().trim().max(20),
  ean: z
    .array(
      z
        .string()
        .overwrite(scannedText)
        .regex(/^[\w-]{1,40}$/),
    )
    .max(20),
  bloqueado: flag,
  web: flag,
  serializable: flag,
  servicio: flag,
  modificable: flag,
  tier: z.number().int().min(1).max(5),
  pmp: z.number().min(0).max(1_000_000_000),
  costo_fob: z.number().min(0).max(10_000_000),
  sustitutos: related,
  accesorios: related,
});

/** A price as requests give it; 0 takes it away. */
const precio = z
  .number()
  .int('El precio va en pesos enteros')
  .min(0, 'El precio no puede ser negativo')
  .max(MOST_PRICE, 'El precio es demasiado alto');
/** Prices as requests give them, for the columns that they name. */
export const preciosPedidos = perColumn(precio).partial().strict();

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

/** A service has no goods: nothing of it is stored, and nothing of it has a serial number. */
export const contradictory = (data: {
  readonly servicio: boolean;
  readonly serializable: boolean;
}): Rejection | undefined =>
  data.servicio && data.serializable
    ? reject(
        'SERVICIO_CON_SERIE',
        'No se puede guardar',
        'Un servicio no lleva números de serie. Quita una de las dos marcas.',
      )
    : undefined;

/** A product goes on bearing serials while some of its units stand in a warehouse with theirs: nobody would ask for them any more. */
export const stillSerial = (
  before: { readonly serializable: boolean; readonly part_number: string },
  wanted: { readonly serializable?: boolean },
  registradas: number,
): Rejection | undefined =>
  before.serializable && wanted.serializable === false && registradas > 0
    ? reject(
        'CON_SERIES_REGISTRADAS',
        'No se puede guardar',
        `Hay ${registradas} ${registradas === 1 ? 'unidad' : 'unidades'} de ${before.part_number} con su serie registrada en bodega. Da de baja sus series en Series antes de quitar la marca.`,
      )
    : undefined;

export const unknownProduct = reject(
  'PRODUCTO_NO_EXISTE',
  'Producto no encontrado',
  'El producto no existe. Revisa el código.',
);
