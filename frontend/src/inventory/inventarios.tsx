import { EN_CURSO } from '@power/domain/inventory/counts/parts';
import { countRow } from '@power/domain/inventory/counts/views/count-row';
import { Button } from '@mantine/core';
import { IconClipboardList, IconEye, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMay } from '../access/use-may.ts';
import { countExport, countGrid, openCount } from '../calls/inventory.ts';
import { DocumentSheet } from '../documents/document-sheet.tsx';
import { useDocumentActions } from '../documents/use-document-actions.ts';
import { useDocumentDialog } from '../documents/use-document-dialog.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { rowColumns } from '../ui/list/row-columns.tsx';
import { useListState } from '../ui/list/use-list-state.ts';
import { part } from '../ui/part.tsx';
import { COUNTS } from './counts/count-commands.ts';
import { countScreen } from './counts/count-screen.tsx';

const NewCountDialog = part(() => import('./counts/new-count-dialog.tsx'), 'NewCountDialog');
const icon = { size: 16, stroke: 1.6 };

const columns = rowColumns(countRow, [
  ['number', { headerName: 'N°', width: 80 }],
  'estado',
  ['tipo', { width: 130 }],
  ['bodega', { width: 110 }],
  ['alcance', { minWidth: 150, flex: 1 }],
  ['lineas', { width: 90 }],
  ['contadas', { width: 100 }],
  ['con_diferencia', { width: 130 }],
  ['valor_costo', { width: 130 }],
  ['abierto_por', { minWidth: 140, flex: 1 }],
  ['createdAt', { width: 150 }],
  ['sin_ajustar', { initialHide: true }],
  ['aprueba', { initialHide: true }],
  ['motivo', { initialHide: true }],
  ['observacion', { initialHide: true }],
  ['updatedAt', { initialHide: true }],
]);
const card = { first: ['number', 'alcance', 'lineas'], second: ['estado', 'tipo', 'contadas'] } as const;

/** *Inventarios*: counts of a warehouse; each opens over the list, at an address of its own. */
export function Component() {
  const navigate = useNavigate();
  const may = useMay();
  const [fresh, setFresh] = useState(false);
  const { open, show, close } = useDocumentDialog('inventario', ['historia']);
  const [{ asOf }, onList] = useListState();
  const offered = useDocumentActions(countScreen);
  const view = (id: string | number, name: string) =>
    name === 'contar'
      ? void navigate(`/sistema/inventarios/contar?inventario=${id}`)
      : show(id, name === 'historia' ? name : 'resumen');
  return (
    <ListPage
      name={COUNTS}
      title="Inventarios"
      context="Conteos a ciegas de una bodega, con segundo conteo donde difiere. La bodega sigue trabajando mientras se cuenta."
      unit={['inventario', 'inventarios']}
      query={countGrid}
      columns={columns}
      rowId={(c) => c._id}
      card={card}
      asOf
      onOpen={(c) => show(c.number)}
      actions={(c) => [
        { label: 'Ver inventario', icon: <IconEye {...icon} />, run: () => show(c.number) },
        ...(EN_CURSO.includes(c.estado)
          ? [{ label: 'Contar', icon: <IconClipboardList {...icon} />, run: () => view(c.number, 'contar') }]
          : []),
      ]}
      moreActions={(c) => offered(c._id, asOf, (name) => view(c.number, name))}
      {...(may(countExport) && { exportCall: countExport })}
      action={
        may(openCount) && (
          <Button leftSection={<IconPlus size={16} />} onClick={() => setFresh(true)}>
            Nuevo inventario
          </Button>
        )
      }
      empty={{ title: 'Todavía no hay inventarios', hint: 'Abre el primero con «Nuevo inventario».' }}
    >
      {fresh && <NewCountDialog onClose={() => setFresh(false)} onOpened={(number) => show(number)} />}
      {open?.id !== undefined && (
        <DocumentSheet
          key={open.id}
          screen={countScreen}
          id={open.id}
          asOf={asOf}
          onNow={() => onList({ asOf: '' })}
          page={false}
          view={open.view}
          show={view}
          onClose={close}
        />
      )}
    </ListPage>
  );
}
