import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Rnd } from 'react-rnd';
import { NOTE_WIDTH, type Point } from './geometry.ts';
import styles from './notes.module.css';

interface Props {
  readonly title: string;
  readonly colour: string;
  readonly at: Point;
  readonly open: boolean;
  readonly layer: number;
  readonly onMove: (to: Point) => void;
  readonly onToggle: () => void;
  readonly onRaise: () => void;
  readonly children: ReactNode;
}

/** One note: dragged by its head, folded by its button. */
export const FloatingNote = ({ title, colour, at, open, layer, onMove, onToggle, onRaise, children }: Props) => (
  <Rnd
    className={styles.rnd ?? ''}
    style={{ zIndex: layer }}
    position={at}
    size={{ width: NOTE_WIDTH, height: 'auto' }}
    enableResizing={false}
    bounds="window"
    dragHandleClassName={styles.head ?? ''}
    cancel="button, a"
    onDragStart={onRaise}
    onDragStop={(_, { x, y }) => {
      if (x !== at.x || y !== at.y) onMove({ x, y });
    }}
  >
    <article className={styles.note} aria-label={title} style={{ borderLeftColor: colour }} onPointerDown={onRaise}>
      <header className={styles.head}>
        <strong>{title}</strong>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={open}
          aria-label={open ? `Plegar ${title}` : `Desplegar ${title}`}
          onClick={onToggle}
        >
          {open ? <IconChevronUp size={16} /> : <IconChevronDown size={16} />}
        </button>
      </header>
      {open && <div className={styles.body}>{children}</div>}
    </article>
  </Rnd>
);
