import { dispatchOrder } from '../calls/dispatches.ts';
import { deliverOrder, invoicesInBulk } from '../calls/orders.ts';
import { MAX_FOLIOS } from '@power/domain/streams/order/billing.shared';
import type { OrderGridRow } from '@power/domain/orders/views/order-row';
import { IconFileZip, IconPackageExport, IconTruckDelivery } from '@tabler/icons-react';
import { useMay } from '../access/use-may.ts';
import { call, download } from '../api/client.ts';
import { fileOrTell } from '../ui/dialogs/tell.ts';
import { confirm, notice } from '../ui/dialogs/prompts.ts';
import type { RowAction } from '../ui/list/types.ts';
import { askDeparture } from './dispatch-dialog.tsx';
import { inBulk, tellBulk } from '../documents/in-bulk.tsx';
import { ORDER_BULK } from './order-bulk.ts';
import { refreshOrders } from './refresh-orders.shared.ts';
import { canDeliver, canDispatch } from './order-status.shared.ts';

const icon = { size: 16, stroke: 1.6 };

async function deliverAll(orders: readonly OrderGridRow[]): Promise<void> {
  const yes = await confirm({
    titulo: orders.length === 1 ? `Entregar el Pedido N° ${orders[0]!.number}` : `Entregar ${orders.length} pedidos`,
    texto: `Confirma que cada cliente recibió sus productos: ${orders.map((o) => o.number).join(', ')}.`,
    boton: orders.length === 1 ? 'Entregar Pedido' : 'Entregar Pedidos',
  });
  if (!yes) return;
  const refused = await inBulk(orders, ({ codigo_sap }) =>
    call(deliverOrder, { codigo_sap }, { commandId: crypto.randomUUID() }),
  );
  refreshOrders();
  await tellBulk(ORDER_BULK, orders.length, refused, ['pedido entregado', 'pedidos entregados']);
}

async function downloadInvoices(folios: readonly number[]): Promise<void> {
  if (folios.length > MAX_FOLIOS)
    return notice({
      titulo: 'Son demasiadas facturas',
      texto: `Un archivo lleva hasta ${MAX_FOLIOS} facturas y elegiste ${folios.length}. Elige menos pedidos.`,
    });
  await fileOrTell('Las facturas no se descargaron', () =>
    download(invoicesInBulk, { folios: [...folios] }, 'Facturas.zip'),
  );
}

/** What can be done with the chosen orders at once: each action names how many of them it is for. */
export function useBulkActions(): ((orders: readonly OrderGridRow[]) => RowAction[]) | undefined {
  const may = useMay();
  if (!may(dispatchOrder) && !may(deliverOrder) && !may(invoicesInBulk)) return undefined;
  return (orders) => {
    const leaving = orders.filter(canDispatch);
    const arriving = orders.filter(canDeliver);
    const folios = orders.flatMap(({ folio }) => (folio === null ? [] : [folio]));
    return [
      may(dispatchOrder) &&
        leaving.length > 0 && {
          label: `Despachar (${leaving.length})`,
          icon: <IconTruckDelivery {...icon} />,
          run: () => askDeparture(leaving.map((o) => ({ ...o, cliente: o.cliente_nombre }))),
        },
      may(deliverOrder) &&
        arriving.length > 0 && {
          label: `Entregar (${arriving.length})`,
          icon: <IconPackageExport {...icon} />,
          run: () => void deliverAll(arriving),
        },
      may(invoicesInBulk) &&
        folios.length > 0 && {
          label: `Facturas en ZIP (${folios.length})`,
          icon: <IconFileZip {...icon} />,
          run: () => void downloadInvoices(folios),
        },
    ].filter((action) => action !== false);
  };
}
