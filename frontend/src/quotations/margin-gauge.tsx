import { gaugeTone } from '@power/domain/quotations/line-rules';
import { formatPercent } from '../ui/format/numbers.ts';
import styles from './margin-gauge.module.css';

/** Below 25 red, 25 to below 35 yellow-green, 35 and above green. */
const TONES = { rojo: 'low', amarillo: 'middle', verde: 'high' } as const;
const WORDS = { low: 'bajo', middle: 'medio', high: 'bueno' } as const;

/** How much of a price is not cost, as a bar of 0 to 50 %, all red where nothing is left; the figure and a word stand beside the colour. */
export function MarginGauge({ margen }: { margen: number | null | undefined }) {
  if (margen === undefined || margen === null) return null;
  // Of the figure that stands beside it: *25,0%* is never called low.
  const shown = Math.round(margen * 10) / 10;
  const tone = TONES[gaugeTone(shown)];
  return (
    <div
      className={styles.gauge}
      data-tone={tone}
      role="meter"
      aria-label="Margen"
      aria-valuenow={shown}
      aria-valuemin={0}
      aria-valuemax={50}
      aria-valuetext={`${formatPercent(margen)}, ${WORDS[tone]}`}
    >
      <span>Margen</span>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="4" rx="2" />
        <rect width={shown <= 0 ? 100 : Math.min(100, margen * 2)} height="4" rx="2" />
      </svg>
      <strong>{formatPercent(margen)}</strong>
      <span>{WORDS[tone]}</span>
    </div>
  );
}
