import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useCurrentUser } from '../access/current-user.ts';
import { rutaOf } from '../access/ruta.shared.ts';
import { OrderDialogs } from '../orders/order-dialogs.shared.tsx';
import { useOrderDialog } from '../orders/use-order-dialog.shared.ts';
import { REARRANGE_MS } from './geometry.ts';
import { deliverFromNote, validateFromNote } from './note-actions.ts';
import { noteColour } from '@power/domain/forecast/views/note-colour.shared';
import { NotesBoard, useArrangement } from './notes-board.tsx';
import { OrderNoteCard } from './order-note-card.tsx';
import type { OrderNote } from './order-note.ts';
import { noteKind, useOrderNotes } from './use-order-notes.ts';

/** Screens that show the order's dialogs themselves. */
const HOSTS = ['pedidos-globales', 'pedidos-cobrador'];

/** Rearranges to the right 500 ms after the validation dialog closed, and asks for the orders anew (document 1 §4). */
function useRearranging(again: () => void, arrange: () => void): void {
  const { open } = useOrderDialog();
  const validating = open?.view === 'validar';
  const was = useRef(false);
  const arrangeNow = useEffectEvent(arrange);
  const closed = useEffectEvent(again);
  useEffect(() => {
    const before = was.current;
    was.current = validating;
    if (!before || validating) return;
    closed();
    const timer = setTimeout(() => arrangeNow(), REARRANGE_MS);
    return () => clearTimeout(timer);
  }, [validating]);
}

/** Orders that wait for a Cobrador or a Jefe de Bodega. */
export function OrderNotes() {
  const verb = noteKind(useCurrentUser().perfiles.perfil) === 'validar' ? 'Validar Pedido' : 'Entregar Pedido';
  const { notes, total, refetch } = useOrderNotes();
  const arrangement = useArrangement();
  const dialog = useOrderDialog();
  const ruta = rutaOf(useLocation().pathname);
  const hosted = HOSTS.includes(ruta) || ruta.startsWith('pedido/');
  useRearranging(refetch, arrangement.arrange);
  const act = (note: OrderNote) =>
    void (verb === 'Validar Pedido'
      ? validateFromNote(note, () => dialog.show(note.number, 'validar'))
      : deliverFromNote(note));
  return (
    <>
      <NotesBoard
        total={total}
        arrangement={arrangement}
        notes={notes.map((note) => ({
          number: note.number,
          title: `${note.number} · ${note.client.name}`,
          colour: noteColour(undefined),
          content: (
            <OrderNoteCard
              order={note}
              verb={verb}
              onSummary={() => dialog.show(note.number)}
              onAct={() => act(note)}
            />
          ),
        }))}
      />
      {!hosted && <OrderDialogs />}
    </>
  );
}
