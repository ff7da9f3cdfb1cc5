import type { ReactNode } from 'react';
import { type SheetHead, SheetFrame } from '../ui/dialogs/sheet-frame.tsx';
import { usePhone } from '../ui/use-phone.ts';
import frame from './document-frame.module.css';
import styles from './record-dialog.module.css';

interface Props extends SheetHead {
  readonly size?: 'record' | 'history';
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Under it: what may be done. */
  readonly actions?: ReactNode;
}

/** What has no lines: its facts, and what may be done below them; a phone is filled. */
export function RecordDialog({ size = 'record', children, actions, ...head }: Props) {
  const phone = usePhone();
  return (
    <SheetFrame
      {...head}
      size={size}
      fullScreen={phone}
      content={phone ? frame.content : styles[size]}
      body={frame.body}
    >
      <section className={styles.facts} aria-label="Datos" tabIndex={0} data-scrolls data-autofocus>
        {children}
      </section>
      {actions}
    </SheetFrame>
  );
}
