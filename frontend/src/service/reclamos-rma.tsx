import { claimRow } from '@power/domain/service/claims/views/claim-row';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { claimExport, claimGrid } from '../calls/service.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { rowColumns } from '../ui/list/row-columns.tsx';
import { CLAIMS } from './case-commands.ts';
import { CaseDialogs } from './case-dialogs.tsx';
import { useCaseDialog } from './case-screen.tsx';

const columns = rowColumns(claimRow, [
  ['proveedor', { minWidth: 150, flex: 1 }],
  'estado',
  ['rma', { width: 90 }],
  ['part_number', { minWidth: 130 }],
  ['serie', { minWidth: 120 }],
  ['motivo', { minWidth: 160, flex: 1 }],
  ['referencia', { minWidth: 110 }],
  ['entrega', { width: 140 }],
  ['estatus_at', { width: 110 }],
  ['createdAt', { width: 150 }],
  ['cliente_nombre', { chars: 24 }],
  ['respuesta', { initialHide: true }],
  ['cierre', { initialHide: true }],
  ['nombre', { initialHide: true }],
  ['marca', { initialHide: true }],
  ['cantidad', { initialHide: true }],
  ['n', { initialHide: true }],
  ['updatedAt', { initialHide: true }],
]);
const card = { first: ['proveedor', 'rma', 'estatus_at'], second: ['estado', 'part_number', 'entrega'] } as const;

/** `rma/reclamos`: what is claimed from suppliers; each claim opens its case. */
export function Component() {
  const { show } = useCaseDialog();
  return (
    <ListPage
      name={CLAIMS}
      title="Reclamos a proveedor"
      context="Productos con falla que se reclaman a quien los vendió: en qué estado están y qué entrega el proveedor."
      unit={['reclamo', 'reclamos']}
      query={claimGrid}
      columns={columns}
      rowId={(row) => row._id}
      card={card}
      asOf
      onOpen={(row) => show(row.rma)}
      exportCall={claimExport}
      action={
        <Button component={Link} to="/sistema/rma" variant="default">
          Ver RMA
        </Button>
      }
      empty={{
        title: 'Todavía no hay reclamos',
        hint: 'Se abren desde la ficha de un RMA recibido, con «Reclamar a proveedor».',
      }}
    >
      <CaseDialogs />
    </ListPage>
  );
}
