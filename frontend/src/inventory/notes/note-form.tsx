import { notaCampos } from '@power/domain/inventory/notes/parts';
import type { NoteSheet } from '@power/domain/inventory/notes/views/sheet';
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useCurrentUser } from '../../access/current-user.ts';
import { useCommand } from '../../api/hooks.ts';
import { warehouses } from '../../calls/inventory.ts';
import { DocumentForm, type DocumentFormProps } from '../../documents/form/document-form.tsx';
import type { Written } from '../../documents/form/document-draft.ts';
import { EditedDocument } from '../../documents/form/edited-document.tsx';
import { useMasterOptions } from '../../masters/use-master-options.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import { formatCount } from '../../ui/format/numbers.ts';
import type { FormReply } from '../../ui/forms/submit-reply.ts';
import { useOpened } from '../../ui/forms/use-opened.ts';
import { ImportLines } from './import-lines.tsx';
import { columnsFor, lineError, lineFor, linesOf, type NoteLine, typedLine } from './note-lines.tsx';
import { noteScreenOf, refreshNotes } from './note-screen.tsx';
import { addressOf, type NoteSide } from './note-sides.ts';

const headerOf = ({ bodega, motivo, observacion }: NoteSheet) => ({ bodega, motivo, observacion });
const requestOf = ({ header, lines }: Written<NoteLine>) => ({ ...header, lineas: lines.map(typedLine) }) as never;

/** What new and changed notes have in common. */
function useNoteForm(side: NoteSide) {
  const { permisos, bodega } = useCurrentUser();
  const navigate = useNavigate();
  const fields = useMemo(() => notaCampos(side.kind.motivos), [side]);
  const options = { bodega: useMasterOptions(warehouses, 'codigo', 'nombre') };
  const lineOf = useMemo(() => lineFor(permisos.margenes), [permisos.margenes]);
  return {
    bodega: bodega ?? '',
    props: {
      context: side.context,
      action: (
        <Button component={Link} to={`/sistema/${side.list}`} variant="default">
          Ver listado
        </Button>
      ),
      fields,
      options,
      place: 'la nota',
      columns: columnsFor(permisos.margenes),
      lineOf,
      lineError,
      bring: (add) => <ImportLines margenes={permisos.margenes} onAdd={add} />,
      bodega: (header) => String(header.bodega ?? ''),
      totals: (lines) => <strong>{formatCount(lines.reduce((sum, l) => sum + (l.cantidad || 0), 0))} unidades</strong>,
    } satisfies Partial<DocumentFormProps<NoteLine>>,
    done: (reply: FormReply, id: string | number) => {
      if (reply.mensaje) showToast({ titulo: reply.mensaje });
      refreshNotes(side);
      void navigate(addressOf(side, id));
    },
  };
}

function NewNote({ side }: { readonly side: NoteSide }) {
  const { props, bodega, done } = useNoteForm(side);
  const { run } = useCommand(side.calls.create);
  const send = (enviar: boolean) => (written: Written<NoteLine>) => run({ nota: requestOf(written), enviar });
  return (
    <DocumentForm<NoteLine>
      {...props}
      title={side.title}
      draft={side.kind.name}
      initial={{ header: { bodega, motivo: null, observacion: '' }, lines: [] }}
      primary={{ label: 'Guardar y enviar', send: send(true) }}
      second={{ label: 'Guardar borrador', send: send(false) }}
      onDone={(reply) => done(reply, (reply as FormReply & { readonly number: number }).number)}
    />
  );
}

function ChangedNote({ side, sheet }: { readonly side: NoteSide; readonly sheet: NoteSheet }) {
  const { props, done } = useNoteForm(side);
  const { run } = useCommand(side.calls.change);
  const { opened, goOn } = useOpened(sheet);
  return (
    <DocumentForm<NoteLine>
      {...props}
      title={`Editar ${side.document.title(opened.number)}`}
      initial={{ header: headerOf(opened), lines: linesOf(opened) }}
      version={opened.version}
      onNewer={goOn}
      primary={{
        label: 'Guardar cambios',
        send: (written, options) => run({ id: opened.number, nota: requestOf(written) }, options),
      }}
      onDone={(reply) => done(reply, opened.number)}
    />
  );
}

/** Makes an entry or an issue without document; `?editar=12` changes a draft. */
export const NoteForm = ({ side }: { readonly side: NoteSide }) => (
  <EditedDocument
    screen={noteScreenOf(side)}
    lists={[side.list]}
    fresh={<NewNote side={side} />}
    edited={(sheet) => <ChangedNote side={side} sheet={sheet} />}
  />
);
