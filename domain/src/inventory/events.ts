import { z } from 'zod';
import { defineEvent } from '../kernel/event.ts';
import { productoStock } from './stock-product.shared.ts';

const units = z.number().int();

export type { ProductoStock } from './stock-product.shared.ts';

/** What the warehouse holds after the event, so that no reader has to add up. `disponible` = fisico − comprometido − what stands in quarantine. */
export const saldo = z.object({ fisico: units, comprometido: units, disponible: units });
export type Saldo = z.infer<typeof saldo>;

/** What an event changes at one place (signed), and what is left there of the product. */
export const placeChange = z.object({ ubicacion: z.string(), cantidad: units, queda: units });
export type PlaceChange = z.infer<typeof placeChange>;

/** What `ubicaciones` do not account for stands at the warehouse's *Sin ubicar*: events of before name no place. */
const ubicaciones = z.array(placeChange).optional();

/** Pesos a unit that the goods cost; absent: they come and go at the product's average. */
const costo = z.number().nonnegative().optional();

/** Serials of the units, one each; none where nobody named them. */
const series = z.array(z.string()).optional();

const movement = { producto: productoStock, bodega: z.string(), cantidad: units, saldo, ubicaciones };
/** `pedido` is the order's number as text, its `_id`; `comprometido_pedido` what it holds in that warehouse after the event. */
const ofOrder = { ...movement, pedido: z.string(), comprometido_pedido: units };

export const StockReceived = defineEvent('StockReceived', {
  label: 'Entrada de stock',
  data: z.object({ ...movement, motivo: z.string(), documento: z.string().nullable(), series, costo }),
});

/** `cantidad` is the change in what the order holds: 0 when another validation of the same order holds as much already. */
export const StockCommitted = defineEvent('StockCommitted', {
  label: 'Stock comprometido',
  data: z.object({ ...ofOrder, validacion: z.string(), solicitado: units }),
});

/** Without `validacion` it concerns all that the order holds. */
export const StockReleased = defineEvent('StockReleased', {
  label: 'Stock liberado',
  data: z.object({ ...ofOrder, validacion: z.string().nullable(), motivo: z.string() }),
});

export const StockIssued = defineEvent('StockIssued', {
  label: 'Salida de stock',
  data: z.object({ ...ofOrder, motivo: z.string() }),
});

/**
 * A repair: what the order holds and what has left for it (`salidas`) as the order's own stream says. `cantidad` is the
 * change of `fisico`, signed: goods that left without a trace (−) or were taken out without reason (+).
 */
export const StockReconciled = defineEvent('StockReconciled', {
  label: 'Stock cuadrado con el pedido',
  data: z.object({ ...ofOrder, salidas: units, validacion: z.string(), motivo: z.string() }),
});

export const StockMoved = defineEvent('StockMoved', {
  label: 'Traslado entre bodegas',
  data: z.object({
    ...movement,
    bodega_destino: z.string(),
    saldo_destino: saldo,
    motivo: z.string().nullable(),
    series,
  }),
});

/** `cantidad` is signed: what the count found more (+) or less (−) than the system. */
export const StockAdjusted = defineEvent('StockAdjusted', {
  label: 'Ajuste de stock',
  data: z.object({
    ...movement,
    motivo: z.string(),
    /** The count that it carries out, and when the line was read that it applies; absent of adjustments by hand. */
    conteo: z.object({ number: z.number().int(), leida: z.string() }).optional(),
  }),
});

/** Inside a warehouse, whose balance stays; a place that is null is *Sin ubicar*. */
export const StockPlaced = defineEvent('StockPlaced', {
  label: 'Movimiento entre ubicaciones',
  data: z.object({
    ...movement,
    ubicacion: z.string().nullable(),
    ubicacion_destino: z.string().nullable(),
    motivo: z.string().nullable(),
    /** Of goods that go into somebody's trolley: whose, and where they stood. */
    carro: z
      .object({ usuario: z.object({ _id: z.string(), nombre: z.string() }), origen: z.string().nullable() })
      .optional(),
    series,
    /** The place that they go to is of quarantine: what stands there is not available. */
    cuarentena: z.boolean().optional(),
  }),
});

/** Whether a place where the product stands is of quarantine, of units that an event put there without saying so. */
export const StockQuarantined = defineEvent('StockQuarantined', {
  label: 'Stock en cuarentena',
  data: z.object({
    producto: productoStock,
    bodega: z.string(),
    ubicacion: z.string(),
    cuarentena: z.boolean(),
    saldo,
    /** Why its place became one of quarantine, or stopped being one. */
    motivo: z.string().optional(),
  }),
});

/** `preferidas`: the places of the product after the event, in their order. */
const preferred = z.object({ producto: productoStock, ubicacion: z.string(), preferidas: z.array(z.string()) });

export const PreferredPlaceAdded = defineEvent('PreferredPlaceAdded', {
  label: 'Ubicación preferida agregada',
  data: preferred,
});

export const PreferredPlaceRemoved = defineEvent('PreferredPlaceRemoved', {
  label: 'Ubicación preferida quitada',
  data: preferred,
});

/** Goods that leave without an order: a note of issue, or an entry that is taken back. */
export const StockWithdrawn = defineEvent('StockWithdrawn', {
  label: 'Salida sin documento',
  data: z.object({ ...movement, motivo: z.string(), documento: z.string(), series, costo }),
});
