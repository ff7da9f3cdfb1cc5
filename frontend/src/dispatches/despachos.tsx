import { orderGridRow } from '@power/domain/orders/views/order-row';
import { Button } from '@mantine/core';
import { IconEye, IconRoute, IconTruckDelivery } from '@tabler/icons-react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { addStops, planRoute, routableGrid } from '../calls/dispatches.ts';
import { useMay } from '../access/use-may.ts';
import { call } from '../api/client.ts';
import { OrderDialogs } from '../orders/order-dialogs.shared.tsx';
import { useOrderDialog } from '../orders/use-order-dialog.shared.ts';
import { tell } from '../ui/dialogs/tell.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { rowColumns } from '../ui/list/row-columns.tsx';
import { askRoute, PlanDialog, type Routable } from './plan-dialog.tsx';
import { refreshRoutes, ROUTABLE } from './refresh-routes.ts';

const icon = { size: 16, stroke: 1.6 };
const columns = rowColumns(orderGridRow, [
  ['number', { headerName: 'N°', width: 80, pinned: 'left' }],
  ['comuna', { minWidth: 140 }],
  ['cliente_nombre', { chars: 24, flex: 2 }],
  'total',
  ['condicion', { headerName: 'Condición', width: 140 }],
  'facturado',
  'estatus_at',
  ['despachar_desde', { headerName: 'Desde', width: 110 }],
  ['ejecutivo_nombre', { minWidth: 130 }],
  ['bodega_entrega', { headerName: 'Bodega', width: 100 }],
  ['unidades', { initialHide: true }],
  ['legalcode', { initialHide: true }],
  ['orden_compra', { initialHide: true }],
]);
const card = { first: ['number', 'cliente_nombre', 'total'], second: ['comuna', 'facturado', 'estatus_at'] } as const;

/** *Despachos*: orders that wait for a route; the chosen ones become one, or join the one that the address names. */
export function Component() {
  const may = useMay();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { show } = useOrderDialog();
  const named = search.get('agregar') ?? '';
  const target = /^\d{1,15}$/.test(named) ? Number(named) : undefined;
  const open = (number: number) => void navigate(`/sistema/despachos-listado?despacho=${number}`);
  const join = (id: number, orders: readonly Routable[]) =>
    tell('Los pedidos no se agregaron', () =>
      call(addStops, { id, pedidos: orders.map((o) => o.number) }, { commandId: crypto.randomUUID() }),
    )
      .finally(refreshRoutes)
      .then((done) => done && open(id));
  const chosen = (orders: readonly Routable[]) =>
    target === undefined
      ? { label: `Planificar despacho (${orders.length})`, run: () => askRoute(orders) }
      : {
          label: `Agregar al Despacho N° ${target} (${orders.length})`,
          run: () => void join(target, orders),
        };
  return (
    <ListPage
      name={ROUTABLE}
      title="Despachos"
      context={
        target === undefined
          ? 'Pedidos que esperan un despacho, por comuna. Márcalos y planifica la ruta.'
          : `Marca los pedidos que se suman al Despacho N° ${target}.`
      }
      unit={['pedido pendiente', 'pedidos pendientes']}
      query={routableGrid}
      columns={columns}
      rowId={(o) => o._id}
      card={card}
      onOpen={(o) => show(o.number)}
      actions={(o) => [
        { label: 'Ver pedido', icon: <IconEye {...icon} />, run: () => show(o.number) },
        ...(may(planRoute) ? [{ ...chosen([o]), icon: <IconRoute {...icon} /> }] : []),
      ]}
      {...(may(planRoute) && {
        bulk: (orders: readonly Routable[]) => [{ ...chosen(orders), icon: <IconRoute {...icon} /> }],
      })}
      action={
        <Button
          component={Link}
          to="/sistema/despachos-listado"
          variant="default"
          leftSection={<IconTruckDelivery size={16} />}
        >
          Ver despachos
        </Button>
      }
      empty={{
        title: 'No hay pedidos por despachar',
        hint: 'Un pedido con entrega DESPACHO llega aquí cuando termina su picking.',
      }}
    >
      <OrderDialogs />
      <PlanDialog onPlanned={open} />
    </ListPage>
  );
}
