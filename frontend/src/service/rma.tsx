import type { CaseAction } from '@power/domain/service/cases/views/case-document';
import { caseGridRow } from '@power/domain/service/cases/views/case-row';
import { Button } from '@mantine/core';
import { IconEye, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { caseExport, caseGrid } from '../calls/service.ts';
import { useDocumentActions } from '../documents/use-document-actions.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { rowColumns } from '../ui/list/row-columns.tsx';
import { useListState } from '../ui/list/use-list-state.ts';
import { CASES } from './case-commands.ts';
import { CaseDialogs } from './case-dialogs.tsx';
import { caseScreen, useCaseDialog } from './case-screen.tsx';

const columns = rowColumns(caseGridRow, [
  ['number', { headerName: 'N°', width: 80 }],
  'estado',
  ['cliente_nombre', { minWidth: 160, flex: 2 }],
  ['equipos', { minWidth: 140, flex: 1 }],
  ['series', { minWidth: 130 }],
  ['falla', { minWidth: 140, flex: 1 }],
  ['garantia', { width: 120 }],
  ['tecnico', { minWidth: 130 }],
  ['estatus_at', { width: 110 }],
  ['resolucion', { minWidth: 120 }],
  ['createdAt', { width: 150 }],
  ['pedido', { initialHide: true }],
  ['cotizacion', { initialHide: true }],
  ['entregadas', { initialHide: true }],
  ['repuestos', { initialHide: true }],
  ['unidades', { initialHide: true }],
  ['ejecutivo_nombre', { initialHide: true }],
  ['creado_por', { initialHide: true }],
  ['updatedAt', { initialHide: true }],
]);
const card = { first: ['number', 'cliente_nombre', 'estatus_at'], second: ['estado', 'equipos', 'tecnico'] } as const;

/** *Listado de RMA*: each case opens over the list, at an address of its own. */
export function Component() {
  const { show } = useCaseDialog();
  const [{ asOf }] = useListState();
  const offered = useDocumentActions<CaseAction>(caseScreen as never);
  return (
    <ListPage
      name={CASES}
      title="Listado de RMA"
      context="Productos que vuelven por una falla: en qué estado están, quién los tiene y desde cuándo."
      unit={['RMA', 'RMA']}
      query={caseGrid}
      columns={columns}
      rowId={(c) => c._id}
      card={card}
      asOf
      onOpen={(c) => show(c.number)}
      actions={(c) => [{ label: 'Ver RMA', icon: <IconEye size={16} stroke={1.6} />, run: () => show(c.number) }]}
      moreActions={(c) => offered(c._id, asOf, (view) => show(c.number, view as 'resolver'))}
      exportCall={caseExport}
      action={
        <Button component={Link} to="/sistema/nuevo-rma" leftSection={<IconPlus size={16} />}>
          Nuevo RMA
        </Button>
      }
      empty={{ title: 'Todavía no hay RMA', hint: 'Crea el primero con «Nuevo RMA».' }}
    >
      <CaseDialogs />
    </ListPage>
  );
}
