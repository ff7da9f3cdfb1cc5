import { type ClientCaseRow, clientCaseRow } from '@power/domain/service/cases/views/client-case-row';
import { Modal, Skeleton } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { messageOf } from '../api/call-error.ts';
import { useQueryCall } from '../api/hooks.ts';
import { clientCase, clientCaseGrid } from '../calls/service.ts';
import { SHEET } from '../ui/dialogs/sheet-width.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { rowColumns } from '../ui/list/row-columns.tsx';
import { useReturnFocus } from '../ui/use-return-focus.ts';
import { CaseProgress } from './case-progress.tsx';

const columns = rowColumns(clientCaseRow, [
  ['number', { width: 90 }],
  'estado',
  ['equipos', { minWidth: 200, flex: 1 }],
  ['series', { minWidth: 140 }],
  ['falla', { minWidth: 140 }],
  ['garantia', { width: 110 }],
  ['resolucion', { minWidth: 120 }],
  ['createdAt', { width: 150 }],
  ['estatus_at', { initialHide: true }],
  ['unidades', { initialHide: true }],
  ['pedido', { initialHide: true }],
]);

function CaseDialog({ number, onClose }: { readonly number: number; readonly onClose: () => void }) {
  useReturnFocus();
  const { data, error } = useQueryCall(clientCase, { id: number });
  const refused = data && !data.ok ? String((data as { mensaje?: unknown }).mensaje ?? '') : undefined;
  return (
    <Modal opened onClose={onClose} size={SHEET.record} title={`RMA N° ${number}`}>
      {data?.ok ? (
        <CaseProgress rma={data.rma} />
      ) : (refused ?? error) ? (
        <p role="alert">{refused ?? messageOf(error)}</p>
      ) : (
        <Skeleton height={160} />
      )}
    </Modal>
  );
}

/** `stock-cliente/rma`: cases of a client company, and how far each is. */
export function Component() {
  const [open, setOpen] = useState<number>();
  return (
    <ListPage<typeof clientCaseGrid, ClientCaseRow>
      name="stock-cliente/rma"
      title="RMA"
      context="Los productos de tu empresa que están o estuvieron en servicio técnico, y en qué paso va cada uno."
      unit={['RMA', 'RMA']}
      query={clientCaseGrid}
      columns={columns}
      rowId={(row) => row._id}
      card={{ first: ['number', 'equipos'], second: ['estado', 'series', 'createdAt'] }}
      asOf
      onOpen={(row) => setOpen(row.number)}
      actions={(row) => [
        { label: 'Ver avance', icon: <IconEye size={16} stroke={1.6} />, run: () => setOpen(row.number) },
      ]}
      empty={{
        title: 'No hay RMA',
        hint: 'Cuando entregues un producto a servicio técnico, sigues aquí en qué paso va.',
      }}
    >
      {open !== undefined && <CaseDialog key={open} number={open} onClose={() => setOpen(undefined)} />}
    </ListPage>
  );
}
