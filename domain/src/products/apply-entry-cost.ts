import { z } from 'zod';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { systemOnly } from '../kernel/system-only.ts';
import { pricesByRule } from '../pricing/price-rule.shared.ts';
import { type CostedProduct, effectOf } from '../purchasing/landed/effect.shared.ts';
import { roundCents } from '../kernel/money.ts';
import { productKey, tableFor, type TableFacts } from './pricing-facts.ts';
import { product } from './product.ts';
import { unknownProduct } from './product-data.ts';
import { repriced } from './repricing.ts';

/** Units that came in, or left (`sale`), at a cost of their own. */
export interface CostedMove {
  readonly at: string;
  readonly cantidad: number;
  readonly costo: number;
  readonly documento: string | null;
  readonly motivo: string;
  readonly sale: boolean;
}
export interface EntryFacts {
  readonly tables: TableFacts;
  /** Null: the event has no cost. */
  readonly movimiento: CostedMove | null;
  readonly ahora: CostedProduct;
}
const TITLE = 'El PMP no se actualizó';

/** By how much a unit's average moves, and pesos that what is in hand is worth more. */
function moveOf({ at, cantidad, costo, sale }: CostedMove, ahora: CostedProduct): { pmp: number; pesos: number } {
  const { fisico, pmp } = ahora;
  if (sale) {
    const pesos = fisico > 0 ? Math.max(-fisico * pmp, (pmp - costo) * cantidad) : 0;
    return { pmp: fisico > 0 ? pmp + pesos / fisico : pmp, pesos };
  }
  const line = { linea: 1, producto_id: '', part_number: '', cantidad, costo_total: costo * cantidad };
  const effect = effectOf({ ...line, entradas: [{ fecha: at, cantidad }] }, ahora);
  return { pmp: effect.pmp, pesos: effect.ajuste_stock };
}

/**
 * Issued by the process that follows the stock, once for each entry that says what it cost: PMP' = (stock × PMP + entered ×
 * cost) / (stock + entered). What leaves at a cost of its own, as an entry that is annulled, takes that cost along.
 */
export const applyEntryCost = defineCommand({
  name: 'apply-entry-cost',
  context: 'products',
  path: '/inventarios/modificar',
  accion: 'costearentrada',
  access: { perfiles: ['Administrador'] },
  summary: 'Lleva el costo de una entrada de stock al PMP de su producto; lo pide el sistema',
  request: z.strictObject({
    accion: z.literal('costearentrada'),
    producto: productKey,
    /** Place of the entry in the stream of the product's stock. */
    evento: z.number().int().nonnegative(),
  }),
  aggregate: product,
  needsFacts: true,
  stream: ({ producto }) => producto,
  when: (_state, user) => systemOnly(user, TITLE, 'El PMP sigue al costo de las entradas por sí mismo.'),
  decide(state, _request, { facts: { tables, movimiento, ahora }, now }: DecideContext<EntryFacts>) {
    if (!state) return unknownProduct;
    if (!movimiento) return [];
    const move = moveOf(movimiento, { ...ahora, pmp: state.pmp });
    const pmp = Math.max(0, roundCents(move.pmp));
    if (pmp === state.pmp) return [];
    const { version, margenes } = tableFor(tables)(state.tier);
    const follows = state.tabla !== null && { base: pricesByRule(pmp, margenes), tabla: version };
    const motivo = `${movimiento.sale ? 'Sale' : 'Entra'} con costo: ${movimiento.documento ?? movimiento.motivo}`;
    const valor = { fisico: ahora.fisico, pesos: move.pesos };
    return repriced(state, { pmp, ...follows }, { origen: 'Entrada con costo', motivo, valor }, now);
  },
  answer: () => ({ mensaje: 'El PMP siguió al costo de la entrada' }),
});
