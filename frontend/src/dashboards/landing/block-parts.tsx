import type { Tone } from '@power/domain/kernel/look';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '../../ui/format/numbers.ts';
import styles from './landing.module.css';

/** Rows of a list card; its grid has the rest. */
export const FEW = 5;

export const Figure = ({ value, unit }: { value: number; unit: string }) => (
  <p className={styles.figure}>
    <strong>{formatCount(value)}</strong>
    <span>{unit}</span>
  </p>
);

export interface Line {
  readonly key: string;
  readonly first: ReactNode;
  readonly name: string;
  /** In full, where the name is a short one. */
  readonly title?: string;
  readonly last: ReactNode;
  readonly to?: string | undefined;
  /** Share of the longest, 0 to 1: drawn as a bar. */
  readonly share?: number;
  /** Of the state that it counts: its bar is coloured as the state is everywhere. */
  readonly tone?: Tone;
}

/** Lines of what is counted, each with its count and a bar beside that of the most. */
export function inBars<T extends { readonly cantidad: number }>(
  counted: readonly T[],
  line: (one: T) => Omit<Line, 'first' | 'share'>,
): Line[] {
  const most = Math.max(1, ...counted.map(({ cantidad }) => cantidad));
  return counted.map((one) => ({ ...line(one), first: formatCount(one.cantidad), share: one.cantidad / most }));
}

/** The first few of a list; each line opens its document when the person has the screen. */
export const Lines = ({ of, empty }: { of: readonly Line[]; empty: string }) =>
  of.length === 0 ? (
    <p className={styles.none}>{empty}</p>
  ) : (
    <ul className={styles.rows}>
      {of.map(({ key, first, name, title = name, last, to, share, tone }) => {
        const content = (
          <>
            <span>{first}</span>
            <span className={styles.name} title={title}>
              {name}
            </span>
            <span>{last}</span>
          </>
        );
        return (
          <li key={key}>
            {to === undefined ? (
              <div className={styles.row}>{content}</div>
            ) : (
              <Link className={styles.row} to={to}>
                {content}
              </Link>
            )}
            {share !== undefined && (
              <span
                className={styles.bar}
                data-tone={tone}
                style={{ width: `${Math.max(1, share * 100)}%` }}
                aria-hidden
              />
            )}
          </li>
        );
      })}
    </ul>
  );
