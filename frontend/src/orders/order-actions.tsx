import {
  IconArrowsSplit,
  IconBan,
  IconCircleCheck,
  IconCopy,
  IconEye,
  IconFileTypePdf,
  IconHistory,
  IconListDetails,
  IconPackageExport,
  IconPencil,
  IconReceipt,
  IconRosetteDiscountCheck,
  IconTags,
  IconTruckDelivery,
} from '@tabler/icons-react';
import { dispatchOrder } from '../calls/dispatches.ts';
import { invoiceOrder } from '../calls/finance.ts';
import {
  approvePrices,
  cancelOrder,
  createOrder,
  deliverOrder,
  editLines,
  editOrder,
  orderCalls,
  orderLabels,
  orderOne,
  orderPdf,
  splitOrder,
  validateOrder,
} from '../calls/orders.ts';
import { useCurrentUser } from '../access/current-user.ts';
import { useMay } from '../access/use-may.ts';
import type { RowAction } from '../ui/list/types.ts';
import { useListState } from '../ui/list/use-list-state.ts';
import { askAndCancel, askAndDeliver, downloadPdf } from './order-commands.ts';
import {
  canCancel,
  canDeliver,
  canDispatch,
  canEdit,
  canInvoice,
  canValidate,
  type OrderState,
  pricesWait,
} from './order-status.shared.ts';
import { askDeparture } from './dispatch-dialog.tsx';
import { duplicateOrder } from './duplicate-order.ts';
import { useOrderDialog } from './use-order-dialog.shared.ts';

type Actionable = OrderState & {
  readonly number: number;
  readonly tipo_entrega: string;
  readonly codigo_sap: string;
  readonly version: number;
};
const icon = { size: 16, stroke: 1.6 };

/**
 * What this person can do with an order in its present state; the same list in the grid's menu and in the summary. An
 * order as it was another day is read, not worked on.
 */
export function useOrderActions(): (order: Actionable) => RowAction[] {
  const may = useMay();
  const { perfiles } = useCurrentUser();
  const { show } = useOrderDialog();
  const [{ asOf }] = useListState();
  const now = asOf === '';
  return (o) =>
    [
      may(orderOne) && { label: 'Ver Resumen', icon: <IconEye {...icon} />, run: () => show(o.number) },
      now &&
        may(validateOrder) &&
        canValidate(o) && {
          label: 'Validar Pedido',
          icon: <IconCircleCheck {...icon} />,
          run: () => show(o.number, 'validar'),
        },
      now &&
        may(approvePrices) &&
        pricesWait(o) && {
          label: 'Aprobar precios',
          icon: <IconRosetteDiscountCheck {...icon} />,
          run: () => show(o.number, 'precios'),
        },
      now &&
        may(editOrder) &&
        canEdit(o) && { label: 'Editar', icon: <IconPencil {...icon} />, run: () => show(o.number, 'editar') },
      now &&
        may(editLines) &&
        canValidate(o) && {
          label: 'Editar líneas',
          icon: <IconListDetails {...icon} />,
          run: () => show(o.number, 'lineas'),
        },
      may(splitOrder) &&
        canValidate(o) && {
          label: 'Dividir',
          icon: <IconArrowsSplit {...icon} />,
          run: () => show(o.number, 'dividir'),
        },
      may(createOrder) && {
        label: 'Duplicar',
        icon: <IconCopy {...icon} />,
        run: () => void duplicateOrder(o.number).then((done) => done && show('nuevo')),
      },
      may(invoiceOrder) &&
        canInvoice(o) && { label: 'Facturar', icon: <IconReceipt {...icon} />, run: () => show(o.number, 'facturar') },
      now &&
        may(dispatchOrder) &&
        canDispatch(o) && {
          label: 'Despachar',
          icon: <IconTruckDelivery {...icon} />,
          run: () => askDeparture([o]),
        },
      may(deliverOrder) &&
        canDeliver(o) && {
          label: 'Entregar Pedido',
          icon: <IconPackageExport {...icon} />,
          run: () => void askAndDeliver(o),
        },
      may(orderCalls.history) && {
        label: 'Historia',
        icon: <IconHistory {...icon} />,
        run: () => show(o.number, 'historia'),
      },
      now &&
        may(orderPdf) && { label: 'PDF', icon: <IconFileTypePdf {...icon} />, run: () => void downloadPdf(o.number) },
      now &&
        may(orderLabels) && {
          label: 'Etiquetas',
          icon: <IconTags {...icon} />,
          run: () => show(o.number, 'etiquetas'),
        },
      now &&
        may(cancelOrder) &&
        canCancel(o, perfiles.perfil) && {
          label: 'Anular',
          icon: <IconBan {...icon} />,
          danger: true,
          run: () => void askAndCancel(o),
        },
    ].filter((action) => action !== false);
}
