import { PurchaseOrderReceived } from '@power/domain/purchasing/orders/events';
import { orderTitle } from '@power/domain/purchasing/orders/parts';
import type { Recepcion } from '@power/domain/purchasing/orders/parts';
import { defineProcess, react } from '@power/infra/platform/projection/process';
import { tellPeople } from '../notifications/notices.shared.ts';

interface Bought {
  readonly cliente: { readonly _id: string; readonly nombre: string };
  /** Units by product. */
  readonly unidades: Map<string, number>;
}

/** Whole units that came for clients, by client; a product that several lines bring for one of them stands once. */
function byClient(lineas: Recepcion['lineas']): readonly Bought[] {
  const clients = new Map<string, Bought>();
  for (const { reserva, producto_id, cantidad } of lineas) {
    if (!reserva || cantidad === 0) continue;
    const own = clients.get(reserva._id) ?? { cliente: reserva, unidades: new Map<string, number>() };
    own.unidades.set(producto_id, (own.unidades.get(producto_id) ?? 0) + cantidad);
    clients.set(reserva._id, own);
  }
  return [...clients.values()];
}

/** What was received enters the stock, line by line: whole units where they are kept, damaged ones apart. */
export default defineProcess('purchasing/received-stock', 'Stock de lo recepcionado', [
  react(
    PurchaseOrderReceived,
    async ({ orden, recepcion, bodega, bodega_danados, lineas, comprador }, context, tools) => {
      const enter = (linea: number, producto: string, to: string, cantidad: number, motivo: string) =>
        tools.command(
          'receive-stock',
          { producto, bodega: to, cantidad, motivo, documento: orderTitle(orden.number) },
          `received-stock/${context.stream}/${recepcion}/${linea}/${motivo}`,
        );
      for (const { linea, producto_id, cantidad, danado, series = [] } of lineas) {
        if (cantidad > 0) await enter(linea, producto_id, bodega, cantidad, 'Recepción de orden de compra');
        if (series.length > 0)
          await tools.command(
            'store-serials',
            { producto: producto_id, bodega, series, documento: orderTitle(orden.number), leida: context.at },
            `received-stock/${context.stream}/${recepcion}/${linea}/series`,
          );
        if (danado > 0) await enter(linea, producto_id, bodega_danados!, danado, 'Recibido dañado');
      }
      for (const { cliente, unidades } of byClient(lineas)) {
        const reserva = {
          cliente: cliente._id,
          bodega,
          motivo: `Comprado para él: ${orderTitle(orden.number)}`,
          lineas: [...unidades].map(([producto, cantidad]) => ({ producto, cantidad })),
        };
        const reply = await tools.command(
          'reserve-received',
          { accion: 'recibida', orden_compra: orden.number, ...(comprador && { comprador }), reserva },
          `received-stock/${context.stream}/${recepcion}/reserva/${cliente._id}`,
        );
        if (!reply.ok)
          await tellPeople(
            comprador ? [comprador._id] : [],
            `ordenes-de-compra-importacion?oc=${orden.number}`,
            {
              tipo: 'compra_sin_reserva',
              titulo: `Lo comprado para ${cliente.nombre} no se reservó`.slice(0, 200),
              comentario:
                `Llegó en la ${orderTitle(orden.number)} a ${bodega} y quedó disponible para todos. ${String(reply['mensaje'] ?? '')}`.slice(
                  0,
                  1000,
                ),
              perfiles: ['Jefe de Logistica'],
            },
            context,
            tools,
          );
      }
    },
  ),
]);
