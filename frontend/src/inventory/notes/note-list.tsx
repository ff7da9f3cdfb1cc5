import type { NoteAction } from '@power/domain/inventory/notes/views/note-document';
import { entryNoteRow } from '@power/domain/inventory/notes/views/note-row';
import { Button, Group } from '@mantine/core';
import { IconEye, IconPlus } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import { useMay } from '../../access/use-may.ts';
import { setNoteLimit } from '../../calls/inventory.ts';
import { DocumentSheet } from '../../documents/document-sheet.tsx';
import { useDocumentActions } from '../../documents/use-document-actions.ts';
import { useDocumentDialog } from '../../documents/use-document-dialog.ts';
import { ListPage } from '../../ui/list/list-page.tsx';
import { rowColumns } from '../../ui/list/row-columns.tsx';
import { useListState } from '../../ui/list/use-list-state.ts';
import { askLimit } from './note-commands.ts';
import { noteScreenOf } from './note-screen.tsx';
import type { NoteSide } from './note-sides.ts';

const columns = rowColumns(entryNoteRow, [
  ['number', { headerName: 'N°', width: 80 }],
  'estado',
  ['anulada', { width: 100 }],
  ['motivo', { minWidth: 140, flex: 1 }],
  ['bodega', { width: 110 }],
  ['lineas', { width: 90 }],
  ['unidades', { width: 100 }],
  ['valor_costo', { width: 120 }],
  ['creado_por', { minWidth: 140, flex: 1 }],
  ['createdAt', { width: 150 }],
  ['sin_mover', { initialHide: true }],
  ['observacion', { initialHide: true }],
  ['aprobado_por', { initialHide: true }],
  ['ejecutado_por', { initialHide: true }],
  ['ejecutada', { initialHide: true }],
]);
const card = { first: ['number', 'motivo', 'unidades'], second: ['estado', 'bodega', 'createdAt'] } as const;

/** Entries or issues without document; each opens over the list, at an address of its own. */
export function NoteList({ side }: { readonly side: NoteSide }) {
  const screen = noteScreenOf(side);
  const navigate = useNavigate();
  const may = useMay();
  const { open, show, close } = useDocumentDialog('nota', ['historia']);
  const [{ asOf }, onList] = useListState();
  const offered = useDocumentActions<NoteAction>(screen as never);
  const view = (id: string | number, name: string) =>
    name === 'editar' ? void navigate(`${side.form}?editar=${id}`) : show(id, name === 'historia' ? name : 'resumen');
  return (
    <ListPage
      name={side.list}
      title={side.titles}
      context={side.context}
      unit={['nota', 'notas']}
      query={side.calls.grid}
      columns={columns}
      rowId={(n) => n._id}
      card={card}
      asOf
      onOpen={(n) => show(n.number)}
      actions={(n) => [{ label: 'Ver nota', icon: <IconEye size={16} stroke={1.6} />, run: () => show(n.number) }]}
      moreActions={(n) => offered(n._id, asOf, (name) => view(n.number, name))}
      exportCall={side.calls.export}
      action={
        <Group gap="sm">
          {may(setNoteLimit) && (
            <Button variant="default" onClick={() => void askLimit()}>
              Valor de aprobación
            </Button>
          )}
          <Button component={Link} to={side.form} leftSection={<IconPlus size={16} />}>
            {side.fresh}
          </Button>
        </Group>
      }
      empty={side.empty}
    >
      {open?.id !== undefined && (
        <DocumentSheet
          key={open.id}
          screen={screen}
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
