import { z } from 'zod';
import { type Rejection, reject } from '../kernel/rejection.ts';
import { type ProductoStock, productoStock } from './stock-product.shared.ts';
import { LEAST_QUANTITY } from '../kernel/quantity.shared.ts';

/** Lines of one document: more are several documents. */
export const MAX_LINEAS = 300;

export const cantidad = z
  .number('Ingresa la cantidad')
  .int('La cantidad va en unidades enteras')
  .min(1, LEAST_QUANTITY.texto)
  .max(1_000_000, 'Es demasiado grande');

/** The lines of a document as they are typed, each by the schema of its own. */
export const typedLines = <L extends z.ZodType>(line: L) =>
  z.array(line).min(1, 'Agrega al menos un producto').max(MAX_LINEAS, `A lo más ${MAX_LINEAS} líneas`);

/** A product and its units, as they are typed and as they are kept. */
export const typedLine = z.strictObject({ producto: z.string().min(1).max(60), cantidad });
export const writtenLine = z.object({ linea: z.number().int(), producto: productoStock, cantidad: z.number().int() });
export type WrittenLine = z.infer<typeof writtenLine>;

/** Products that lines name, as their own streams have them. */
export interface LineFacts {
  readonly productos: Readonly<Record<string, { readonly producto: ProductoStock; readonly servicio: boolean }>>;
}

/** The lines as they are kept, or why one of them cannot be: what has no stock is not written down by units. */
export function keptLines(
  typed: readonly z.infer<typeof typedLine>[],
  { productos }: LineFacts,
  titulo: string,
): WrittenLine[] | Rejection {
  const service = typed.map(({ producto }) => productos[producto]!).find(({ servicio }) => servicio);
  if (service)
    return reject('ES_SERVICIO', titulo, `${service.producto.part_number} es un servicio: no tiene stock. Quítalo.`);
  return typed.map(({ producto, cantidad: units }, n) => ({
    linea: n + 1,
    producto: productos[producto]!.producto,
    cantidad: units,
  }));
}
