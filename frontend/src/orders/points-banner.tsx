import { formatMoney } from '../ui/format/numbers.ts';
import styles from './order-sheet.module.css';

/** Points are pesos to spend: the sign is the specification's (document 2 §2). */
export const PointsBanner = ({ points }: { points: number }) =>
  points > 0 ? (
    <p className={styles.points} role="status">{`Este pedido utilizó ${formatMoney(points)} Pesos Mobile`}</p>
  ) : null;
