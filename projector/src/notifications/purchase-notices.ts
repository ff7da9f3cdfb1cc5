import { formatDay } from '@power/domain/kernel/dates';
import { PurchaseOrderConfirmedBySupplier } from '@power/domain/purchasing/orders/events';
import { orderTitle } from '@power/domain/purchasing/orders/parts';
import { ReservationCreated } from '@power/domain/reservations/events';
import { defineProcess, react } from '@power/infra/platform/projection/process';
import { tellPeople } from './notices.shared.ts';

/** Who made an import order hears that its supplier confirmed it, and for when. */
export default defineProcess('notifications/purchase-notices', 'Avisos de órdenes de compra', [
  react(PurchaseOrderConfirmedBySupplier, async (data, context, tools) => {
    const { orden, despacho, eta, eta_antes, nota, comprador } = data;
    const arrives =
      eta === null
        ? 'La ETA quedó sin fecha: ingrésala al registrar el embarque.'
        : `ETA ${formatDay(eta)}${eta_antes === null || eta === eta_antes ? '' : `, antes ${formatDay(eta_antes)}`}.`;
    await tellPeople(
      [comprador._id],
      `ordenes-de-compra-importacion?oc=${orden.number}`,
      {
        tipo: 'orden_compra_confirmada',
        titulo: `Orden de Compra N° ${orden.number} confirmada por el proveedor`,
        comentario: `${orden.proveedor} despacha el ${formatDay(despacho)}. ${arrives}`,
        adicional: nota,
      },
      context,
      tools,
    );
  }),
  // Its seller hears that what was bought for a client is here and stands apart for it.
  react(
    ReservationCreated,
    async ({ orden_compra, number, cliente, ejecutivo, bodega, vence, lineas }, context, tools) => {
      if (orden_compra === undefined) return;
      const units = lineas.map(({ producto, cantidad }) => `${cantidad} × ${producto.part_number}`).join(', ');
      await tellPeople(
        [ejecutivo._id],
        `cliente/${cliente._id}`,
        {
          tipo: 'compra_reservada',
          titulo: `Llegó lo comprado para ${cliente.nombre}`.slice(0, 200),
          comentario:
            `${units} de la ${orderTitle(orden_compra)} en ${bodega}, en la Reserva N° ${number} hasta el ${formatDay(vence)}.`.slice(
              0,
              1000,
            ),
        },
        context,
        tools,
      );
    },
  ),
]);
