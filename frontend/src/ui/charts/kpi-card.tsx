import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Sparkline } from './sparkline.tsx';
import styles from './kpi-card.module.css';

interface Props {
  readonly label: string;
  readonly icon?: ReactNode;
  /** What it is compared with and, last, what it is now. */
  readonly values: readonly number[];
  readonly format: (value: number) => string;
  /** How a change is written where not as the figure is: that of a percentage is in points. */
  readonly formatChange?: ((value: number) => string) | undefined;
  /** What stands in large in place of the last value: *85,3%* of a goal. */
  readonly figure?: string | undefined;
  /** Its course in order of time, the last is now; unless told, the values. */
  readonly course?: readonly number[] | undefined;
  /** Whether more of it is good news; undefined where it is neither. */
  readonly moreIs?: 'ok' | 'warn' | undefined;
  /** What it is compared with: *ayer a esta hora*. */
  readonly against: string;
  /** List that it counts; the whole card leads there. */
  readonly to: string | undefined;
  /** Since when it could not be refreshed. */
  readonly since?: string | undefined;
}

/** A unit stands small before its figure, so that millions fit where a count does: *MM$ 107,4*; a sign is as large as the figure. */
function Figure({ text }: { text: string }) {
  const [, sign, unit, figure] = /^(-?)(\D+?) (.+)$/.exec(text) ?? [undefined, '', undefined, text];
  return (
    <strong className={styles.figure}>
      {sign}
      {unit !== undefined && <span className={styles.unit}>{`${unit} `}</span>}
      {figure}
    </strong>
  );
}

const OTHER = { ok: 'warn', warn: 'ok' } as const;

/** A figure with its change against the same moment before, and its course. */
export function KpiCard({
  label,
  icon,
  values,
  format,
  formatChange = format,
  figure,
  course = values,
  moreIs,
  against,
  to,
  since,
}: Props) {
  const now = values.at(-1) ?? 0;
  const before = values.at(-2) ?? 0;
  const change = now - before;
  const tone = change === 0 || moreIs === undefined ? 'neutral' : change > 0 ? moreIs : OTHER[moreIs];
  const text = change === 0 ? 'igual' : `${change > 0 ? '↑' : '↓'} ${formatChange(Math.abs(change))}`;
  const content = (
    <>
      <span className={styles.label}>
        {icon}
        {label}
      </span>
      <Figure text={figure ?? format(now)} />
      <span className={styles.delta} data-tone={tone} title={`${format(before)} ${against}`}>
        {text}
        <span className="visually-hidden">{` respecto de ${format(before)} ${against}`}</span>
      </span>
      <Sparkline values={course} className={styles.line} />
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
