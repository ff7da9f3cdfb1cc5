import { z } from 'zod';
import { netOf, type Totals, totalsOf } from '../kernel/money.ts';
import type { Principal } from '../kernel/principal.ts';
import { needsApproval, type PriceFacts } from './line-price.ts';
import type { LineaPedido, ProductoPedido } from '../streams/order/parts.ts';
import { LEAST_QUANTITY } from '../kernel/quantity.shared.ts';

/** Far below what the log takes in one event, at the longest texts that a product may have. */
const MAX_LINES = 200;
const MAX_PRICE = 10_000_000_000;
/** Net pesos of a whole order: far above any, and far below where whole numbers stop being exact. */
const MAX_NET = 1_000_000_000_000;

/** A line as requests ask for it. */
export const lineaPedida = z.strictObject({
  producto: z.string().min(1).max(60),
  precio_venta: z.number().int().min(1, 'El valor No puede ser menor a 1').max(MAX_PRICE),
  cantidad: z.number().int().min(1, LEAST_QUANTITY.texto).max(100_000),
});
/** Lines of an order: at least one, and no more than one append of the log takes. */
export const lineasPedidas = <L extends z.ZodType>(line: L) =>
  z
    .array(line)
    .min(1, 'Agrega al menos un producto')
    .max(MAX_LINES, `Un pedido lleva a lo más ${MAX_LINES} líneas. Divídelo en varios.`);

/** What a line may be made of, by product `_id`. */
export type LineFacts = Readonly<
  Record<
    string,
    PriceFacts & { readonly producto: ProductoPedido; readonly bloqueado: boolean; readonly activo: boolean }
  >
>;

type Asked = z.output<typeof lineaPedida> & { readonly linea?: number | undefined };

/** A line that was there before, no cheaper and no larger now, and whose price nobody still has to approve. */
const settled = (asked: Asked, before: LineaPedido | undefined): boolean =>
  before !== undefined &&
  before.producto._id === asked.producto &&
  asked.precio_venta >= before.precio_venta &&
  asked.cantidad <= before.cantidad &&
  (before.validado || !before.requiere_validacion);

/** The lines of an order, held against list price and margin rule; of `kept` ones number and approval stay. */
export function linesOf(
  asked: readonly Asked[],
  facts: LineFacts,
  user: Principal,
  kept: readonly LineaPedido[] = [],
): LineaPedido[] {
  let last = Math.max(0, ...kept.map((line) => line.linea));
  return asked.map((line) => {
    const { producto, precio_venta, cantidad } = line;
    const before = kept.find((k) => k.linea === line.linea);
    if (before && settled(line, before)) return { ...before, precio_venta, cantidad };
    const found = facts[producto]!;
    return {
      linea: before?.linea ?? (last += 1),
      producto: found.producto,
      precio_venta,
      cantidad,
      precio_lista: found.lista || null,
      requiere_validacion: !user.permisos.validar && needsApproval(precio_venta, found),
      validado: false,
    };
  });
}

/** Why an order cannot have these lines; undefined when it can. */
export function badLines(
  asked: readonly Asked[],
  facts: LineFacts,
  kept: readonly LineaPedido[] = [],
): string | undefined {
  if (netOf(asked) > MAX_NET) return 'El total del pedido es demasiado alto. Revisa precios y cantidades.';
  const refused = asked.find((line) => {
    const { bloqueado, activo } = facts[line.producto]!;
    const before = kept.find((k) => k.linea === line.linea);
    return (bloqueado || !activo) && !settled(line, before);
  });
  return refused && `El producto ${facts[refused.producto]!.producto.part_number} está bloqueado. Quítalo del pedido.`;
}

export const sumsOf = (lines: readonly LineaPedido[]): Totals => totalsOf(netOf(lines));
