import { type PayableRow, payableRow } from '@power/domain/finance/payments/views/unpaid-row';
import { IconCash, IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '../access/use-may.ts';
import { payableExport, payableGrid, payableTotals } from '../calls/finance.ts';
import { registerSupplierPayment } from '../calls/invoice.ts';
import { ListTotals } from '../inventory/list-totals.shared.tsx';
import { goTo } from '../shell/navigation.shared.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { rowColumns } from '../ui/list/row-columns.tsx';
import { part } from '../ui/part.tsx';
import { PAYABLES } from './refresh-unpaid.ts';
import { UnpaidTabs } from './unpaid-tabs.tsx';

const SupplierPaymentDialog = part(() => import('./supplier-payment-dialog.tsx'), 'SupplierPaymentDialog');
const icon = { size: 16, stroke: 1.6 };
const columns = rowColumns(payableRow, [
  ['proveedor', { minWidth: 180, flex: 2 }],
  ['factura', { minWidth: 130, flex: 1 }],
  ['number', { width: 80 }],
  ['vence', { width: 110 }],
  ['dias_vencida', { width: 116 }],
  ['tramo', { width: 120 }],
  ['moneda', { width: 90 }],
  ['saldo_proveedor', { width: 140 }],
  ['diferencia_saldo', { width: 150 }],
  ['saldo_pesos', { width: 140 }],
  ['tipo_cambio', { width: 120 }],
  ['dolar_hoy', { width: 120 }],
  ['facturado_proveedor', { width: 130 }],
  ['pagado_proveedor', { width: 130 }],
  ['fob', { initialHide: true }],
  ['saldo_usd', { initialHide: true }],
  ['pagado_usd', { initialHide: true }],
  ['diferencia_realizada', { width: 150 }],
  ['fecha', { width: 110 }],
  ['marca', { initialHide: true }],
]);
const card = {
  first: ['proveedor', 'factura', 'saldo_proveedor'],
  second: ['tramo', 'vence', 'diferencia_saldo'],
} as const;
const FIGURES = [
  ['documentos', 'Invoices'],
  ['saldo_usd', 'Saldo en dólares', 'dolares'],
  ['vencido_usd', 'Vencido en dólares', 'dolares'],
  ['saldo_eur', 'Saldo en euros', 'euros'],
  ['vencido_eur', 'Vencido en euros', 'euros'],
  ['saldo_pesos', 'Saldo en pesos', 'pesos'],
  ['diferencia_saldo', 'Diferencia por pagar', 'pesos'],
  ['diferencia_realizada', 'Diferencia pagada', 'pesos'],
] as const;
const see = ({ number }: PayableRow): void => goTo(`/invoice-listado?invoice=${number}`);

/** `facturas-impagas`, suppliers abroad: what is owed in dollars, when, and what the exchange has made of it. */
export function Component() {
  const may = useMay();
  const [paid, setPaid] = useState<PayableRow>();
  return (
    <ListPage<typeof payableGrid, PayableRow>
      name={PAYABLES}
      title="Facturas impagas"
      context="Invoices de proveedores extranjeros con saldo, su vencimiento y la diferencia de cambio."
      unit={['invoice', 'invoices']}
      query={payableGrid}
      columns={columns}
      rowId={(row) => row._id}
      card={card}
      asOf
      above={
        <>
          <UnpaidTabs tab="" />
          <ListTotals query={payableTotals} figures={FIGURES} />
        </>
      }
      onOpen={see}
      actions={(row) => [
        ...(may(registerSupplierPayment)
          ? [{ label: 'Registrar pago', icon: <IconCash {...icon} />, run: () => setPaid(row) }]
          : []),
        { label: 'Ver invoice', icon: <IconEye {...icon} />, run: () => see(row) },
      ]}
      {...(may(payableExport) ? { exportCall: payableExport } : {})}
      empty={{
        title: 'No se debe nada a proveedores extranjeros',
        hint: 'Al ingresar una invoice, su saldo aparece aquí hasta que se registre su pago.',
      }}
    >
      {paid && <SupplierPaymentDialog row={paid} onClose={() => setPaid(undefined)} />}
    </ListPage>
  );
}
