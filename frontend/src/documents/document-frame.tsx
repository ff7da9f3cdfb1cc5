import { Skeleton, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { SheetFrame } from '../ui/dialogs/sheet-frame.tsx';
import { useNarrow } from '../ui/use-phone.ts';
import { useStore } from '../api/store.ts';
import { factsShown } from './facts-shown.ts';
import head from '../ui/dialogs/sheet-header.module.css';
import { usePageTitle } from '../ui/page-title.ts';
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
  /** A field among the lines has the focus first; else they have it, to be scrolled. */
  readonly begun?: boolean | undefined;
  readonly onClose: () => void;
}

const Columns = ({ loading, facts, children, side, begun = false }: Props) => (
  <div className={styles.columns} data-side={side !== undefined} data-facts={useStore(factsShown)} aria-busy={loading}>
    {/* It scrolls, and by keyboard too. */}
    <aside className={styles.facts} aria-label="Datos" tabIndex={0}>
      {loading ? <Skeleton height={240} /> : facts}
    </aside>
    <section className={styles.lines} aria-label="Detalle" tabIndex={0} data-autofocus={!begun || undefined}>
      {loading ? <Skeleton height={320} /> : children}
    </section>
    {side !== undefined && (
      <aside className={styles.side} aria-label="Alrededor del documento">
        {loading ? <Skeleton height={240} /> : side}
      </aside>
    )}
  </div>
);

/** A document over its list. */
export function DocumentDialog(props: Props) {
  const { title, summary, tools, onClose } = props;
  const narrow = useNarrow();
  return (
    <SheetFrame
      {...{ title, summary, tools, onClose }}
      size="document"
      fullScreen={narrow}
      content={styles.content}
      body={styles.body}
    >
      {props.failure ?? <Columns {...props} />}
      {props.actions}
    </SheetFrame>
  );
}

/** The same at an address of its own. */
export function DocumentPage(props: Props) {
  usePageTitle(props.title);
  return (
    <article className={styles.own} aria-label={props.title}>
      <div className={styles.page}>
        <header className={head.header}>
          <Title order={1} className={head.title ?? ''}>
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
