import { useMediaQuery, useViewportSize } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePreference } from '../ui/use-preference.ts';
import { FloatingNote } from './floating-note.tsx';
import { inside, stackedAt } from './geometry.ts';
import { initialNotes, moved, type NotesState, rearranged, toggled } from './notes-state.ts';
import styles from './notes.module.css';

/** More than these are not spread over the screen: the next ones come as these are done. */
const MOST = 30;

/** What waits for a person: one floating note. */
export interface Note {
  readonly number: number;
  readonly title: string;
  readonly colour: string;
  readonly content: ReactNode;
}

/** What a person arranged of their notes, and the way to put them back at the right. */
export function useArrangement() {
  const kept = usePreference<NotesState>('notas');
  const state = kept.value ?? initialNotes;
  return { ...kept, state, arrange: () => kept.save(rearranged(state)) };
}

interface Props {
  readonly notes: readonly Note[];
  /** Also those that are not among the notes. */
  readonly total: number;
  readonly arrangement: ReturnType<typeof useArrangement>;
}

/** Floating notes over whatever screen: grouped in one button or spread, dragged, folded, remembered (document 1 §2, §4). */
export function NotesBoard({ notes, total, arrangement: { ready, save, state, arrange } }: Props) {
  const size = useViewportSize();
  const [top, setTop] = useState<number>();
  const { pathname } = useLocation();
  const pressed = useRef(false);
  const layer = useRef<HTMLElement>(null);
  // The button that was pressed goes with what it did; the one that takes it back is in its place.
  useEffect(() => {
    if (document.activeElement === document.body && pressed.current)
      layer.current?.querySelector<HTMLElement>('[data-grouping]')?.focus();
    pressed.current = false;
  }, [state.agrupadas]);
  const narrow = useMediaQuery('(max-width: 56.25em)') ?? false;
  // A document on a phone has its own next step at the foot.
  const covers = narrow && /^\/sistema\/[a-z]+\/\w+$/.test(pathname);
  if (covers || !ready || notes.length === 0 || size.width === 0) return null;
  const shown = notes.slice(0, MOST);
  const numbers = shown.map((n) => n.number);
  const group = (agrupadas: boolean) => {
    pressed.current = true;
    save({ ...state, agrupadas });
  };
  return (
    <section ref={layer} className={styles.layer} aria-label="Acciones pendientes">
      {state.agrupadas ? (
        <button
          type="button"
          className={styles.group}
          data-notes="grouped"
          data-grouping
          title="Doble clic o Enter para desplegar"
          onDoubleClick={() => group(false)}
          onKeyDown={(e) => {
            if (e.key === 'Enter' || e.key === ' ') {
              e.preventDefault();
              group(false);
            }
          }}
        >{`ACCIONES PENDIENTES (${total})`}</button>
      ) : (
        <>
          <div className={styles.tools}>
            <button type="button" onClick={arrange}>
              Ordenar
            </button>
            <button type="button" data-grouping onClick={() => group(true)}>
              {total > shown.length ? `Agrupar (${shown.length} de ${total})` : 'Agrupar'}
            </button>
          </div>
          {shown.map(({ number, title, colour, content }, n) => {
            const mine = state.notas[number];
            const at =
              mine?.x !== undefined && mine.y !== undefined
                ? inside({ x: mine.x, y: mine.y }, size)
                : stackedAt(n, size);
            return (
              <FloatingNote
                key={number}
                title={title}
                colour={colour}
                at={at}
                open={mine?.abierta ?? false}
                layer={(number === top ? 200 : n + 1) + (mine?.abierta ? 100 : 0)}
                onMove={(to) => save(moved(state, number, to, numbers))}
                onToggle={() => save(toggled(state, number, numbers))}
                onRaise={() => setTop(number)}
              >
                {content}
              </FloatingNote>
            );
          })}
        </>
      )}
    </section>
  );
}
