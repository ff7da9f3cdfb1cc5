import { type StopRow, stopRow } from '@power/domain/dispatches/views/stop-row';
import { IconCash, IconEye } from '@tabler/icons-react';
import { collectPayment, stopGridCobrador } from '../calls/dispatches.ts';
import { useMay } from '../access/use-may.ts';
import { OrderDialogs } from '../orders/order-dialogs.shared.tsx';
import { useOrderDialog } from '../orders/use-order-dialog.shared.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { rowColumns } from '../ui/list/row-columns.tsx';
import { COLLECT } from './refresh-routes.ts';
import { StopDialogs } from './route-dialogs.shared.tsx';
import { stopTask } from './stop-tasks.ts';

const icon = { size: 16, stroke: 1.6 };
const columns = rowColumns(stopRow, [
  ['pedido', { width: 90, pinned: 'left' }],
  ['cliente_nombre', { chars: 24, flex: 2 }],
  'por_cobrar',
  'cobrado',
  'cobrar',
  'estado',
  ['despacho', { width: 110 }],
  ['fecha', { width: 120 }],
  ['chofer', { minWidth: 140, flex: 1 }],
  ['comuna', { width: 140 }],
  ['ejecutivo_nombre', { minWidth: 130 }],
  ['receptor_nombre', { initialHide: true }],
  ['resuelta_at', { initialHide: true }],
]);
const card = { first: ['pedido', 'cliente_nombre', 'por_cobrar'], second: ['estado', 'chofer', 'fecha'] } as const;

const collect = (s: StopRow): void =>
  stopTask.set({
    kind: 'cobrar',
    stop: {
      despacho: s.despacho,
      linea: s.linea,
      pedido: s.pedido,
      cliente: s.cliente_nombre,
      falta: s.por_cobrar,
      cobrar: s.cobrar,
      lineas: [],
      embalajes: [],
    },
  });

/** *Despachos* of the collector: stops whose money is still to be registered. */
export function Component() {
  const may = useMay();
  const { show } = useOrderDialog();
  const collects = may(collectPayment);
  return (
    <ListPage
      name={COLLECT}
      title="Cobros de despachos"
      context="Paradas en ruta o entregadas que todavía se cobran. Registra lo que pagó cada cliente."
      unit={['parada por cobrar', 'paradas por cobrar']}
      query={stopGridCobrador}
      columns={columns}
      rowId={(s) => s._id}
      card={card}
      onOpen={(s) => (collects ? collect(s) : show(s.pedido))}
      actions={(s) => [
        ...(collects ? [{ label: 'Registrar cobro', icon: <IconCash {...icon} />, run: () => collect(s) }] : []),
        { label: 'Ver pedido', icon: <IconEye {...icon} />, run: () => show(s.pedido) },
      ]}
      empty={{
        title: 'No hay paradas por cobrar',
        hint: 'Aquí llegan los pedidos que se cobran al entregar, cuando su despacho sale a ruta.',
      }}
    >
      <OrderDialogs />
      <StopDialogs />
    </ListPage>
  );
}
