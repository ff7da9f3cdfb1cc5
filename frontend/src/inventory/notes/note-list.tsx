import { entryNoteRow } from '@power/domain/inventory/notes/views/note-row';
import { Button } from '@mantine/core';
import { useMay } from '../../access/use-may.ts';
import { setNoteLimit } from '../../calls/inventory.ts';
import { DocumentListPage } from '../../documents/document-list-page.tsx';
import { rowColumns } from '../../ui/list/row-columns.tsx';
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
  const may = useMay();
  return (
    <DocumentListPage
      name={side.list}
      title={side.titles}
      context={side.context}
      unit={['nota', 'notas']}
      query={side.calls.grid}
      columns={columns}
      card={card}
      screen={noteScreenOf(side)}
      param="nota"
      see="Ver nota"
      form={side.form}
      fresh={side.fresh}
      exportCall={side.calls.export}
      action={
        may(setNoteLimit) && (
          <Button variant="default" onClick={() => void askLimit()}>
            Valor de aprobación
          </Button>
        )
      }
      empty={side.empty}
    />
  );
}
