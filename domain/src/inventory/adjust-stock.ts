import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { expectedVersion, longText, shortText } from '../kernel/text.ts';
import { STOCK_APPROVERS } from './access.ts';
import { type ProductoStock, StockAdjusted } from './events.ts';
import { type AtPlace, givenTo, takenFrom } from './places.shared.ts';
import { MAX_UNITS, productoId } from './receive-stock.ts';
import { saldoAfter, stock, warehouse } from './stock.ts';
import { anyWarehouse } from './warehouse.shared.ts';

export interface AdjustFacts {
  readonly producto: ProductoStock;
  /** Serials of it that are known in the warehouse, and where they stand. */
  readonly registradas: number;
  /** Units there that can bear no other serial. */
  readonly ocupadas?: number | undefined;
  readonly quedan?: readonly AtPlace[] | undefined;
  /** By how much open counts found it to differ, by place. */
  readonly diferencias?: readonly AtPlace[] | undefined;
}

const missingAt = (differences: readonly AtPlace[]): readonly AtPlace[] =>
  differences
    .filter(({ cantidad }) => cantidad < 0)
    .map(({ ubicacion, cantidad }) => ({ ubicacion, cantidad: -cantidad }));

export const adjustStock = defineCommand({
  name: 'adjust-stock',
  context: 'inventory',
  path: '/inventarios/modificar',
  accion: 'ajustar',
  access: { perfiles: STOCK_APPROVERS },
  summary: 'Deja el stock físico de una bodega en lo contado',
  request: z.strictObject({
    accion: z.literal('ajustar'),
    producto: productoId,
    bodega: shortText,
    contado: z.number().int().min(0).max(MAX_UNITS),
    motivo: longText,
    expectedVersion,
  }),
  reply: z.object({ fisico: z.number() }),
  refers: { bodega: anyWarehouse },
  aggregate: stock,
  needsFacts: true,
  stream: (request) => request.producto,
  decide(state, request, { facts }: DecideContext<AdjustFacts>) {
    const { bodega, contado, motivo } = request;
    const { producto, registradas, ocupadas = 0, quedan, diferencias = [] } = facts;
    const before = warehouse(state, bodega);
    if (contado === before.fisico) return [];
    const cantidad = contado - before.fisico;
    // The same units as an open count found missing, or found: at the place where it did.
    const places =
      cantidad < 0
        ? takenFrom(before, contado, { desde: missingAt(diferencias), quedan })
        : givenTo(before, cantidad, diferencias);
    const saldo = saldoAfter(before, contado, places);
    // Goods promised to customers cannot be adjusted away unseen: somebody must first say which order goes short.
    if (saldo.disponible < 0) {
      return reject(
        'STOCK_COMPROMETIDO',
        'No se puede ajustar',
        `Hay ${saldo.comprometido} unidades comprometidas en pedidos. Informa el faltante o anula un pedido antes de ajustar.`,
      );
    }
    const leaving = ocupadas > 0 ? ` y ${ocupadas} unidades más por salir` : '';
    if (registradas > 0 && contado < registradas + ocupadas)
      return reject(
        'FALTAN_SERIES',
        'No se puede ajustar',
        `En ${bodega} hay ${registradas} series registradas de ${producto.part_number}${leaving}: da de baja en Series las que faltan, o cuéntalas en un inventario.`,
      );
    return [StockAdjusted({ producto, bodega, cantidad, saldo, ...places, motivo })];
  },
  answer: ({ state }, request) => ({
    mensaje: 'El stock fue ajustado',
    fisico: warehouse(state, request.bodega).fisico,
  }),
});
