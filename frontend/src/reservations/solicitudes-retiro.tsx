import { type WithdrawalRow, withdrawalRow } from '@power/domain/reservations/withdrawals/views/withdrawal-row';
import { IconBan, IconHandGrab, IconHistory, IconPackageExport } from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '../access/use-may.ts';
import { auditDiff } from '../calls/audit.ts';
import {
  cancelWithdrawal,
  handOverWithdrawal,
  takeWithdrawal,
  withdrawalExport,
  withdrawalGrid,
} from '../calls/reservations.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { type ListTab, ListTabs, only } from '../ui/list/list-tabs.tsx';
import { rowColumns } from '../ui/list/row-columns.tsx';
import type { RowAction } from '../ui/list/types.ts';
import { part } from '../ui/part.tsx';
import { WITHDRAWALS } from './places/refresh-places.ts';
import { askAndCancel, askAndHandOver, take } from './withdrawals/withdrawal-commands.ts';

const DocumentHistory = part(() => import('../audit/document-history.shared.tsx'), 'DocumentHistory');
const icon = { size: 16, stroke: 1.6 };

const columns = rowColumns(withdrawalRow, [
  ['solicitud', { width: 100 }],
  'estado',
  ['ubicacion_nombre', { minWidth: 150, flex: 1 }],
  ['cliente_nombre', { chars: 24, flex: 1 }],
  ['productos', { minWidth: 200, flex: 2 }],
  ['unidades', { width: 100 }],
  ['bodega', { width: 110 }],
  ['usuario', { minWidth: 120 }],
  'estatus_at',
  ['createdAt', { width: 150 }],
  ['nota', { initialHide: true }],
  ['solicitado_por', { initialHide: true }],
  ['recibe', { initialHide: true }],
  ['motivo', { initialHide: true }],
  ['reserva', { initialHide: true }],
  ['updatedAt', { initialHide: true }],
]);
const card = {
  first: ['solicitud', 'ubicacion_nombre', 'unidades'],
  second: ['estado', 'productos', 'usuario'],
} as const;
const tabs: readonly ListTab[] = [
  { label: 'Pendientes', filters: { estado: only('Pendiente') } },
  { label: 'En Proceso', filters: { estado: only('En Proceso') } },
];

/** *Solicitudes de retiro*: goods of projects that were asked for; the warehouse takes and hands them over, the customer sees its own. */
export function Component() {
  const may = useMay();
  const [history, setHistory] = useState<WithdrawalRow>();
  const actions = (row: WithdrawalRow): RowAction[] => [
    ...(row.estado === 'Pendiente' && may(takeWithdrawal)
      ? [{ label: 'Tomar', icon: <IconHandGrab {...icon} />, run: () => void take(row) }]
      : []),
    ...(row.estado === 'En Proceso' && may(handOverWithdrawal)
      ? [{ label: 'Entregar', icon: <IconPackageExport {...icon} />, run: () => void askAndHandOver(row) }]
      : []),
    ...((row.estado === 'Pendiente' || row.estado === 'En Proceso') && may(cancelWithdrawal)
      ? [{ label: 'Anular', icon: <IconBan {...icon} />, danger: true, run: () => void askAndCancel(row) }]
      : []),
    ...(may(auditDiff) ? [{ label: 'Historia', icon: <IconHistory {...icon} />, run: () => setHistory(row) }] : []),
  ];
  return (
    <ListPage
      name={WITHDRAWALS}
      title="Solicitudes de retiro"
      context="Lo que los proyectos piden de sus productos retenidos, quién lo prepara y quién lo recibió."
      unit={['solicitud', 'solicitudes']}
      query={withdrawalGrid}
      columns={columns}
      rowId={(row) => row._id}
      card={card}
      asOf
      above={<ListTabs query={withdrawalGrid} tabs={tabs} all="Todas" />}
      actions={actions}
      {...(may(withdrawalExport) && { exportCall: withdrawalExport })}
      empty={{
        title: 'No hay solicitudes de retiro',
        hint: 'Aparecen cuando se pide un retiro de los productos de un proyecto.',
      }}
    >
      {history && (
        <DocumentHistory
          stream={`reservation-${history.reserva}`}
          version={undefined}
          nombre={history.ubicacion_nombre}
          onClose={() => setHistory(undefined)}
        />
      )}
    </ListPage>
  );
}
