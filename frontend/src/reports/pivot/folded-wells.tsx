import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { usePhone } from '../../ui/use-phone.ts';
import styles from './pivot.module.css';

interface Props {
  /** What they hold, in one line. */
  readonly summary: string;
  readonly children: ReactNode;
}

/** What a report is made of; on a phone one line that opens, so that the figures begin higher. */
export function FoldedWells({ summary, children }: Props) {
  const phone = usePhone();
  const [open, setOpen] = useState(false);
  const id = useId();
  if (!phone) return children;
  return (
    <>
      <button
        type="button"
        className={styles.summary}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span>{summary}</span>
        <IconChevronDown size={16} aria-hidden />
      </button>
      <div id={id} hidden={!open}>
        {children}
      </div>
    </>
  );
}
