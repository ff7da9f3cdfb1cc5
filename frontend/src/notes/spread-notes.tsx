import { useEffect, useState } from 'react';
import { Pages } from '../ui/pages.tsx';
import { docked } from './dock.ts';
import { FloatingNote } from './floating-note.tsx';
import { inside, type Point, type Size, stackPlaces } from './geometry.ts';
import { inView } from './in-view.ts';
import type { Note } from './note.ts';
import { moved, type NotesState } from './notes-state.ts';
import styles from './notes.module.css';

interface Props {
  readonly notes: readonly Note[];
  readonly total: number;
  readonly size: Size;
  readonly state: NotesState;
  readonly save: (state: NotesState) => void;
  readonly onToggle: (note: Note) => void;
}

/** Notes in their stack at the right, page by page, and where the person has put them. */
export function SpreadNotes({ notes, total, size, state, save, onToggle }: Props) {
  const [top, setTop] = useState<number>();
  const [wanted, setWanted] = useState(0);
  const numbers = notes.map((n) => n.number);
  const placeOf = ({ number }: Note): Point | undefined => {
    const { x, y } = state.notas[number] ?? {};
    return x === undefined || y === undefined ? undefined : inside({ x, y }, size);
  };
  const { placed, stacked, turns, size: fit, page } = inView(notes, (note) => placeOf(note) !== undefined, wanted);
  // In their own order wherever they are: one that leaves the stack keeps its place in the document, and the focus.
  const shown = notes.filter((note) => placed.includes(note) || stacked.includes(note));
  const opened = ({ number }: Note): boolean => state.notas[number]?.abierta ?? false;
  const [heights, setHeights] = useState<Readonly<Record<number, number>>>({});
  // The last one is where the pages are turned.
  const places = stackPlaces(
    [...stacked.map((note) => (opened(note) ? heights[note.number] : undefined)), undefined],
    size,
  );
  const stacks = stacked.length > 0;
  useEffect(() => {
    docked.set(stacks);
    return () => docked.set(false);
  }, [stacks]);
  const [before, setBefore] = useState(placed.length);
  if (before !== placed.length) {
    setBefore(placed.length);
    // Put back into the stack, the one that was last in hand is on the page that is shown.
    const at = numbers.indexOf(top ?? Number.NaN);
    if (placed.length === 0 && at >= 0) setWanted(Math.floor(at / fit));
  }
  return (
    <>
      {shown.map((note, n) => {
        const open = opened(note);
        return (
          <FloatingNote
            key={note.number}
            title={note.title}
            colour={note.colour}
            at={placeOf(note) ?? places[stacked.indexOf(note)]!}
            open={open}
            layer={(note.number === top ? 200 : n + 1) + (open ? 100 : 0)}
            onHeight={(height) => setHeights((all) => ({ ...all, [note.number]: height }))}
            onMove={(to) => save(moved(state, note.number, inside(to, size), numbers))}
            onToggle={() => onToggle(note)}
            onRaise={() => setTop(note.number)}
          >
            {note.content}
          </FloatingNote>
        );
      })}
      <div className={styles.pages} style={{ left: places[0]!.x, top: places.at(-1)!.y }}>
        <Pages
          label="Páginas de las acciones pendientes"
          unit="acciones"
          page={page}
          size={fit}
          total={total - placed.length}
          reach={turns}
          onTurn={setWanted}
        />
      </div>
    </>
  );
}
