import { useViewportSize } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useCurrentUser } from '../access/current-user.ts';
import { rutaOf } from '../access/home.shared.ts';
import { OrderDialogs } from '../orders/order-dialogs.shared.tsx';
import { useOrderDialog } from '../orders/use-order-dialog.shared.ts';
import { usePreference } from '../ui/use-preference.ts';
import type { OrderNote } from './order-note.ts';
import { FloatingNote } from './floating-note.tsx';
import { inside, REARRANGE_MS, stackedAt } from './geometry.ts';
import { noteColour } from './note-colour.ts';
import { deliverFromNote, validateFromNote } from './note-actions.ts';
import { initialNotes, moved, type NotesState, rearranged, toggled } from './notes-state.ts';
import { OrderNoteCard } from './order-note-card.tsx';
import { noteKind, useOrderNotes } from './use-order-notes.ts';
import styles from './notes.module.css';

/** More than these are not spread over the screen: the next ones come as these are done. */
const MOST = 30;
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

export function NotesOverlay() {
  const verb = noteKind(useCurrentUser().perfiles.perfil) === 'validar' ? 'Validar Pedido' : 'Entregar Pedido';
  const { notes, total, refetch } = useOrderNotes();
  const kept = usePreference<NotesState>('notas');
  const state = kept.value ?? initialNotes;
  const size = useViewportSize();
  const [top, setTop] = useState<number>();
  const dialog = useOrderDialog();
  const ruta = rutaOf(useLocation().pathname);
  const hosted = HOSTS.includes(ruta) || ruta.startsWith('pedido/');
  const shown = notes.slice(0, MOST);
  const numbers = shown.map((n) => n.number);
  useRearranging(refetch, () => kept.save(rearranged(state)));
  const act = (note: OrderNote) =>
    void (verb === 'Validar Pedido'
      ? validateFromNote(note, () => dialog.show(note.number, 'validar'))
      : deliverFromNote(note));
  const expand = () => kept.save({ ...state, agrupadas: false });
  const host = !hosted && <OrderDialogs />;
  if (!kept.ready || notes.length === 0 || size.width === 0) return host;
  return (
    <>
      <section className={styles.layer} aria-label="Acciones pendientes">
        {state.agrupadas ? (
          <button
            type="button"
            className={styles.group}
            title="Doble clic para desplegar"
            onDoubleClick={expand}
            onKeyDown={(e) => {
              if (e.key === 'Enter' || e.key === ' ') {
                e.preventDefault();
                expand();
              }
            }}
          >{`ACCIONES PENDIENTES (${total})`}</button>
        ) : (
          <>
            <div className={styles.tools}>
              <button type="button" onClick={() => kept.save(rearranged(state))}>
                Ordenar
              </button>
              <button type="button" onClick={() => kept.save({ ...state, agrupadas: true })}>
                {total > shown.length ? `Agrupar (${shown.length} de ${total})` : 'Agrupar'}
              </button>
            </div>
            {shown.map((note, n) => {
              const mine = state.notas[note.number];
              const at =
                mine?.x !== undefined && mine.y !== undefined
                  ? inside({ x: mine.x, y: mine.y }, size)
                  : stackedAt(n, size);
              return (
                <FloatingNote
                  key={note.number}
                  title={`${note.number} · ${note.client.name}`}
                  colour={noteColour(undefined)}
                  at={at}
                  open={mine?.abierta ?? false}
                  layer={(note.number === top ? 200 : n + 1) + (mine?.abierta ? 100 : 0)}
                  onMove={(to) => kept.save(moved(state, note.number, to, numbers))}
                  onToggle={() => kept.save(toggled(state, note.number, numbers))}
                  onRaise={() => setTop(note.number)}
                >
                  <OrderNoteCard
                    order={note}
                    verb={verb}
                    onSummary={() => dialog.show(note.number)}
                    onAct={() => act(note)}
                  />
                </FloatingNote>
              );
            })}
          </>
        )}
      </section>
      {host}
    </>
  );
}
