import { z } from 'zod';
import { openWarehouse } from '../inventory/warehouse.shared.ts';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { pesosText, roundPesos } from '../kernel/money.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import { longText, oneLine, shortText } from '../kernel/text.ts';
import { type NewOrderFacts, openingOf } from './new-order.ts';
import { badLines, lineaPedida, lineasPedidas, linesOf } from './order-lines.ts';
import { personOf } from '../streams/order/guards.ts';
import { order } from '../streams/order/order.ts';
import { direccionDespacho, estatusPedido, isRoomDelivery, tipoEntrega } from '../streams/order/parts.ts';

/** A line names the product by its code; `precioEsperado` is what the program believes that a unit costs. */
const lineaApi = z.strictObject({
  codigo: oneLine(60).min(1, 'Ingresa el código del producto'),
  cantidad: lineaPedida.shape.cantidad,
  precioEsperado: z.number().int('El precio va en pesos enteros').min(0, 'El precio no puede ser negativo').optional(),
});

/** What a customer's program asks for. It names neither customer nor price: both are those of its key. */
export const pedidoApi = z.strictObject({
  lineas: lineasPedidas(lineaApi),
  tipo_entrega: tipoEntrega,
  /** Absent: the warehouse that customers are served from. */
  bodega_entrega: shortText.optional(),
  direccion_despacho: direccionDespacho.optional(),
  /** Number that the customer gives it. */
  orden_compra: shortText.optional(),
  observacion: longText.optional(),
});

export interface FoundForApi extends NewOrderFacts {
  readonly bodega: string;
  /** `_id` of the product that each code of the request names; absent: none has that code. */
  readonly productoDe: Readonly<Record<string, string>>;
}
/** What stands in the way outside of the request is decided upon too, so that a repeat of what was accepted is still answered. */
export type ApiOrderFacts =
  | FoundForApi
  | (Pick<NewOrderFacts, 'number' | 'codigo_sap'> & { readonly impide: Rejection });

export const API_ORDER_TITLE = 'El pedido no se creó';
interface Wrong {
  readonly campo: string;
  readonly mensaje: string;
}
const cannot = (codigo: string, mensaje: string, campos?: readonly Wrong[], more: object = {}): Rejection =>
  reject(codigo, API_ORDER_TITLE, mensaje, { ...(campos && { campos }), ...more });

/** Why the line of a code cannot be ordered; undefined when it can. */
function hindrance(codigo: string, { productoDe, productos }: FoundForApi, again: boolean): string | undefined {
  const found = productos[productoDe[codigo] ?? ''];
  if (!found) return `Ningún producto tiene el código ${codigo}.`;
  if (found.bloqueado || !found.activo || found.producto.servicio) return `El producto ${codigo} no está a la venta.`;
  if (roundPesos(found.lista) < 1)
    return `El producto ${codigo} no tiene precio para tu empresa: consulta a tu ejecutivo.`;
  return again ? `El producto ${codigo} ya está en otra línea: suma sus unidades en una.` : undefined;
}

const notYet = 'Los precios cambiaron. Revisa los de hoy y envía el pedido otra vez, con otra Idempotency-Key.';

/** An order of a customer's program: at the price of the customer's own type, on its own condition, validated as every other. */
export const createApiOrder = defineCommand({
  name: 'create-api-order',
  context: 'orders',
  path: '/api/v1/pedidos',
  clave: 'pedidos',
  creates: '/api/v1/pedidos/:numero',
  refusals: { PRECIO_DISTINTO: 409 },
  access: { perfiles: ['Cliente'] },
  summary: 'Crea un pedido del cliente, a su precio de hoy',
  request: pedidoApi,
  reply: z.object({
    numero: z.number().int(),
    estado: estatusPedido,
    neto: z.number().int(),
    iva: z.number().int(),
    total: z.number().int(),
    lineas: z.array(
      z.object({
        linea: z.number().int(),
        codigo: z.string(),
        cantidad: z.number().int(),
        precio_neto: z.number().int(),
      }),
    ),
  }),
  refers: { bodega_entrega: openWarehouse },
  aggregate: order,
  needsFacts: true,
  stream: (_request, context: DecideContext<ApiOrderFacts>) => context.facts.number,
  decide(state, { lineas, ...pedido }, { user, now, facts }: DecideContext<ApiOrderFacts>) {
    if ('impide' in facts) return facts.impide;
    if (state) return cannot('PEDIDO_INVALIDO', `El Pedido N° ${state.number} ya existe. Vuelve a intentarlo.`);
    if (!isRoomDelivery(pedido.tipo_entrega) && !pedido.direccion_despacho) {
      const mensaje = 'Ingresa la dirección de despacho.';
      return cannot('PEDIDO_INVALIDO', mensaje, [{ campo: 'direccion_despacho', mensaje }]);
    }
    const seen = new Set<string>();
    const wrong = lineas.flatMap(({ codigo }, n): Wrong[] => {
      const id = facts.productoDe[codigo];
      const mensaje = hindrance(codigo, facts, id !== undefined && seen.has(id));
      if (id !== undefined) seen.add(id);
      return mensaje === undefined ? [] : [{ campo: `lineas.${n}.codigo`, mensaje }];
    });
    if (wrong.length > 0)
      return cannot('PRODUCTO_NO_DISPONIBLE', 'Hay líneas que no se pueden pedir. Corrige las que se indican.', wrong);
    const priced = lineas.map(({ codigo, cantidad }) => {
      const producto = facts.productoDe[codigo]!;
      return { producto, cantidad, precio_venta: roundPesos(facts.productos[producto]!.lista) };
    });
    const others = lineas.flatMap(({ codigo, precioEsperado }, n) => {
      const precio_neto = priced[n]!.precio_venta;
      return precioEsperado === undefined || precioEsperado === precio_neto ? [] : [{ n, codigo, precio_neto }];
    });
    if (others.length > 0)
      return cannot(
        'PRECIO_DISTINTO',
        notYet,
        others.map(({ n, codigo, precio_neto }) => ({
          campo: `lineas.${n}.precioEsperado`,
          mensaje: `El precio neto de hoy de ${codigo} es ${pesosText(precio_neto)}.`,
        })),
        { precios: others.map(({ codigo, precio_neto }) => ({ codigo, precio_neto })) },
      );
    const bad = badLines(priced, facts.productos);
    if (bad !== undefined) return cannot('PEDIDO_INVALIDO', bad);
    return [
      openingOf({ ...pedido, bodega_entrega: facts.bodega, condicion_pago: facts.condicion_cliente }, facts, {
        estatus: 'Pendiente Validacion Administrativa',
        creado_por: personOf(user),
        createdAt: now,
        productos_pedido: linesOf(priced, facts.productos, user),
      }),
    ];
  },
  answer: ({ state }) => ({
    mensaje: `Pedido N° ${state!.number} creado`,
    numero: state!.number,
    estado: state!.estatus,
    neto: state!.neto,
    iva: state!.iva,
    total: state!.total,
    lineas: state!.productos_pedido.map(({ linea, producto, cantidad, precio_venta }) => ({
      linea,
      codigo: producto.codigo,
      cantidad,
      precio_neto: precio_venta,
    })),
  }),
});
