import { routeRow } from '@power/domain/dispatches/views/route-row';
import { Button } from '@mantine/core';
import { IconEye, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useMay } from '../access/use-may.ts';
import { planRoute, routeExport, routeGrid } from '../calls/dispatches.ts';
import { DocumentOverList } from '../documents/document-over-list.tsx';
import { useDocumentActions } from '../documents/use-document-actions.ts';
import { useDocumentDialog } from '../documents/use-document-dialog.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { rowColumns } from '../ui/list/row-columns.tsx';
import { useListState } from '../ui/list/use-list-state.ts';
import { EditDialog } from './edit-dialog.tsx';
import { ROUTES } from './refresh-routes.ts';
import { StopDialogs } from './route-dialogs.shared.tsx';
import { routeScreen } from './route-screen.tsx';

const columns = rowColumns(routeRow, [
  ['number', { headerName: 'N°', width: 80, pinned: 'left' }],
  'estado',
  ['fecha', { width: 120 }],
  ['chofer', { minWidth: 160, flex: 1 }],
  ['patente', { width: 110 }],
  ['paradas', { width: 100 }],
  ['cargadas', { width: 100 }],
  ['entregadas', { width: 110 }],
  ['devueltas', { width: 130 }],
  'por_cobrar',
  'cobrado',
  'salida_at',
  ['cerrado_at', { initialHide: true }],
  ['creado_por', { initialHide: true }],
  ['createdAt', { initialHide: true }],
]);
const card = { first: ['number', 'chofer', 'por_cobrar'], second: ['estado', 'fecha', 'entregadas'] } as const;

/** *Listado de Despachos*: every route, from its planning to its last stop. */
export function Component() {
  const may = useMay();
  const { open, show, close } = useDocumentDialog('despacho', ['historia']);
  const [{ asOf }] = useListState();
  const offered = useDocumentActions(routeScreen);
  const view = (id: string | number, name: string) => show(id, name === 'historia' ? name : 'resumen');
  return (
    <ListPage
      name={ROUTES}
      title="Listado de Despachos"
      context="Cada despacho con sus paradas, en vivo desde la carga hasta la última entrega."
      unit={['despacho', 'despachos']}
      query={routeGrid}
      columns={columns}
      rowId={(r) => r._id}
      card={card}
      asOf
      onOpen={(r) => show(r.number)}
      actions={(r) => [{ label: 'Ver despacho', icon: <IconEye size={16} stroke={1.6} />, run: () => show(r.number) }]}
      moreActions={(r) => offered(r._id, asOf, (name) => view(r.number, name))}
      {...(may(routeExport) && { exportCall: routeExport })}
      {...(may(planRoute) && {
        action: (
          <Button component={Link} to="/sistema/despachos" leftSection={<IconPlus size={16} />}>
            Planificar despacho
          </Button>
        ),
      })}
      empty={{ title: 'Todavía no hay despachos', hint: 'Planifica el primero desde «Despachos».' }}
    >
      {open?.id !== undefined && (
        <DocumentOverList
          key={open.id}
          screen={routeScreen}
          id={open.id}
          view={open.view}
          show={view}
          onClose={close}
        />
      )}
      <StopDialogs />
      <EditDialog />
    </ListPage>
  );
}
