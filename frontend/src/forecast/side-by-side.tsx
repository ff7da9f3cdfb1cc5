import type { Cifras } from '@power/domain/forecast/views/figures';
import { formatCount, formatMillions, formatMoney } from '../ui/format/numbers.ts';
import styles from './forecast.module.css';

interface Props {
  readonly before: Cifras;
  readonly after: Cifras;
  readonly from: string;
  readonly to: string;
}

const ROWS = [
  ['Ponderado', 'ponderado'],
  ['Total', 'total'],
  ['Asegurado', 'asegurado'],
  ['Facturado del forecast', 'facturado'],
  ['Perdido', 'perdido'],
] as const;

/** The same month on two days, figure by figure. */
export const SideBySide = ({ before, after, from, to }: Props) => (
  <div className={styles.wide} tabIndex={0} role="group" aria-label="Tabla: los dos días">
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Cifra</th>
          <th scope="col">{from}</th>
          <th scope="col">{to}</th>
          <th scope="col">Cambio</th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map(([label, field]) => (
          <tr key={field}>
            <th scope="row">{label}</th>
            <td title={formatMoney(before[field])}>{formatMillions(before[field])}</td>
            <td title={formatMoney(after[field])}>{formatMillions(after[field])}</td>
            <td title={formatMoney(after[field] - before[field])}>{formatMillions(after[field] - before[field])}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">Oportunidades</th>
          <td>{formatCount(before.cantidad)}</td>
          <td>{formatCount(after.cantidad)}</td>
          <td>{formatCount(after.cantidad - before.cantidad)}</td>
        </tr>
      </tbody>
    </table>
  </div>
);
