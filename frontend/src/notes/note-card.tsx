import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Point } from './geometry.ts';
import styles from './notes.module.css';

interface Props {
  readonly title: string;
  readonly colour: string;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onRaise?: () => void;
  /** By the arrows, where the note can be moved: steps to the right and downwards. */
  readonly onStep?: (by: Point) => void;
  readonly children: ReactNode;
}

const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const steps = (onStep: Props['onStep']) =>
  onStep && {
    'aria-keyshortcuts': Object.keys(STEPS).join(' '),
    onKeyDown: (event: KeyboardEvent) => {
      const by = STEPS[event.key];
      if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      onStep(by);
    },
  };

/** One note, folded by its button. */
export const NoteCard = ({ title, colour, open, onToggle, onRaise, onStep, children }: Props) => (
  <article
    className={styles.note}
    aria-label={title}
    style={{ borderLeftColor: colour }}
    onPointerDown={onRaise}
    onFocus={onRaise}
  >
    <header className={styles.head}>
      <strong title={title}>{title}</strong>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={open}
        aria-label={open ? `Plegar ${title}` : `Desplegar ${title}`}
        onClick={onToggle}
        {...steps(onStep)}
      >
        {open ? <IconChevronUp size={16} /> : <IconChevronDown size={16} />}
      </button>
    </header>
    {open && <div className={styles.body}>{children}</div>}
  </article>
);
