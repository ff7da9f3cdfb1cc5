import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { reject } from '../../kernel/rejection.ts';
import { systemOnly } from '../../kernel/system-only.ts';
import type { PurchaseOrderState } from '../orders/purchase-order.ts';
import { GoodsReceiptOpened } from './events.ts';
import { goodsReceipt } from './goods-receipt.ts';
import { RECEIPT_KEEPERS } from './guards.ts';
import { receiptNumber, receiptTitle } from './terms.shared.ts';

const TITLE = 'La entrada no se abrió';

/** Issued by the process that follows receptions: each has its goods receipt, with what differs from the order. */
export const openGoodsReceipt = defineCommand({
  name: 'open-goods-receipt',
  context: 'purchasing',
  path: '/entrada_mercancia/crear',
  access: { perfiles: RECEIPT_KEEPERS },
  summary: 'Abre la entrada de mercancía de una recepción; lo pide el sistema',
  request: z.strictObject({
    orden: z.string().regex(/^\d{1,12}$/),
    recepcion: z.number().int().min(1).max(999),
  }),
  aggregate: goodsReceipt,
  needsFacts: true,
  stream: ({ orden, recepcion }) => String(receiptNumber(orden, recepcion)),
  when: (_state, user) => systemOnly(user, TITLE, 'La entrada de mercancía se abre sola al recepcionar la orden.'),
  decide(state, { orden, recepcion }, { facts }: DecideContext<{ readonly orden: PurchaseOrderState }>) {
    // Told again of the same reception: it has its receipt.
    if (state) return [];
    const order = facts.orden;
    const came = order?.recepciones.find((one) => one.recepcion === recepcion);
    if (!order || !came)
      return reject('RECEPCION_NO_EXISTE', TITLE, `La Orden de Compra N° ${orden} no tiene la recepción ${recepcion}.`);
    const before = (linea: number): number =>
      order.recepciones
        .filter((one) => one.recepcion < recepcion)
        .flatMap(({ lineas }) => lineas.filter((line) => line.linea === linea))
        .reduce((sum, { cantidad, danado }) => sum + cantidad + danado, 0);
    const number = receiptNumber(orden, recepcion);
    return [
      GoodsReceiptOpened({
        _id: String(number),
        number,
        orden,
        recepcion,
        proveedor: order.proveedor,
        bodega: came.bodega,
        bodega_danados: came.bodega_danados,
        guia: came.documento,
        recibida_at: came.fecha,
        // All lines of the order: what did not come at all differs most.
        lineas: order.lineas.map(({ linea, producto_id, part_number, nombre, cantidad: pedido }) => {
          const { cantidad = 0, danado = 0 } = came.lineas.find((line) => line.linea === linea) ?? {};
          const recibido_antes = before(linea);
          const diferencia = recibido_antes + cantidad + danado - pedido;
          return { linea, producto_id, part_number, nombre, pedido, recibido_antes, cantidad, danado, diferencia };
        }),
      }),
    ];
  },
  answer: ({ state }) => ({ mensaje: `La ${receiptTitle(state!.number)} fue abierta` }),
});
