import type { NoteAction } from '@power/domain/inventory/notes/views/note-document';
import type { NoteSheet } from '@power/domain/inventory/notes/views/sheet';
import { Alert } from '@mantine/core';
import {
  IconArrowBackUp,
  IconBan,
  IconCheck,
  IconHistory,
  IconPackages,
  IconPencil,
  IconRefresh,
  IconSend,
} from '@tabler/icons-react';
import { refreshDocument } from '../../documents/refresh-document.ts';
import type { DocumentScreen } from '../../documents/types.ts';
import { runNote } from './note-commands.ts';
import { addressOf, entrySide, issueSide, type NoteSide } from './note-sides.ts';

const icon = { size: 16, stroke: 1.6 };

/** After a command: sheet, history and list show at once what it did. */
export const refreshNotes = ({ sheet, list }: NoteSide): void => refreshDocument(sheet, list);

/** That it was annulled stands beside its state; what did not move is said above the lines. */
const Notice = ({ sheet: { anulada, pendientes } }: { readonly sheet: NoteSheet }) => (
  <>
    {anulada && (
      <Alert color="gray" variant="light" icon={<IconArrowBackUp />}>
        Esta nota está anulada. Si había movido stock, se registró el movimiento inverso.
      </Alert>
    )}
    {pendientes.length > 0 && (
      <Alert color="yellow" variant="light" role="alert" title="Hay líneas que no movieron stock">
        Resuelve el motivo que dice cada línea y usa Reintentar; lo que no corresponda, regístralo en otra nota.
      </Alert>
    )}
  </>
);

/** The sheet of a kind of note: what it adds to its declaration. */
const screenOf = (side: NoteSide): DocumentScreen<NoteSheet, NoteAction> => {
  const run = runNote(side, () => refreshNotes(side));
  return {
    document: side.document,
    alone: true,
    calls: side.sheet,
    sheetTitle: (id) => side.document.title(id),
    address: (id) => addressOf(side, id),
    run: {
      editar: (_, show) => show('editar'),
      enviar: (n) => void run.submit(n),
      aprobar: (n) => void run.approve(n),
      ejecutar: (n) => void run.execute(n),
      reintentar: (n) => void run.retry(n),
      historia: (_, show) => show('historia'),
      rechazar: (n) => void run.reject(n),
      anular: (n) => void run.annul(n),
    },
    icons: {
      editar: <IconPencil {...icon} />,
      enviar: <IconSend {...icon} />,
      aprobar: <IconCheck {...icon} />,
      ejecutar: <IconPackages {...icon} />,
      reintentar: <IconRefresh {...icon} />,
      historia: <IconHistory {...icon} />,
      rechazar: <IconBan {...icon} />,
      anular: <IconArrowBackUp {...icon} />,
    },
    Notice,
    lists: { [side.list]: { query: side.calls.grid, idField: '_id' } },
  };
};
const screens = { entrada: screenOf(entrySide), salida: screenOf(issueSide) } as const;
export const noteScreenOf = ({ kind }: NoteSide): DocumentScreen<NoteSheet, NoteAction> => screens[kind.tipo];
