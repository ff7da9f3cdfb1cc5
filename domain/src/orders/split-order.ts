import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { expectedVersion } from '../kernel/text.ts';
import { SELLERS } from '../kernel/perfiles.ts';
import { OrderCreated, OrderSplit } from '../streams/order/events.ts';
import { forOrder, pedidoId, personOf } from '../streams/order/guards.ts';
import { numberedOrder, type OrderNumbers } from './new-order.ts';
import { belowPoints, closedLines } from './open-lines.ts';
import { type Order, order, refOf } from '../streams/order/order.ts';
import { sumsOf } from './order-lines.ts';
import { LEAST_QUANTITY } from '../kernel/quantity.shared.ts';

const TITLE = 'El pedido no se dividió';

/** Numbers of the order that part of this one goes to. */
export type SplitFacts = OrderNumbers;

/** The order that was parted from `o`, with these lines and everything else of it. */
const partedFrom = (o: Order, numbers: SplitFacts, more: object) =>
  OrderCreated.data.parse(numberedOrder({ ...o, puntosUtilizados: 0, dividido_de: o.number, ...more }, numbers));

/**
 * Units that the customer gets apart become an order of their own, with the same prices and terms. The decision holds the
 * new order whole; *open-split-order* writes it, at once and again by the process that follows, should that have failed.
 */
export const splitOrder = defineCommand({
  name: 'split-order',
  context: 'orders',
  path: '/pedido_ventas/modificar',
  accion: 'dividir',
  access: { perfiles: SELLERS },
  summary: 'Divide un pedido que no ha sido validado: parte de sus líneas pasa a otro',
  request: z.strictObject({
    accion: z.literal('dividir'),
    id: pedidoId,
    /** What goes to the new order. */
    lineas: z
      .array(
        z.strictObject({
          linea: z.number().int().positive(),
          cantidad: z.number().int().min(1, LEAST_QUANTITY.texto).max(100_000),
        }),
      )
      .min(1, 'Elige al menos un producto')
      .max(200),
    expectedVersion,
  }),
  reply: z.object({ number: z.number() }),
  aggregate: order,
  needsFacts: true,
  stream: (request) => String(request.id),
  when: forOrder((o) => closedLines(o, TITLE)),
  decide(state, { lineas }, { user, now, facts }: DecideContext<SplitFacts>) {
    const o = state!;
    const goes = new Map(lineas.map(({ linea, cantidad }) => [linea, cantidad]));
    const bad = [...goes].find(
      ([linea, cantidad]) => cantidad > (o.productos_pedido.find((l) => l.linea === linea)?.cantidad ?? 0),
    );
    if (bad || goes.size < lineas.length)
      return reject('LINEA_NO_EXISTE', TITLE, `El Pedido N° ${o.number} no tiene esas unidades. Ábrelo de nuevo.`);
    const left = (line: Order['productos_pedido'][number]): number => line.cantidad - (goes.get(line.linea) ?? 0);
    const rest = o.productos_pedido.filter((line) => left(line) > 0).map((line) => ({ ...line, cantidad: left(line) }));
    if (rest.length === 0) return reject('NADA_QUEDA', TITLE, `Deja al menos una unidad en el Pedido N° ${o.number}.`);
    const moved = o.productos_pedido
      .filter((line) => goes.has(line.linea))
      .map((line, n) => ({ ...line, linea: n + 1, cantidad: goes.get(line.linea)! }));
    const sums = sumsOf(rest);
    const less = belowPoints(o, sums, TITLE);
    if (less) return less;
    return [
      OrderSplit({
        pedido: refOf({ ...o, ...sums }),
        estatus: o.estatus,
        antes: o.productos_pedido,
        productos_pedido: rest,
        ...sums,
        nuevo: partedFrom(o, facts, {
          productos_pedido: moved,
          ...sumsOf(moved),
          creado_por: personOf(user),
          createdAt: now,
        }),
      }),
    ];
  },
  answer({ state, events }) {
    const { number } = (events[0] as ReturnType<typeof OrderSplit>).data.nuevo;
    return { mensaje: `El Pedido N° ${state!.number} se dividió: el resto está en el Pedido N° ${number}`, number };
  },
});
