import { usePageMark } from '../ui/use-page-mark.ts';
import styles from './notes.module.css';

interface Props {
  readonly total: number;
  /** One press opens, where there are no pointers that rest on it. */
  readonly once: boolean;
  readonly onOpen: () => void;
}

/** All notes in one button with their true number (document 1 §2: a double click spreads them). */
export function NotesGroup({ total, once, onOpen }: Props) {
  usePageMark('notes-grouped');
  return (
    <button
      type="button"
      className={styles.group}
      data-notes="grouped"
      data-grouping
      title={once ? 'Ver las acciones pendientes' : 'Doble clic o Enter para desplegar'}
      {...(once ? { onClick: onOpen } : { onDoubleClick: onOpen })}
      onKeyDown={(e) => {
        if (e.key === 'Enter' || e.key === ' ') {
          e.preventDefault();
          onOpen();
        }
      }}
    >{`ACCIONES PENDIENTES (${total})`}</button>
  );
}
