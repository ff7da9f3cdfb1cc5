import { orderGridRow } from '@power/domain/orders/views/order-row';
import { Button } from '@mantine/core';
import { IconEye, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useMay } from '../../access/use-may.ts';
import { createResellerOrder, orderExport, orderGrid } from '../../calls/orders.ts';
import { ListPage } from '../../ui/list/list-page.tsx';
import { atLeastOne, type ListTab, ListTabs, only } from '../../ui/list/list-tabs.tsx';
import { rowColumns } from '../../ui/list/row-columns.tsx';
import { OrderDialogs } from '../order-dialogs.shared.tsx';
import { useOrderDialog } from '../use-order-dialog.shared.ts';

const columns = rowColumns(orderGridRow, [
  ['number', { headerName: 'N°', width: 84, pinned: 'left' }],
  ['orden_compra', { headerName: 'Tu orden', minWidth: 120, flex: 1 }],
  ['estatus', { headerName: 'Estado' }],
  ['createdAt', { headerName: 'Enviada', width: 150 }],
  ['unidades', { width: 100 }],
  'total',
  ['total_facturado', { width: 140 }],
  ['tipo_documento', { width: 120 }],
  ['folio', { width: 100 }],
  ['tipo_entrega', { headerName: 'Entrega', width: 150 }],
  ['faltantes', { width: 120 }],
  ['condicion', { width: 140 }],
  ['facturado_at', { initialHide: true }],
  ['ejecutivo_nombre', { initialHide: true }],
  ['bodega_entrega', { initialHide: true }],
  ['neto', { initialHide: true }],
  ['updatedAt', { initialHide: true }],
]);
const card = { first: ['number', 'orden_compra', 'total'], second: ['estatus', 'createdAt', 'unidades'] } as const;
const tabs: readonly ListTab[] = [
  { label: 'Por validar', filters: { estatus: only('Pendiente Validacion Administrativa') } },
  { label: 'En preparación', filters: { estatus: only('Pendiente Picking', 'En Picking', 'Pendiente Despacho') } },
  { label: 'En ruta', filters: { estatus: only('En Ruta') } },
  { label: 'Entregadas', filters: { estatus: only('Entregado') } },
  { label: 'Con faltantes', filters: { faltantes: atLeastOne } },
];

/** `ordenes-de-compra`: what a reseller has asked the company for, and how far each order is. */
export function Component() {
  const may = useMay();
  const { show } = useOrderDialog();
  return (
    <ListPage
      name="ordenes-de-compra"
      title="Órdenes de Compra"
      context="Lo que tu empresa le compra a Power Mobile, desde que se envía hasta que se entrega."
      unit={['orden', 'órdenes']}
      query={orderGrid}
      columns={columns}
      rowId={(order) => order._id}
      card={card}
      asOf
      above={<ListTabs query={orderGrid} tabs={tabs} all="Todas" />}
      onOpen={(order) => show(order.number)}
      actions={(order) => [
        { label: 'Ver orden', icon: <IconEye size={16} stroke={1.6} />, run: () => show(order.number) },
      ]}
      {...(may(orderExport) ? { exportCall: orderExport, exportParams: { grilla: 'grid' } } : {})}
      {...(may(createResellerOrder)
        ? {
            action: (
              <Button component={Link} to="/sistema/ordenes-de-compra/nueva" leftSection={<IconPlus size={16} />}>
                Nueva orden
              </Button>
            ),
          }
        : {})}
      empty={{
        title: 'Todavía no hay órdenes',
        hint: 'La primera se hace con Nueva orden: eliges productos a tu precio y la envías.',
      }}
    >
      <OrderDialogs />
    </ListPage>
  );
}
