import { IconEye, IconFileTypePdf, IconFiles } from '@tabler/icons-react';
import { orderGrid } from '../../calls/orders.ts';
import { ListPage } from '../../ui/list/list-page.tsx';
import { ListTabs } from '../../ui/list/list-tabs.tsx';
import { downloadPdf } from '../order-commands.ts';
import { OrderDialogs } from '../order-dialogs.shared.tsx';
import { useOrderDialog } from '../use-order-dialog.shared.ts';
import { companyOrderCard, companyOrderColumns, companyOrderTabs } from './company-orders.ts';

const icon = { size: 16, stroke: 1.6 };

/** `stock-cliente/documentos`: what a client company bought, with its invoices, guides and credit notes. */
export function Component() {
  const { show } = useOrderDialog();
  return (
    <ListPage
      name="stock-cliente/documentos"
      title="Pedidos y Documentos"
      context="Los pedidos de tu empresa, y sus facturas, guías de despacho y notas de crédito en PDF y XML."
      unit={['pedido', 'pedidos']}
      query={orderGrid}
      columns={companyOrderColumns}
      rowId={(order) => order._id}
      card={companyOrderCard}
      asOf
      above={<ListTabs query={orderGrid} tabs={companyOrderTabs} all="Todos" />}
      onOpen={(order) => show(order.number)}
      actions={(order) => [
        { label: 'Ver pedido', icon: <IconEye {...icon} />, run: () => show(order.number) },
        {
          label: 'Documentos tributarios',
          icon: <IconFiles {...icon} />,
          run: () => show(order.number, 'documentos'),
        },
        { label: 'PDF del pedido', icon: <IconFileTypePdf {...icon} />, run: () => void downloadPdf(order.number) },
      ]}
      empty={{
        title: 'Todavía no hay pedidos',
        hint: 'Aparecen aquí en cuanto tu ejecutivo o tu programa ingresa el primero.',
      }}
    >
      <OrderDialogs />
    </ListPage>
  );
}
