import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Sparkline } from './sparkline.tsx';
import styles from './kpi-card.module.css';

interface Props {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly values: readonly number[];
  readonly format: (value: number) => string;
  /** Whether more of it is good news; undefined where it is neither. */
  readonly moreIs?: 'ok' | 'warn' | undefined;
  /** What it is compared with: *ayer a esta hora*. */
  readonly against: string;
  /** List that it counts; the whole card leads there. */
  readonly to: string | undefined;
  /** Since when it could not be refreshed. */
  readonly since?: string | undefined;
}

/** A unit stands small before its figure, so that millions fit where a count does: *MM$ 107,4*. */
function Figure({ text }: { text: string }) {
  const [, unit, figure] = /^(\D+?) (.+)$/.exec(text) ?? [undefined, undefined, text];
  return (
    <strong className={styles.figure}>
      {unit !== undefined && <span className={styles.unit}>{`${unit} `}</span>}
      {figure}
    </strong>
  );
}

const OTHER = { ok: 'warn', warn: 'ok' } as const;

/** A figure with its change against the same moment before, and its course. */
export function KpiCard({ label, icon, values, format, moreIs, against, to, since }: Props) {
  const now = values.at(-1) ?? 0;
  const before = values.at(-2) ?? 0;
  const change = now - before;
  const tone = change === 0 || moreIs === undefined ? 'neutral' : change > 0 ? moreIs : OTHER[moreIs];
  const text = change === 0 ? 'igual' : `${change > 0 ? '↑' : '↓'} ${format(Math.abs(change))}`;
  const content = (
    <>
      <span className={styles.label}>
        {icon}
        {label}
      </span>
      <Figure text={format(now)} />
      <span className={styles.delta} data-tone={tone} title={`${format(before)} ${against}`}>
        {text}
        <span className="visually-hidden">{` respecto de ${format(before)} ${against}`}</span>
      </span>
      <Sparkline values={values} className={styles.line} />
      {since !== undefined && <span className={styles.late}>{since}</span>}
    </>
  );
  return to === undefined ? (
    <div className={styles.card}>{content}</div>
  ) : (
    <Link className={styles.card} to={to}>
      {content}
    </Link>
  );
}
