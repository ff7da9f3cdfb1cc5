import { Button } from '@mantine/core';
import { IconEye, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useMay } from '../../access/use-may.ts';
import { createResellerOrder, orderExport, orderGrid } from '../../calls/orders.ts';
import { ListPage } from '../../ui/list/list-page.tsx';
import { ListTabs } from '../../ui/list/list-tabs.tsx';
import { OrderDialogs } from '../order-dialogs.shared.tsx';
import { useOrderDialog } from '../use-order-dialog.shared.ts';
import {
  companyOrderCard as card,
  companyOrderColumns as columns,
  companyOrderTabs as tabs,
} from './company-orders.ts';

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
