import { orderWebRow } from '@power/domain/orders/views/order-row';
import { orderExport, orderGridWeb } from '../calls/orders.ts';
import { useMay } from '../access/use-may.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { rowColumns } from '../ui/list/row-columns.tsx';
import { useOrderActions } from './order-actions.tsx';
import { OrderDialogs } from './order-dialogs.shared.tsx';
import { useOrderDialog } from './use-order-dialog.shared.ts';

const grilla = { grilla: 'grid_web' };
/** Whose and how much, then how the payment stands and what Webpay said of it. */
const columns = rowColumns(orderWebRow, [
  ['number', { headerName: 'N°', width: 76, pinned: 'left' }],
  ['pago', { width: 130 }],
  ['estatus', { headerName: 'Estatus' }],
  ['cliente_nombre', { chars: 24, flex: 2 }],
  'total',
  ['puntosUtilizados', { headerName: 'Pesos Mobile', headerTooltip: 'Pesos Mobile que pagan parte del pedido' }],
  'monto_wp',
  ['dinero_por_devolver', { width: 160 }],
  ['dinero_devuelto', { width: 140 }],
  ['autorizacion_wp', { headerName: 'Autorización', headerTooltip: 'Código de autorización de Webpay' }],
  'fecha_wp',
  ['tarjeta_wp', { width: 100 }],
  ['enlace_vence', { headerTooltip: 'Hasta cuándo se puede pagar con el enlace' }],
  'createdAt',
  ['tipo_entrega', { headerName: 'Entrega' }],
  ['ejecutivo_nombre', { initialHide: true }],
  ['legalcode', { initialHide: true }],
]);
const card = {
  first: ['number', 'cliente_nombre', 'total'],
  second: ['pago', 'estatus', 'createdAt'],
} as const;

/** *Pedidos web*: what was bought on the web or by the app, and whether it is paid. */
export function Component() {
  const may = useMay();
  const { show } = useOrderDialog();
  return (
    <ListPage
      name="web-pedidos"
      title="Pedidos web"
      context="Lo comprado en el sitio y en la app, y en qué va su pago."
      unit={['pedido', 'pedidos']}
      query={orderGridWeb}
      columns={columns}
      rowId={(o) => o._id}
      card={card}
      asOf
      {...useOrderActions()}
      onOpen={(o) => show(o.number)}
      {...(may(orderExport) ? { exportCall: orderExport, exportParams: grilla } : {})}
      empty={{ title: 'Todavía no hay pedidos web', hint: 'Aparecen aquí en cuanto alguien compra en la tienda.' }}
    >
      <OrderDialogs />
    </ListPage>
  );
}
