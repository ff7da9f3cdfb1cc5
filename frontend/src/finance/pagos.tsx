import { type PaymentRow, paymentRow } from '@power/domain/finance/payments/views/payment-row';
import { bankImport } from '@power/domain/finance/payments/bank-import.shared';
import { IconArrowBackUp, IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '../access/use-may.ts';
import { call } from '../api/client.ts';
import { auditDiff } from '../calls/audit.ts';
import { paymentExport, paymentGrid, reversePayment } from '../calls/finance.ts';
import { ImportButton } from '../imports/import-button.shared.tsx';
import { askComment } from '../ui/dialogs/prompts.ts';
import { tell } from '../ui/dialogs/tell.ts';
import { formatMoney } from '../ui/format/numbers.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { rowColumns } from '../ui/list/row-columns.tsx';
import type { RowAction } from '../ui/list/types.ts';
import { part } from '../ui/part.tsx';
import { PAYMENTS, refreshUnpaid } from './refresh-unpaid.ts';
import { UnpaidTabs } from './unpaid-tabs.tsx';

const DocumentHistory = part(() => import('../audit/document-history.shared.tsx'), 'DocumentHistory');
const icon = { size: 16, stroke: 1.6 };
const columns = rowColumns(paymentRow, [
  ['fecha', { width: 110 }],
  ['de_parte', { width: 110 }],
  ['nombre_parte', { minWidth: 180, flex: 2 }],
  ['factura_pagada', { minWidth: 120, flex: 1 }],
  ['number', { width: 90 }],
  ['estado', { width: 120 }],
  ['pago_pesos', { width: 140 }],
  ['pago_dolares', { width: 140 }],
  ['diferencia_pagada', { width: 150 }],
  ['referencia', { minWidth: 140, flex: 1 }],
  ['registrado_por', { minWidth: 130 }],
  ['tipo_cambio', { initialHide: true }],
  ['createdAt', { initialHide: true }],
  ['motivo_reversa', { initialHide: true }],
]);
const card = {
  first: ['fecha', 'nombre_parte', 'pago_pesos'],
  second: ['estado', 'factura_pagada', 'referencia'],
} as const;

async function askAndReverse({ documento_id, pago, pago_pesos, nombre_parte }: PaymentRow): Promise<void> {
  const motivo = await askComment({
    titulo: 'Reversar el pago',
    texto: `${formatMoney(pago_pesos)} de ${nombre_parte}. La factura vuelve a quedar con ese saldo.`,
    etiqueta: 'Motivo',
    boton: 'Reversar pago',
    peligro: true,
    obligatorio: true,
    falta: 'Ingresa el motivo',
    corto: 200,
  });
  if (motivo !== undefined)
    await tell('El pago no se reversó', () =>
      call(reversePayment, { documento: documento_id, pago, motivo }, { commandId: crypto.randomUUID() }),
    ).finally(refreshUnpaid);
}

/** `facturas-impagas/pagos`: what was registered as paid, of customers and to suppliers abroad. */
export function Component() {
  const may = useMay();
  const [history, setHistory] = useState<PaymentRow>();
  const actions = (row: PaymentRow): RowAction[] => [
    ...(may(auditDiff) ? [{ label: 'Historia', icon: <IconHistory {...icon} />, run: () => setHistory(row) }] : []),
    ...(row.estado === 'Vigente' && may(reversePayment)
      ? [
          {
            label: 'Reversar pago',
            icon: <IconArrowBackUp {...icon} />,
            danger: true,
            run: () => void askAndReverse(row),
          },
        ]
      : []),
  ];
  return (
    <ListPage
      name={PAYMENTS}
      title="Facturas impagas"
      context="Pagos registrados de clientes y a proveedores extranjeros; los reversados quedan con su motivo."
      unit={['pago', 'pagos']}
      query={paymentGrid}
      columns={columns}
      rowId={(row) => row._id}
      card={card}
      asOf
      above={<UnpaidTabs tab="/pagos" />}
      actions={actions}
      {...(may(paymentExport) ? { exportCall: paymentExport } : {})}
      action={<ImportButton kinds={[bankImport]} onDone={refreshUnpaid} />}
      empty={{
        title: 'Todavía no hay pagos',
        hint: 'Se registran desde una factura de proveedores o de clientes; lo que cobra un despacho llega solo.',
      }}
    >
      {history && (
        <DocumentHistory
          stream={`settlement-${history.documento_id}`}
          version={undefined}
          nombre={history.nombre_parte}
          onClose={() => setHistory(undefined)}
        />
      )}
    </ListPage>
  );
}
