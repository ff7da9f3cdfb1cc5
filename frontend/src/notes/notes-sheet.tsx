import { Drawer } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { formatCount } from '../ui/format/numbers.ts';
import { SHEET } from '../ui/dialogs/sheet-width.ts';
import { usePhone } from '../ui/use-phone.ts';
import { useReturnFocus } from '../ui/use-return-focus.ts';
import { NoteCard } from './note-card.tsx';
import type { Note } from './note.ts';
import styles from './notes.module.css';

interface Props {
  readonly notes: readonly Note[];
  readonly total: number;
  readonly isOpen: (note: Note) => boolean;
  readonly onToggle: (note: Note) => void;
  readonly onClose: () => void;
}

/** Notes where there is no room to lay them beside the screen; whatever one leads to takes their place. */
export function NotesSheet({ notes, total, isOpen, onToggle, onClose }: Props) {
  useReturnFocus();
  const phone = usePhone();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const at = useRef(here);
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    if (at.current !== here) leave();
  }, [here]);
  return (
    <Drawer
      opened
      onClose={onClose}
      position={phone ? 'bottom' : 'right'}
      size={phone ? '85%' : SHEET.record}
      {...(phone ? { radius: 'lg' } : {})}
      title={`Acciones pendientes (${formatCount(total)})`}
    >
      <div className={styles.list}>
        {notes.map((note) => (
          <NoteCard
            key={note.number}
            title={note.title}
            colour={note.colour}
            open={isOpen(note)}
            onToggle={() => onToggle(note)}
          >
            {note.content}
          </NoteCard>
        ))}
      </div>
      {total > notes.length && (
        <p role="status">
          {notes.length === 1
            ? 'Se muestra la primera; las siguientes vienen cuando está hecha.'
            : `Se muestran las primeras ${formatCount(notes.length)}; las siguientes vienen a medida que se hacen.`}
        </p>
      )}
    </Drawer>
  );
}
