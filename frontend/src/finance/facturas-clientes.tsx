import { BANDS } from '@power/domain/finance/statement/statement.shared';
import { BAND_NAMES } from '@power/domain/finance/statement/words.shared';
import { type ReceivableRow, receivableRow } from '@power/domain/finance/payments/views/unpaid-row';
import { TRAMOS_VENCIMIENTO } from '@power/domain/streams/settlement/terms.shared';
import { Button } from '@mantine/core';
import { IconCash, IconEye, IconMail, IconPhone, IconReportMoney } from '@tabler/icons-react';
import { useState } from 'react';
import { useQueryCall } from '../api/hooks.ts';
import { useMay } from '../access/use-may.ts';
import {
  allocatePayment,
  creditRulesNow,
  customerStatement,
  noteCollection,
  receivableExport,
  receivableGrid,
  receivableTotals,
  registerCustomerPayment,
  sendReminder,
  setCreditRules,
} from '../calls/finance.ts';
import { ListTotals } from '../inventory/list-totals.shared.tsx';
import { OrderDialogs } from '../orders/order-dialogs.shared.tsx';
import { useOrderDialog } from '../orders/use-order-dialog.shared.ts';
import { goTo } from '../shell/navigation.shared.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { type ListTab, ListTabs, only } from '../ui/list/list-tabs.tsx';
import { rowColumns } from '../ui/list/row-columns.tsx';
import { part } from '../ui/part.tsx';
import { RECEIVABLES } from './refresh-unpaid.ts';
import { UnpaidTabs } from './unpaid-tabs.tsx';

const CustomerPaymentDialog = part(() => import('./customer-payment-dialog.tsx'), 'CustomerPaymentDialog');
const AllocationDialog = part(() => import('./allocation-dialog.tsx'), 'AllocationDialog');
const CollectionDialog = part(() => import('./collection-dialog.tsx'), 'CollectionDialog');
const ReminderDialog = part(() => import('./reminder-dialog.tsx'), 'ReminderDialog');
const CreditRulesDialog = part(() => import('./credit-rules-dialog.tsx'), 'CreditRulesDialog');
const icon = { size: 16, stroke: 1.6 };
const columns = rowColumns(receivableRow, [
  ['cliente_nombre', { chars: 24, flex: 2 }],
  ['folio', { width: 100 }],
  ['number', { width: 110 }],
  ['vence', { width: 110 }],
  ['dias_vencida', { width: 116 }],
  ['tramo', { width: 120 }],
  ['saldo_factura', { width: 140 }],
  ['por_vencer', { width: 140 }],
  ['vencido_30', { width: 120 }],
  ['vencido_60', { width: 120 }],
  ['vencido_90', { width: 120 }],
  ['vencido_mas', { width: 136 }],
  ['total_facturado', { width: 130 }],
  ['acreditado', { width: 120, initialHide: true }],
  ['pagado', { width: 136 }],
  ['condicion', { width: 140 }],
  ['facturado_at', { width: 150 }],
  ['ejecutivo_nombre', { minWidth: 130 }],
  ['recordado_at', { width: 150 }],
  ['fecha_prometida', { width: 130 }],
  ['proxima_gestion', { width: 130 }],
  ['legalcode', { initialHide: true }],
  ['tipo_documento', { initialHide: true }],
]);
const card = {
  first: ['cliente_nombre', 'folio', 'saldo_factura'],
  second: ['tramo', 'vence', 'number'],
} as const;
const FIGURES = [
  ['documentos', 'Facturas'],
  ['saldo_factura', 'Saldo', 'pesos'],
  ...BANDS.map((band) => [band, BAND_NAMES[band], 'pesos'] as const),
] as const;
const tabs: readonly ListTab[] = TRAMOS_VENCIMIENTO.map((tramo) => ({
  label: tramo,
  filters: { tramo: only(tramo) },
}));

/** `facturas-impagas/clientes`: what customers owe on credit, by how long ago it fell due. */
export function Component() {
  const may = useMay();
  const { show } = useOrderDialog();
  const [paid, setPaid] = useState<ReceivableRow>();
  const [allocation, setAllocation] = useState<readonly ReceivableRow[]>();
  const [reminder, setReminder] = useState<readonly ReceivableRow[]>();
  const [contact, setContact] = useState<ReceivableRow>();
  const [setting, setSetting] = useState(false);
  const rules = useQueryCall(creditRulesNow, {}, { enabled: may(setCreditRules) }).data?.reglas;
  return (
    <ListPage<typeof receivableGrid, ReceivableRow>
      name={RECEIVABLES}
      title="Facturas impagas"
      context="Facturas de clientes a crédito con saldo, por los días desde su vencimiento."
      unit={['factura', 'facturas']}
      query={receivableGrid}
      columns={columns}
      rowId={(row) => row._id}
      card={card}
      asOf
      above={
        <>
          <UnpaidTabs tab="/clientes" />
          <ListTotals query={receivableTotals} figures={FIGURES} />
          <ListTabs query={receivableGrid} tabs={tabs} all="Todas" />
        </>
      }
      onOpen={(row) => show(row.number)}
      actions={(row) => [
        ...(may(registerCustomerPayment)
          ? [{ label: 'Registrar pago', icon: <IconCash {...icon} />, run: () => setPaid(row) }]
          : []),
        ...(may(sendReminder)
          ? [{ label: 'Enviar recordatorio', icon: <IconMail {...icon} />, run: () => setReminder([row]) }]
          : []),
        ...(may(noteCollection)
          ? [{ label: 'Registrar gestión', icon: <IconPhone {...icon} />, run: () => setContact(row) }]
          : []),
        ...(may(customerStatement)
          ? [
              {
                label: 'Estado de cuenta',
                icon: <IconReportMoney {...icon} />,
                run: () => goTo(`/sistema/estado-cuenta/${row.cliente_id}`),
              },
            ]
          : []),
        { label: 'Ver pedido', icon: <IconEye {...icon} />, run: () => show(row.number) },
      ]}
      bulk={(rows) => [
        ...(may(sendReminder)
          ? [{ label: 'Enviar recordatorio', icon: <IconMail {...icon} />, run: () => setReminder(rows) }]
          : []),
        ...(may(allocatePayment) && new Set(rows.map((row) => row.cliente_id)).size === 1
          ? [
              {
                label: 'Registrar un pago de estas facturas',
                icon: <IconCash {...icon} />,
                run: () => setAllocation(rows),
              },
            ]
          : []),
      ]}
      {...(may(setCreditRules) && rules
        ? {
            action: (
              <Button variant="default" onClick={() => setSetting(true)}>
                Reglas de crédito
              </Button>
            ),
          }
        : {})}
      {...(may(receivableExport) ? { exportCall: receivableExport } : {})}
      empty={{
        title: 'Ningún cliente debe facturas',
        hint: 'Al facturar un pedido a crédito, su saldo aparece aquí hasta que se registre su pago.',
      }}
    >
      <OrderDialogs />
      {setting && rules && <CreditRulesDialog reglas={rules} onClose={() => setSetting(false)} />}
      {reminder && <ReminderDialog rows={reminder} onClose={() => setReminder(undefined)} />}
      {contact && <CollectionDialog row={contact} onClose={() => setContact(undefined)} />}
      {allocation && <AllocationDialog rows={allocation} onClose={() => setAllocation(undefined)} />}
      {paid && <CustomerPaymentDialog row={paid} onClose={() => setPaid(undefined)} />}
    </ListPage>
  );
}
