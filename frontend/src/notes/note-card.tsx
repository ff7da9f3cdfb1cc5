import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './notes.module.css';

interface Props {
  readonly title: string;
  readonly colour: string;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onRaise?: () => void;
  readonly children: ReactNode;
}

/** One note, folded by its button. */
export const NoteCard = ({ title, colour, open, onToggle, onRaise, children }: Props) => (
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
      >
        {open ? <IconChevronUp size={16} /> : <IconChevronDown size={16} />}
      </button>
    </header>
    {open && <div className={styles.body}>{children}</div>}
  </article>
);
