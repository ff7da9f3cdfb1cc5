import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { expectedVersion } from '../kernel/text.ts';
import { SELLERS } from '../kernel/perfiles.ts';
import { OrderLinesChanged } from '../streams/order/events.ts';
import { forOrder, pedidoId } from '../streams/order/guards.ts';
import { belowPoints, closedLines } from './open-lines.ts';
import { order, refOf } from '../streams/order/order.ts';
import { badLines, lineaPedida, lineasPedidas, type LineFacts, linesOf, sumsOf } from './order-lines.ts';

const TITLE = 'Las líneas no se modificaron';

/** Quantities, prices and products of an order that nobody has validated yet; an approved price stays approved while it is no lower. */
export const editLines = defineCommand({
  name: 'edit-lines',
  context: 'orders',
  path: '/pedido_ventas/modificar',
  accion: 'lineas',
  access: { perfiles: SELLERS },
  summary: 'Modifica las líneas de un pedido que no ha sido validado',
  request: z.strictObject({
    accion: z.literal('lineas'),
    id: pedidoId,
    /** The whole of them; with `linea` one that is there already. */
    productos_pedido: lineasPedidas(lineaPedida.extend({ linea: z.number().int().positive().optional() })),
    expectedVersion,
  }),
  aggregate: order,
  needsFacts: true,
  stream: (request) => String(request.id),
  when: forOrder((o) => closedLines(o, TITLE)),
  decide(state, { productos_pedido: asked }, { user, facts }: DecideContext<LineFacts>) {
    const o = state!;
    const named = asked.flatMap((line) => line.linea ?? []);
    const unknown = named.find((n) => !o.productos_pedido.some((line) => line.linea === n));
    if (unknown !== undefined || new Set(named).size < named.length)
      return reject('LINEA_NO_EXISTE', TITLE, `Las líneas del Pedido N° ${o.number} son otras. Ábrelo de nuevo.`);
    const bad = badLines(asked, facts, o.productos_pedido);
    if (bad !== undefined) return reject('PEDIDO_INVALIDO', TITLE, bad);
    const productos_pedido = linesOf(asked, facts, user, o.productos_pedido);
    if (JSON.stringify(productos_pedido) === JSON.stringify(o.productos_pedido)) return [];
    const sums = sumsOf(productos_pedido);
    const less = belowPoints(o, sums, TITLE);
    if (less) return less;
    return [
      OrderLinesChanged({
        pedido: refOf({ ...o, ...sums }),
        estatus: o.estatus,
        antes: o.productos_pedido,
        productos_pedido,
        ...sums,
      }),
    ];
  },
  answer: ({ state }) => ({ mensaje: `Las líneas del Pedido N° ${state!.number} fueron modificadas` }),
});
