import { type RefundRow, refundRow } from '@power/domain/finance/refunds/views/refund-row';
import {
  IconBuildingBank,
  IconCheck,
  IconCreditCardRefund,
  IconEye,
  IconFileInvoice,
  IconHistory,
  IconRefresh,
  IconX,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '../access/use-may.ts';
import { auditDiff } from '../calls/audit.ts';
import {
  applyCredit,
  refundByWebpay,
  refundExport,
  refundGrid,
  resolveRefund,
  settleRefund,
  transferRefund,
} from '../calls/finance.ts';
import { OrderDialogs } from '../orders/order-dialogs.shared.tsx';
import { useOrderDialog } from '../orders/use-order-dialog.shared.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { type ListTab, ListTabs, only } from '../ui/list/list-tabs.tsx';
import { rowColumns } from '../ui/list/row-columns.tsx';
import type { RowAction } from '../ui/list/types.ts';
import { part } from '../ui/part.tsx';
import { askAndRefund, askAndResolve, askWebpay, byWebpayNow } from './refund-commands.ts';
import { REFUNDS } from './refresh-unpaid.ts';
import { UnpaidTabs } from './unpaid-tabs.tsx';

const DocumentHistory = part(() => import('../audit/document-history.shared.tsx'), 'DocumentHistory');
const RefundTransferDialog = part(() => import('./refund-transfer-dialog.tsx'), 'RefundTransferDialog');
const ApplyCreditDialog = part(() => import('./apply-credit-dialog.tsx'), 'ApplyCreditDialog');
const icon = { size: 16, stroke: 1.6 };
const columns = rowColumns(refundRow, [
  ['number', { width: 110 }],
  ['cliente_nombre', { chars: 24, flex: 2 }],
  ['estado_devolucion', { width: 140 }],
  ['saldo_devolver', { width: 140 }],
  ['en_curso', { width: 120 }],
  ['devuelto', { width: 130 }],
  ['causa_devolucion', { width: 150 }],
  ['por_webpay', { width: 130 }],
  ['pagado_tarjeta', { width: 150 }],
  ['pagado_banco', { width: 150 }],
  ['aviso', { minWidth: 180, flex: 1 }],
  ['medio_devolucion', { width: 130 }],
  ['fecha_devolucion', { width: 150 }],
  ['referencia_devolucion', { minWidth: 130 }],
  ['devuelto_por', { minWidth: 130 }],
  ['createdAt', { width: 150 }],
  ['a_devolver', { initialHide: true }],
]);
const card = {
  first: ['number', 'cliente_nombre', 'saldo_devolver'],
  second: ['estado_devolucion', 'causa_devolucion', 'devuelto'],
} as const;
const tabs: readonly ListTab[] = (['Por devolver', 'En curso', 'Por confirmar', 'Devuelto'] as const).map((estado) => ({
  label: estado,
  filters: { estado_devolucion: only(estado) },
}));

/** `facturas-impagas/devoluciones`: what customers paid beyond what their orders are worth, and what went back to them. */
export function Component() {
  const may = useMay();
  const { show } = useOrderDialog();
  const [history, setHistory] = useState<RefundRow>();
  const [application, setApplication] = useState<RefundRow>();
  const [transferred, setTransferred] = useState<RefundRow>();
  const actions = (row: RefundRow): RowAction[] => [
    ...(byWebpayNow(row) > 0 && row.devolucion_abierta === null && may(refundByWebpay)
      ? [{ label: 'Devolver por Webpay', icon: <IconCreditCardRefund {...icon} />, run: () => void askAndRefund(row) }]
      : []),
    ...(row.saldo_devolver > 0 && row.devolucion_abierta === null && may(transferRefund)
      ? [{ label: 'Marcar como transferida', icon: <IconBuildingBank {...icon} />, run: () => setTransferred(row) }]
      : []),
    ...(row.saldo_devolver > 0 && row.devolucion_abierta === null && may(applyCredit)
      ? [{ label: 'Aplicar a una factura', icon: <IconFileInvoice {...icon} />, run: () => setApplication(row) }]
      : []),
    ...(row.devolucion_abierta !== null && may(settleRefund)
      ? [{ label: 'Preguntar a Webpay', icon: <IconRefresh {...icon} />, run: () => void askWebpay(row) }]
      : []),
    ...(row.estado_devolucion === 'Por confirmar' && may(resolveRefund)
      ? [
          { label: 'Se devolvió', icon: <IconCheck {...icon} />, run: () => void askAndResolve(row, true) },
          { label: 'No se devolvió', icon: <IconX {...icon} />, run: () => void askAndResolve(row, false) },
        ]
      : []),
    ...(may(auditDiff) ? [{ label: 'Historia', icon: <IconHistory {...icon} />, run: () => setHistory(row) }] : []),
    { label: 'Ver pedido', icon: <IconEye {...icon} />, run: () => show(row.number) },
  ];
  return (
    <ListPage
      name={REFUNDS}
      title="Devoluciones de dinero"
      context="Lo pagado de más por pedidos que se anularon, quedaron en menos o recibieron un pago mayor, y lo que ya volvió al cliente o pagó otra factura."
      unit={['devolución', 'devoluciones']}
      query={refundGrid}
      columns={columns}
      rowId={(row) => row._id}
      card={card}
      asOf
      above={
        <>
          <UnpaidTabs tab="/devoluciones" />
          <ListTabs query={refundGrid} tabs={tabs} all="Todas" />
        </>
      }
      onOpen={(row) => show(row.number)}
      actions={actions}
      {...(may(refundExport) ? { exportCall: refundExport } : {})}
      empty={{
        title: 'No hay dinero por devolver',
        hint: 'Aparece aquí cuando un pedido pagado se anula, recibe una nota de crédito o queda en menos.',
      }}
    >
      <OrderDialogs />
      {application && <ApplyCreditDialog row={application} onClose={() => setApplication(undefined)} />}
      {transferred && <RefundTransferDialog row={transferred} onClose={() => setTransferred(undefined)} />}
      {history && (
        <DocumentHistory
          stream={`settlement-${history._id}`}
          version={undefined}
          nombre={history.cliente_nombre}
          onClose={() => setHistory(undefined)}
        />
      )}
    </ListPage>
  );
}
