import { z } from 'zod';

/** One line of a tax document: what was billed, and what a unit of it cost when it was. */
export const lineaFacturada = z.object({
  linea: z.number().int().positive(),
  producto_id: z.string(),
  codigo: z.string(),
  part_number: z.string(),
  nombre: z.string(),
  marca: z.string(),
  categoria: z.string(),
  /** Units billed: what was picked, which after a shortage is less than what was ordered. */
  cantidad: z.number().int().positive(),
  precio_venta: z.number().int().nonnegative(),
  /** Weighted average cost of a unit, pesos; null where nobody knew it. */
  pmp: z.number().nonnegative().nullable(),
});
export type LineaFacturada = z.infer<typeof lineaFacturada>;

/** Whom it was billed to, as that customer was then. */
export const clienteFacturado = z.object({
  legalcode: z.string(),
  tipo_cliente: z.string().nullable(),
  /** Where the goods go; of what is handed over in the showroom, where the customer is. Null: nobody knew. */
  region: z.string().nullable(),
  comuna: z.string().nullable(),
});

/**
 * The document's amount by line, whole pesos that sum up to it exactly: each line takes what rounding the sum so far gives.
 * `netos`: net pesos of the lines.
 */
export function shareOut(total: number, netos: readonly number[]): number[] {
  const all = netos.reduce((sum, neto) => sum + neto, 0);
  let before = 0;
  let given = 0;
  return netos.map((neto) => {
    before += neto;
    const until = all === 0 ? 0 : Math.round((total * before) / all);
    const own = until - given;
    given = until;
    return own;
  });
}
