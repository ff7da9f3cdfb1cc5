import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useReturnFocus } from '../use-return-focus.ts';
import styles from './sheet-header.module.css';
import { BESIDE_DOCUMENT, SHEET } from './sheet-width.ts';

export interface SheetHead {
  readonly title: ReactNode;
  /** State, whose it is, amount. */
  readonly summary?: ReactNode;
  /** Previous, next, menu. */
  readonly tools?: ReactNode;
}

interface Props extends SheetHead {
  readonly size: keyof typeof SHEET;
  readonly fullScreen: boolean;
  readonly content: string | undefined;
  readonly body: string | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet in a dialog: its head and what is below. Closing gives the focus back to the row that it was opened from. */
export function SheetFrame({ title, summary, tools, size, fullScreen, content, body, onClose, children }: Props) {
  useReturnFocus();
  return (
    <Modal.Root
      opened
      onClose={onClose}
      size={SHEET[size]}
      {...(size === 'document' ? { xOffset: BESIDE_DOCUMENT } : {})}
      centered
      fullScreen={fullScreen}
      radius="lg"
      // A class given to the content is given to what centres it as well.
      classNames={{ content: content ?? '' }}
    >
      <Modal.Overlay backgroundOpacity={0.45} />
      <Modal.Content>
        <Modal.Header className={styles.header ?? ''}>
          <Modal.Title className={styles.title ?? ''}>{title}</Modal.Title>
          {summary}
          {tools}
          <Modal.CloseButton aria-label="Cerrar" className={styles.close ?? ''} />
        </Modal.Header>
        <Modal.Body className={body ?? ''}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
