import type { ReactNode } from 'react';
import styles from './line-table.module.css';

interface Head {
  readonly label: string;
  /** Only read aloud: a column of buttons. */
  readonly hidden?: boolean;
  /** Words among figures: to the left. */
  readonly text?: boolean;
  /** A figure among words: to the right, as its cells, which say so in `data-figure`. */
  readonly figure?: boolean;
  readonly title?: string;
}

interface Props {
  readonly label: string;
  readonly head: readonly (string | Head)[];
  /** Figures on a card of their own, on one line each. */
  readonly framed?: boolean;
  /** On a phone each row is a card; its cells say in `data-label` what they are. */
  readonly stacked?: boolean;
  /** Bodies and foot of the table. */
  readonly children: ReactNode;
  /** What stands below the rows and scrolls with them. */
  readonly below?: ReactNode;
}

/** A small table of a page, which scrolls sideways on a narrow screen: whoever has no mouse stands on it to do so. */
export const LineTable = ({ label, head, framed = false, stacked = false, children, below }: Props) => (
  <div className={framed ? styles.card : styles.scroll} role="group" aria-label={`${label}, tabla`} tabIndex={0}>
    <table className={framed ? styles.framed : styles.table} data-stacked={stacked}>
      <thead>
        <tr>
          {head
            .map((of): Head => (typeof of === 'string' ? { label: of } : of))
            .map(({ label: name, hidden, text, figure, title }) => (
              <th scope="col" key={title ?? name} title={title} data-text={text} data-figure={figure}>
                {hidden ? <span className="visually-hidden">{name}</span> : name}
              </th>
            ))}
        </tr>
      </thead>
      {children}
    </table>
    {below}
  </div>
);
