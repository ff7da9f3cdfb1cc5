import { z } from 'zod';
import { persona } from '../../kernel/person.ts';

/** How far a credit note is that was asked for from a case. */
export const ESTADOS_CREDITO = ['Pedida', 'Emitida', 'No emitida'] as const;
export type EstadoCredito = (typeof ESTADOS_CREDITO)[number];

const numero = z.number().int().positive();

/** A credit note as a case asks for it: of one order, which products of the case it takes back, and by which lines of the order. */
export const creditoPedido = z.object({
  n: numero,
  pedido: numero,
  /** Products of the case. */
  productos: z.array(numero).min(1),
  /** Units by line of the order. */
  lineas: z.array(z.object({ linea: numero, cantidad: numero })).min(1),
  motivo: z.string(),
  pedida_por: persona,
});
export type CreditoPedido = z.infer<typeof creditoPedido>;

export const creditoRma = creditoPedido.extend({
  estado: z.enum(ESTADOS_CREDITO),
  /** Of the document 61, and what it comes to. */
  folio: z.number().int().nullable(),
  total: z.number().int().nullable(),
  /** Why there is none. */
  rechazo: z.string().nullable(),
});
export type CreditoRma = z.infer<typeof creditoRma>;

/** The credit note that stands or is on its way for a product of a case; undefined when there is none. */
export const creditFor = (creditos: readonly CreditoRma[], linea: number): CreditoRma | undefined =>
  creditos.find(({ estado, productos }) => estado !== 'No emitida' && productos.includes(linea));

/** Products of a case that end by a credit note, of which none was asked for yet. */
export const toCredit = <L extends { readonly linea: number; readonly resolucion: string | null }>(r: {
  readonly lineas: readonly L[];
  readonly creditos: readonly CreditoRma[];
}): L[] =>
  r.lineas.filter(({ linea, resolucion }) => resolucion === 'Nota de Crédito' && !creditFor(r.creditos, linea));
