import { z } from 'zod';
import { defineEvent } from '../../kernel/event.ts';
import { refPedido } from '../../streams/order/parts.ts';

/** Why what was sold cost more, or less, than its document said. */
export const ORIGENES_AJUSTE = ['Entrega', 'Precio de entrega'] as const;

const producto = z.object({
  producto_id: z.string(),
  codigo: z.string(),
  part_number: z.string(),
  nombre: z.string(),
  marca: z.string(),
});

/** A line of an order, the units that the amount is of, and pesos, to the hundredth. */
export const lineaAjustada = producto.extend({
  linea: z.number().int().positive(),
  categoria: z.string(),
  cantidad: z.number().int(),
  ajuste_costo: z.number(),
});
export type LineaAjustada = z.infer<typeof lineaAjustada>;

/**
 * Cost of sales of an order follows its goods. *Entrega*: they left at another average than they were billed with.
 * *Precio de entrega*: what they cost was posted after they had left.
 */
export const SaleCostAdjusted = defineEvent('SaleCostAdjusted', {
  label: 'Costo de lo vendido ajustado',
  data: z.object({
    pedido: refPedido,
    origen: z.enum(ORIGENES_AJUSTE),
    /** Share of {@link SoldCostShared}; null: of the delivery. */
    reparto: z.string().nullable(),
    documento: z.string(),
    /** When the order was billed; null: not yet, and the amount counts once it is. */
    facturado: z.string().nullable(),
    lineas: z.array(lineaAjustada).min(1),
  }),
});

/** Which units an amount of a landed cost is of that were gone when it was posted: by what came in first leaves first. */
export const SoldCostShared = defineEvent('SoldCostShared', {
  label: 'Ajuste de lo vendido repartido',
  data: z.object({
    _id: z.string(),
    costeo: z.object({ _id: z.string(), number: z.number().int() }),
    documento: z.string(),
    producto,
    /** When the landed cost moved. */
    fecha: z.string(),
    /** Whole pesos, shared out to the peso. */
    ajuste_costo: z.number().int(),
    /** `pedido` null: the units left without a sale. */
    partes: z.array(
      z.object({ pedido: z.string().nullable(), cantidad: z.number().int(), ajuste_costo: z.number().int() }),
    ),
  }),
});
export type RepartoVendido = ReturnType<typeof SoldCostShared>['data'];
