import { IconAlertTriangle, IconPlayerPause } from '@tabler/icons-react';
import { formatCount } from '../ui/format/numbers.ts';
import styles from './picking-progress.module.css';

interface Props {
  readonly done: number;
  readonly of: number;
  readonly paused?: boolean;
  readonly short?: boolean;
  /** In a card with room. */
  readonly roomy?: boolean;
}

/** Units picked of units asked for, as bar and figures. */
export function PickingProgress({ done, of, paused = false, short = false, roomy = false }: Props) {
  const percent = of > 0 ? Math.min(100, (done / of) * 100) : 0;
  return (
    <span className={styles.progress}>
      <span
        className={styles.bar}
        role="progressbar"
        aria-label="Unidades pickeadas"
        aria-valuenow={done}
        aria-valuemin={0}
        aria-valuemax={of}
        data-full={percent === 100}
      >
        <span style={{ width: `${percent}%` }} />
      </span>
      <span className={styles.said} data-roomy={roomy}>
        {formatCount(done)}/{formatCount(of)}
        {paused && <IconPlayerPause size={14} aria-label="En pausa" />}
        {short && <IconAlertTriangle size={14} className={styles.short} aria-label="Con faltantes" />}
      </span>
    </span>
  );
}
