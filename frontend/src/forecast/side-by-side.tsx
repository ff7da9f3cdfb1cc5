import type { Cifras } from '@power/domain/forecast/views/figures';
import { formatCount, formatMillions, formatMoney, signed } from '../ui/format/numbers.ts';
import { LineTable } from '../ui/line-table.tsx';

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
  <LineTable label="Los dos días" framed head={['Cifra', from, to, 'Cambio']}>
    <tbody>
      {ROWS.map(([label, field]) => (
        <tr key={field}>
          <th scope="row">{label}</th>
          <td title={formatMoney(before[field])}>{formatMillions(before[field])}</td>
          <td title={formatMoney(after[field])}>{formatMillions(after[field])}</td>
          <td title={signed(formatMoney)(after[field] - before[field])}>
            {signed(formatMillions)(after[field] - before[field])}
          </td>
        </tr>
      ))}
      <tr>
        <th scope="row">Oportunidades</th>
        <td>{formatCount(before.cantidad)}</td>
        <td>{formatCount(after.cantidad)}</td>
        <td>{signed(formatCount)(after.cantidad - before.cantidad)}</td>
      </tr>
    </tbody>
  </LineTable>
);
