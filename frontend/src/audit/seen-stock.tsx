import type { StockVisto } from '@power/domain/streams/order/parts';
import { formatCount } from '../ui/format/numbers.ts';
import styles from './audit.module.css';

/** The stock that a validator saw when deciding. */
export const SeenStock = ({ of }: { of: readonly StockVisto[] }) => (
  <table className={styles.stock}>
    <caption>Stock que vio quien validó</caption>
    <thead>
      <tr>
        <th scope="col">Part Number</th>
        <th scope="col">Solicitado</th>
        <th scope="col">Físico</th>
        <th scope="col">Comprometido</th>
        <th scope="col">Disponible</th>
      </tr>
    </thead>
    <tbody>
      {of.map((s) => (
        <tr key={s.linea}>
          <th scope="row">{s.part_number}</th>
          <td>{formatCount(s.solicitado)}</td>
          <td>{formatCount(s.fisico)}</td>
          <td>{formatCount(s.comprometido)}</td>
          <td>{formatCount(s.disponible)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
