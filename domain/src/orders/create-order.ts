import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import { longText, shortText } from '../kernel/text.ts';
import { SELLERS } from '../kernel/perfiles.ts';
import { personOf } from '../streams/order/guards.ts';
import { type NewOrderFacts, openingOf } from './new-order.ts';
import { order } from '../streams/order/order.ts';
import { badLines, lineaPedida, lineasPedidas, linesOf, sumsOf } from './order-lines.ts';
import { tooManyPoints } from '../points/moves.shared.ts';
import { direccionDespacho, isRoomDelivery, tipoEntrega } from '../streams/order/parts.ts';
import { openWarehouse } from '../inventory/warehouse.shared.ts';

const id = z.string().min(1).max(60);
export const nuevoPedido = z.strictObject({
  cliente: id,
  /** Seller; only an Administrador may name another than the one signed in. */
  ejecutivo: id.optional(),
  /** Absent: the customer's own. */
  condicion_pago: shortText.optional(),
  metodo_pago: shortText.optional(),
  tipo_entrega: tipoEntrega,
  bodega_entrega: shortText,
  direccion_despacho: direccionDespacho.optional(),
  orden_compra: shortText.optional(),
  observacion: longText.optional(),
  cotizacion: z.number().int().positive().optional(),
  /** Pesos Mobile of the customer that pay a part of it. */
  puntosUtilizados: z.number().int().min(0).max(1_000_000_000).optional(),
  productos_pedido: lineasPedidas(lineaPedida),
});

const cannot = (mensaje: string): Rejection =>
  reject('PEDIDO_INVALIDO', 'Ocurrió un error al crear el Pedido', mensaje);

export const createOrder = defineCommand({
  name: 'create-order',
  context: 'orders',
  path: '/pedido_ventas/crear',
  accion: 'crearsistema',
  access: { perfiles: SELLERS },
  summary: 'Crea un pedido',
  request: z.strictObject({ accion: z.literal('crearsistema'), pedido: nuevoPedido }),
  reply: z.object({ number: z.number(), codigo_sap: z.string() }),
  refers: { 'pedido.bodega_entrega': openWarehouse },
  aggregate: order,
  needsFacts: true,
  stream: (_request, context: DecideContext<NewOrderFacts>) => context.facts.number,
  decide(state, { pedido }, { user, now, facts }: DecideContext<NewOrderFacts>) {
    if (state) return cannot(`El Pedido N° ${state.number} ya existe. Vuelve a intentarlo.`);
    const condicion_pago = pedido.condicion_pago ?? facts.condicion_cliente;
    if (condicion_pago !== facts.condicion_cliente && !user.permisos.condicionpago)
      return cannot('Tu perfil no puede cambiar la condición de pago del cliente.');
    if (!isRoomDelivery(pedido.tipo_entrega) && !pedido.direccion_despacho)
      return cannot('Ingresa la dirección de despacho.');
    const bad = badLines(pedido.productos_pedido, facts.productos);
    if (bad !== undefined) return cannot(bad);
    const productos_pedido = linesOf(pedido.productos_pedido, facts.productos, user);
    const much = tooManyPoints(pedido.puntosUtilizados ?? 0, sumsOf(productos_pedido).total);
    if (much) return much;
    return [
      openingOf({ ...pedido, condicion_pago }, facts, {
        estatus: 'Pendiente Validacion Administrativa',
        creado_por: personOf(user),
        createdAt: now,
        productos_pedido,
        cotizacion: pedido.cotizacion,
        puntosUtilizados: pedido.puntosUtilizados,
      }),
    ];
  },
  answer: ({ state }) => ({
    mensaje: `Pedido N° ${state!.number} creado correctamente`,
    number: state!.number,
    codigo_sap: state!.codigo_sap,
  }),
});
