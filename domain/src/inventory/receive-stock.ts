import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { shortText } from '../kernel/text.ts';
import { WAREHOUSE } from './access.ts';
import { type ProductoStock, StockReceived } from './events.ts';
import { saldoOf, stock, warehouse } from './stock.ts';
import { openWarehouse } from './warehouse.shared.ts';

export const MAX_UNITS = 1_000_000;
/** Units of a product in the whole company: what read models can hold, and no trade ever has. */
export const MAX_TOTAL = 1_000_000_000;
export const productoId = z.string().min(1).max(60);

export const receiveStock = defineCommand({
  name: 'receive-stock',
  context: 'inventory',
  path: '/entradas/crear',
  access: { perfiles: WAREHOUSE },
  summary: 'Ingresa unidades de un producto a una bodega',
  request: z.strictObject({
    producto: productoId,
    bodega: shortText,
    cantidad: z.number().int().min(1).max(MAX_UNITS),
    motivo: shortText,
    documento: shortText.optional(),
  }),
  reply: z.object({ fisico: z.number() }),
  refers: { bodega: openWarehouse },
  aggregate: stock,
  needsFacts: true,
  stream: (request) => request.producto,
  decide(state, request, { facts }: DecideContext<ProductoStock>) {
    const { bodega, cantidad, motivo } = request;
    const total = Object.values(state.bodegas).reduce((sum, { fisico }) => sum + fisico, cantidad);
    if (total > MAX_TOTAL)
      return reject(
        'CANTIDAD_EXCESIVA',
        'No se puede ingresar',
        'El stock del producto sería demasiado grande. Revisa la cantidad.',
      );
    const before = warehouse(state, bodega);
    const saldo = saldoOf({ ...before, fisico: before.fisico + cantidad });
    return [StockReceived({ producto: facts, bodega, cantidad, saldo, motivo, documento: request.documento ?? null })];
  },
  answer: ({ state }, request) => ({
    mensaje: 'La entrada fue registrada',
    fisico: warehouse(state, request.bodega).fisico,
  }),
});
