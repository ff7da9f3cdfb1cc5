import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { type SheetHead, SheetFrame } from './sheet-frame.tsx';
import { useNarrow } from '../use-phone.ts';
import styles from './detail-dialog.module.css';

interface Props extends SheetHead {
  readonly onClose: () => void;
  /** Left: the facts. */
  readonly facts?: ReactNode;
  /** Centre: the lines. */
  readonly children: ReactNode;
  /** Right: the conversation. */
  readonly conversation?: ReactNode;
  readonly totals?: ReactNode;
  /** At the left; the way out among them. */
  readonly actions?: ReactNode;
  /** The one next step, at the right. */
  readonly primary?: ReactNode;
  readonly loading?: boolean;
}

/** A document: facts, lines, conversation; totals at the lower right. */
export function DetailDialog({
  title,
  summary,
  tools,
  onClose,
  facts,
  children,
  conversation,
  totals,
  actions,
  primary,
  loading = false,
}: Props) {
  const narrow = useNarrow();
  return (
    <SheetFrame
      {...{ title, summary, tools, onClose }}
      size="document"
      fullScreen={narrow}
      content={styles.content}
      body={styles.body}
    >
      <div className={styles.columns} aria-busy={loading}>
        {facts !== undefined && (
          <aside className={styles.facts} aria-label="Datos">
            {loading ? <Skeleton height={240} /> : facts}
          </aside>
        )}
        <section className={styles.lines} aria-label="Detalle" tabIndex={0} data-scrolls>
          {loading ? <Skeleton height={320} /> : children}
        </section>
        {conversation !== undefined && (
          <aside className={styles.chat} aria-label="Conversación">
            {loading ? <Skeleton height={240} /> : conversation}
          </aside>
        )}
      </div>
      {(totals ?? actions ?? primary) !== undefined && (
        <div className={styles.footer}>
          <div className={styles.actions}>{actions}</div>
          {totals !== undefined && <div>{totals}</div>}
          {primary && <div className={styles.primary}>{primary}</div>}
        </div>
      )}
    </SheetFrame>
  );
}
