import { formatCount } from '../ui/format/numbers.ts';
import styles from './forecast.module.css';

/** That a board shows only the largest, where there are more. */
export const More = ({ shown, total }: { readonly shown: number; readonly total: number }) =>
  total > shown ? (
    <p className={styles.more} role="status">
      {`El tablero muestra las ${formatCount(shown)} oportunidades mayores de ${formatCount(total)}. La lista las tiene todas.`}
    </p>
  ) : null;
