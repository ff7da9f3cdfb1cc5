import { formatDay } from '@power/domain/kernel/dates';
import { PurchaseOrderConfirmedBySupplier } from '@power/domain/purchasing/orders/events';
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
]);
