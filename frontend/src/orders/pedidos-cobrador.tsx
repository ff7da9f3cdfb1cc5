import { type OrderToValidateRow, orderToValidateRow } from '@power/domain/orders/views/order-row';
import { orderExport, orderGridCobrador } from '../calls/orders.ts';
import { useMay } from '../access/use-may.ts';
import type { Column } from '../ui/list/types.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { rowColumns } from '../ui/list/row-columns.tsx';
import { useListState } from '../ui/list/use-list-state.ts';
import { usePhone } from '../ui/use-phone.ts';
import { creditColumn } from './credit-column.tsx';
import { useOrderActions } from './order-actions.tsx';
import { orderCard, orderColumns } from './order-columns.tsx';
import { OrderDialogs } from './order-dialogs.shared.tsx';
import { useOrderDialog } from './use-order-dialog.shared.ts';

const grilla = { grilla: 'gridcobrador' };
/** What decides first: who, how much, on which terms and since when. Nothing here is picked, invoiced or delivered yet. */
const shown = [
  'number',
  'cliente_nombre',
  'total',
  'uso',
  'por_aprobar',
  'condicion',
  'cupo',
  'usado',
  'estatus_at',
  'createdAt',
  'ejecutivo_nombre',
  'tipo_entrega',
  'bodega_entrega',
  'legalcode',
  'orden_compra',
];
const all: readonly Column<OrderToValidateRow>[] = [
  ...(orderColumns as readonly Column<OrderToValidateRow>[]).map((c) =>
    c.field === 'por_aprobar'
      ? { ...c, initialHide: false, headerName: 'Precios', headerTooltip: 'Precios por aprobar', width: 84 }
      : c.field === 'condicion'
        ? { ...c, width: 106 }
        : c,
  ),
  ...rowColumns(orderToValidateRow, ['cupo', 'usado', creditColumn]),
];
const columns = shown.flatMap((field) => all.filter((c) => c.field === field));

/** *Pedidos cobrador*: the queue awaiting administrative validation, oldest first; Enter opens the validation. */
export function Component() {
  const may = useMay();
  const actions = useOrderActions();
  const { show } = useOrderDialog();
  const [{ asOf }] = useListState();
  const phone = usePhone();
  return (
    <ListPage
      name="pedidos-cobrador"
      title="Pedidos por validar"
      context={
        phone
          ? 'Toca un pedido para abrirlo; al validarlo se abre el siguiente, y Siguiente lo aparta.'
          : 'Enter abre el pedido; al validarlo se abre el siguiente, y Alt + S lo aparta.'
      }
      unit={['pedido', 'pedidos']}
      query={orderGridCobrador}
      columns={columns}
      rowId={(o) => o._id}
      card={orderCard}
      asOf
      {...actions}
      onOpen={(o) => show(o.number, asOf === '' ? 'validar' : 'resumen')}
      {...(may(orderExport) ? { exportCall: orderExport, exportParams: grilla } : {})}
      empty={{
        title: 'No queda nada por validar',
        hint: `Los pedidos nuevos aparecen aquí solos, el más antiguo primero.${phone ? '' : ' Con Enter se abre el de la fila elegida.'}`,
      }}
    >
      <OrderDialogs />
    </ListPage>
  );
}
