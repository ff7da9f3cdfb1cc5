import { NOTES_PREFERENCE } from '@power/domain/forecast/views/notes-preference.shared';
import { useMediaQuery, useViewportSize } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePreference } from '../ui/use-preference.ts';
import { NO_ROOM } from './dock.ts';
import type { Note } from './note.ts';
import { NotesGroup } from './notes-group.tsx';
import { NotesSheet } from './notes-sheet.tsx';
import { initialNotes, type NotesState, rearranged, toggled } from './notes-state.ts';
import { SpreadNotes } from './spread-notes.tsx';
import styles from './notes.module.css';

/** What a person arranged of their notes, and the way to put them back at the right. */
export function useArrangement() {
  const preference = usePreference<NotesState>(NOTES_PREFERENCE);
  const state = preference.value ?? initialNotes;
  return { ...preference, state, arrange: () => preference.save(rearranged(state)) };
}

interface Props {
  readonly notes: readonly Note[];
  /** Also those that are not among the notes. */
  readonly total: number;
  readonly arrangement: ReturnType<typeof useArrangement>;
}

/** Floating notes beside whatever screen: grouped in one button or spread, dragged, folded, remembered (document 1 §2, §4). */
export function NotesBoard({ notes, total, arrangement: { ready, save, state, arrange } }: Props) {
  const size = useViewportSize();
  const { pathname } = useLocation();
  const pressed = useRef(false);
  const layer = useRef<HTMLElement>(null);
  const [sheet, setSheet] = useState(false);
  // The button that was pressed goes with what it did; the one that takes it back is in its place.
  useEffect(() => {
    if (document.activeElement === document.body && pressed.current)
      layer.current?.querySelector<HTMLElement>('[data-grouping]')?.focus();
    pressed.current = false;
  }, [state.agrupadas]);
  const small = useMediaQuery(NO_ROOM) ?? false;
  const narrow = useMediaQuery('(max-width: 56.25em)') ?? false;
  // A document on a phone has its own next step at the foot.
  const covers = narrow && /^\/sistema\/[a-z]+\/\w+$/.test(pathname);
  if (covers || !ready || notes.length === 0 || size.width === 0) return null;
  const group = (agrupadas: boolean) => {
    pressed.current = true;
    save({ ...state, agrupadas });
  };
  const toggle = ({ number }: Note) =>
    save(
      toggled(
        state,
        number,
        notes.map((n) => n.number),
      ),
    );
  return (
    <section ref={layer} className={styles.layer} aria-label="Acciones pendientes">
      {small || state.agrupadas ? (
        <NotesGroup total={total} once={small} onOpen={() => (small ? setSheet(true) : group(false))} />
      ) : (
        <>
          <div className={styles.tools}>
            <button type="button" onClick={arrange}>
              Ordenar
            </button>
            <button type="button" data-grouping onClick={() => group(true)}>
              Agrupar
            </button>
          </div>
          <SpreadNotes {...{ notes, total, size, state, save }} onToggle={toggle} />
        </>
      )}
      {small && sheet && (
        <NotesSheet
          notes={notes}
          total={total}
          isOpen={({ number }) => state.notas[number]?.abierta ?? false}
          onToggle={toggle}
          onClose={() => setSheet(false)}
        />
      )}
    </section>
  );
}
