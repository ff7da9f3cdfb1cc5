import { Button } from '@mantine/core';
import { listedOrderRow } from '@power/domain/purchasing/orders/views/purchase-order-row';
import { IconEye, IconPlus } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import { useMay } from '../../access/use-may.ts';
import { createPurchaseOrder, purchaseOrderExport, purchaseOrderGrid, receivingGrid } from '../../calls/purchasing.ts';
import { useDocumentActions } from '../../documents/use-document-actions.ts';
import { ListPage } from '../../ui/list/list-page.tsx';
import { rowColumns } from '../../ui/list/row-columns.tsx';
import { useListState } from '../../ui/list/use-list-state.ts';
import { OrderDialogs, useOrderDialog } from './order-dialogs.tsx';
import { orderScreen } from './order-screen.tsx';
import { ORDERS, RECEIVING } from './refresh-purchase-orders.ts';

/** An ETA that has passed is red, and the days since then. */
const late = {
  cellClassRules: {
    'cell-under': ({ data }: { data?: unknown }) =>
      Number((data as { atraso?: number | null } | undefined)?.atraso ?? 0) > 0,
  },
};

const columns = rowColumns(listedOrderRow, [
  ['number', { width: 80 }],
  'estado',
  ['proveedor', { minWidth: 160, flex: 2 }],
  ['marca', { minWidth: 100, flex: 1 }],
  ['eta', { ...late, width: 110 }],
  ['atraso', { ...late, headerName: 'Atraso (días)', width: 116 }],
  ['unidades', { width: 100 }],
  ['recibidas', { width: 100 }],
  ['recibido_porcentaje', { width: 110 }],
  ['ultima_recepcion', { initialHide: true }],
  ['etd', { width: 110, initialHide: true }],
  ['despacho_confirmado', { width: 160, initialHide: true }],
  ['costo_fob_total', { width: 130, initialHide: true }],
  ['moneda', { width: 90, initialHide: true }],
  ['incoterm', { width: 90, initialHide: true }],
  ['shipping_method', { initialHide: true }],
  ['documento', { initialHide: true }],
  ['lineas', { initialHide: true }],
  ['creado_por', { initialHide: true }],
  ['createdAt', { initialHide: true }],
]);
const card = { first: ['number', 'proveedor', 'eta'], second: ['estado', 'atraso', 'recibido_porcentaje'] } as const;

interface Props {
  readonly title: string;
  readonly context: string;
  /** The warehouse's: only what is still to come, and the first step is to receive it. */
  readonly receiving?: boolean;
}

/** Import orders, each opens over the list, at an address of its own. */
export function OrderList({ title, context, receiving = false }: Props) {
  const navigate = useNavigate();
  const may = useMay();
  const { show } = useOrderDialog();
  const [{ asOf }] = useListState();
  const offered = useDocumentActions(orderScreen);
  const view = (id: number, name: string) =>
    name === 'editar'
      ? void navigate(`/sistema/oc-importacion-crear?editar=${id}`)
      : show(id, name === 'resumen' ? 'resumen' : (name as 'historia'));
  return (
    <ListPage
      name={receiving ? RECEIVING : ORDERS}
      title={title}
      context={context}
      unit={['orden', 'órdenes']}
      query={receiving ? receivingGrid : purchaseOrderGrid}
      columns={columns}
      rowId={(o) => o._id}
      card={card}
      asOf
      onOpen={(o) => show(o.number)}
      actions={(o) => [{ label: 'Ver orden', icon: <IconEye size={16} stroke={1.6} />, run: () => show(o.number) }]}
      moreActions={(o) => offered(o._id, asOf, (name) => view(o.number, name))}
      {...(!receiving && { exportCall: purchaseOrderExport })}
      {...(!receiving &&
        may(createPurchaseOrder) && {
          action: (
            <Button component={Link} to="/sistema/oc-importacion-crear" leftSection={<IconPlus size={16} />}>
              Nueva orden
            </Button>
          ),
        })}
      empty={
        receiving
          ? { title: 'No hay órdenes por recibir', hint: 'Aparecen cuando Compras emite una orden.' }
          : { title: 'Todavía no hay órdenes de compra', hint: 'Crea la primera con «Nueva orden».' }
      }
    >
      <OrderDialogs />
    </ListPage>
  );
}
