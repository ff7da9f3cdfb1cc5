import { Modal, Skeleton, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { BESIDE_DOCUMENT, SHEET } from '../ui/dialogs/sheet-width.ts';
import { usePageTitle } from '../ui/page-title.ts';
import { useReturnFocus } from '../ui/use-return-focus.ts';
import styles from './document-frame.module.css';

interface Props {
  readonly title: string;
  /** State, whose it is, amount. */
  readonly summary: ReactNode;
  readonly tools: ReactNode;
  readonly facts: ReactNode;
  /** Lines and totals. */
  readonly children: ReactNode;
  /** What stands around it; absent where nothing does. */
  readonly side?: ReactNode;
  readonly actions: ReactNode;
  /** In the place of it all: why there is nothing to see. */
  readonly failure?: ReactNode;
  readonly loading: boolean;
  readonly onClose: () => void;
}

const Columns = ({ loading, facts, children, side }: Props) => (
  <div className={styles.columns} data-side={side !== undefined} aria-busy={loading}>
    {/* It scrolls, and by keyboard too. */}
    <aside className={styles.facts} aria-label="Datos" tabIndex={0}>
      {loading ? <Skeleton height={240} /> : facts}
    </aside>
    <section className={styles.lines} aria-label="Detalle" tabIndex={0} data-autofocus>
      {loading ? <Skeleton height={320} /> : children}
    </section>
    {side !== undefined && (
      <aside className={styles.side} aria-label="Alrededor del documento">
        {loading ? <Skeleton height={240} /> : side}
      </aside>
    )}
  </div>
);

/** A document over its list: closing gives the focus back to the row that it was opened from. */
export function DocumentDialog(props: Props) {
  useReturnFocus();
  const narrow = useMediaQuery('(max-width: 900px)') ?? false;
  return (
    <Modal.Root
      opened
      onClose={props.onClose}
      size={SHEET.document}
      xOffset={BESIDE_DOCUMENT}
      centered
      fullScreen={narrow}
      // A class given to the content is given to what centres it as well.
      classNames={{ content: styles.content ?? '' }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Header className={styles.header ?? ''}>
          <Modal.Title className={styles.title ?? ''}>{props.title}</Modal.Title>
          {props.summary}
          {props.tools}
          <Modal.CloseButton aria-label="Cerrar" className={styles.close ?? ''} />
        </Modal.Header>
        <Modal.Body className={styles.body ?? ''}>
          {props.failure ?? <Columns {...props} />}
          {props.actions}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** The same at an address of its own. */
export function DocumentPage(props: Props) {
  usePageTitle(props.title);
  return (
    <article className={styles.own} aria-label={props.title}>
      <div className={styles.page}>
        <header className={styles.header}>
          <Title order={1} className={styles.title ?? ''}>
            {props.title}
          </Title>
          {props.summary}
          {props.tools}
        </header>
        <div className={styles.body}>
          {props.failure ?? <Columns {...props} />}
          {props.actions}
        </div>
      </div>
    </article>
  );
}
