import { seesOwnOnly } from '@power/domain/kernel/query';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { orderCalls, createOrder, orderExport, orderExportEjecutivo, orderGrid } from '../calls/orders.ts';
import { useForeseen } from '../documents/use-foreseen.ts';
import { useCurrentUser } from '../access/current-user.ts';
import { useMay } from '../access/use-may.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { useListState } from '../ui/list/use-list-state.ts';
import { useBulkActions } from './bulk-actions.tsx';
import { useOrderActions } from './order-actions.tsx';
import { orderCard, orderColumns, ownOrderColumns } from './order-columns.tsx';
import { OrderDialogs } from './order-dialogs.shared.tsx';
import { OrderTabs, showsPrices } from './order-tabs.tsx';
import { useOrderDialog } from './use-order-dialog.shared.ts';

const grilla = { grilla: 'grid' };

/** *Pedidos globales*: every order that the person may see. */
export function Component() {
  const may = useMay();
  const { perfil } = useCurrentUser().perfiles;
  const actions = useOrderActions();
  const bulk = useBulkActions();
  const { show } = useOrderDialog();
  const [{ filterModel, asOf }] = useListState();
  const ahead = useForeseen(orderCalls.one, asOf);
  const exportCall = may(orderExport) ? orderExport : may(orderExportEjecutivo) ? orderExportEjecutivo : undefined;
  return (
    <ListPage
      name="pedidos-globales"
      title="Pedidos"
      context="Cada pedido, de su validación a su entrega, en vivo."
      unit={['pedido', 'pedidos']}
      query={orderGrid}
      columns={seesOwnOnly(orderGrid.scope, perfil) ? ownOrderColumns : orderColumns}
      rowId={(o) => o._id}
      card={orderCard}
      asOf
      above={<OrderTabs />}
      {...actions}
      {...(bulk ? { bulk } : {})}
      onStay={(o) => ahead(o.number)}
      onOpen={(o) => show(o.number, asOf === '' && showsPrices(filterModel) ? 'precios' : 'resumen')}
      {...(exportCall ? { exportCall, exportParams: grilla } : {})}
      {...(may(createOrder)
        ? {
            action: (
              <Button leftSection={<IconPlus size={16} />} onClick={() => show('nuevo')}>
                Nuevo pedido
              </Button>
            ),
          }
        : {})}
      empty={{
        title: 'Todavía no hay pedidos',
        hint: 'Un pedido nuevo espera su validación; de ahí pasa a bodega y a la entrega, y aquí lo sigues en vivo.',
      }}
    >
      <OrderDialogs />
    </ListPage>
  );
}
