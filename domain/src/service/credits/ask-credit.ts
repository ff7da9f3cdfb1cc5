import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import type { Perfil } from '../../kernel/perfiles.ts';
import { personOf } from '../../kernel/principal.ts';
import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts';
import { expectedVersion, oneLine } from '../../kernel/text.ts';
import { type Creditable, stillBilled, type Units } from '../../streams/order/credit.shared.ts';
import { exchangeOf, refOf, type Rma, serviceCase } from '../cases/case.ts';
import { inState, rmaId } from '../cases/guards.ts';
import { RmaCreditAsked } from './events.ts';
import { toCredit } from './parts.ts';

/** Who issues credit notes anywhere. */
export const CREDITORS: readonly Perfil[] = ['Administrador', 'Finanzas'];

const TITLE = 'La nota de crédito no se pidió';

/** An order that the case's products were sold by. */
export interface CreditedOrder extends Omit<Creditable, 'productos_pedido'> {
  readonly number: number;
  readonly productos_pedido: readonly (Creditable['productos_pedido'][number] & {
    readonly producto: { readonly _id: string; readonly part_number: string };
  })[];
}
export interface CreditFacts {
  readonly pedidos: readonly CreditedOrder[];
}

/** Units by line of the order that take these products back: a product may have been sold by several lines. */
function unitsOf(order: CreditedOrder, products: Rma['lineas']): Map<number, number> | Rejection {
  const left = new Map<number, number>(stillBilled(order) as Units);
  const units = new Map<number, number>();
  for (const { producto, cantidad } of products) {
    let due = cantidad;
    for (const line of order.productos_pedido.filter((one) => one.producto._id === producto._id)) {
      const taken = Math.min(due, left.get(line.linea) ?? 0);
      if (taken === 0) continue;
      left.set(line.linea, left.get(line.linea)! - taken);
      units.set(line.linea, (units.get(line.linea) ?? 0) + taken);
      due -= taken;
    }
    if (due > 0)
      return reject(
        'CANTIDAD_EXCEDE',
        TITLE,
        `Del Pedido N° ${order.number} quedan ${cantidad - due} unidades de ${producto.part_number} por acreditar y el RMA devuelve ${cantidad}. Revisa las notas de crédito del pedido.`,
      );
  }
  return units;
}

/** *Nota de crédito* of a case: what it takes back of each order; the order's own rules issue it, and the case is told. */
export const askCredit = defineCommand({
  name: 'ask-rma-credit',
  kit: 'document',
  context: 'service',
  path: '/rma/modificar',
  accion: 'acreditar',
  access: { perfiles: CREDITORS },
  summary: 'Pide la nota de crédito de los productos de un RMA que se resolvieron así',
  request: z.strictObject({
    accion: z.literal('acreditar'),
    id: rmaId,
    /** Products of the case; absent: all that are left. */
    productos: z.array(z.number().int().positive()).min(1).max(50).optional(),
    // Blank is a business refusal with its own text, not a malformed request.
    motivo: oneLine(150).default(''),
    expectedVersion,
  }),
  aggregate: serviceCase,
  needsFacts: true,
  stream: ({ id }) => String(id),
  when(state, user) {
    const wrong = inState(TITLE, 'En Diagnóstico', 'Resuelto', 'Entregado')(state, user);
    if (wrong) return wrong;
    return toCredit(state!).length > 0
      ? undefined
      : reject(
          'NADA_POR_ACREDITAR',
          TITLE,
          `El RMA N° ${state!.number} no tiene productos por acreditar: se pide de los que se resuelven como Nota de Crédito, una vez.`,
        );
  },
  decide(state, { productos, motivo }, { user, facts: { pedidos } }: DecideContext<CreditFacts>) {
    const r = state!;
    if (motivo === '') return reject('MOTIVO_OBLIGATORIO', TITLE, 'Ingresa el motivo');
    const left = toCredit(r);
    const wanted = productos ?? left.map(({ linea }) => linea);
    const other = wanted.find((linea) => !left.some((one) => one.linea === linea));
    if (other !== undefined)
      return reject(
        'LINEA_NO_EXISTE',
        TITLE,
        `El producto ${other} del RMA no se resolvió como Nota de Crédito, o ya tiene la suya.`,
      );
    const exchanged = wanted.find((linea) => exchangeOf(r, linea));
    if (exchanged !== undefined)
      return reject(
        'YA_CAMBIADO',
        TITLE,
        `El producto ${exchanged} del RMA ya se cambió por otra unidad: no se acredita. Deshaz antes el cambio.`,
      );
    const chosen = left.filter(({ linea }) => wanted.includes(linea));
    const events = [];
    // Each order has tax documents of its own.
    for (const pedido of new Set(chosen.map((one) => one.pedido))) {
      const own = chosen.filter((one) => one.pedido === pedido);
      const order = pedidos.find(({ number }) => number === pedido);
      if (!order?.factura)
        return reject('PEDIDO_SIN_FACTURA', TITLE, `El Pedido N° ${pedido} no está facturado: no hay qué acreditar.`);
      const units = unitsOf(order, own);
      if (isRejection(units)) return units;
      events.push(
        RmaCreditAsked({
          rma: refOf(r),
          credito: {
            n: r.creditos.length + events.length + 1,
            pedido,
            productos: own.map(({ linea }) => linea),
            lineas: [...units].map(([linea, cantidad]) => ({ linea, cantidad })),
            motivo,
            pedida_por: personOf(user),
          },
        }),
      );
    }
    return events;
  },
  answer: ({ state, events }) => ({
    mensaje: `${events.length === 1 ? 'La nota de crédito' : `Las ${events.length} notas de crédito`} del RMA N° ${state!.number} ${events.length === 1 ? 'fue pedida' : 'fueron pedidas'}: su número aparece en la ficha`,
  }),
});
