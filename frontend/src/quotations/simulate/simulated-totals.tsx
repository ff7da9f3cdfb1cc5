import { formatCount, formatDecimal, formatMoney, formatPercent } from '../../ui/format/numbers.ts';
import { DIVISA } from '../currency.ts';
import type { Simulation } from './simulated-lines.tsx';
import styles from './simulate.module.css';

/** What the quotation comes to and would come to, side by side. */
export function SimulatedTotals({ of, margenes }: { readonly of: Simulation; readonly margenes: boolean }) {
  const { antes, despues, moneda } = of;
  const abroad = (amount: number | null) => formatMoney(amount, DIVISA[moneda]);
  const rows: readonly (readonly [string, string, string])[] = [
    ...(moneda === 'pesos'
      ? []
      : [
          ['Total Aéreo', abroad(antes.total_aereo), abroad(despues.total_aereo)] as const,
          ['Total Marítimo', abroad(antes.total_maritimo), abroad(despues.total_maritimo)] as const,
          ['Tipo de cambio', formatDecimal(antes.tipo_cambio), formatDecimal(despues.tipo_cambio)] as const,
        ]),
    ['NETO', formatMoney(antes.neto), formatMoney(despues.neto)],
    ['IVA (19%)', formatMoney(antes.iva), formatMoney(despues.iva)],
    ['TOTAL', formatMoney(antes.total), formatMoney(despues.total)],
    ...(margenes ? [['Margen', formatPercent(antes.margen), formatPercent(despues.margen)] as const] : []),
    ['Por validar', formatCount(antes.por_validar), formatCount(despues.por_validar)],
  ];
  return (
    <table className={styles.totals} aria-label="Totales simulados">
      <thead>
        <tr>
          <th scope="col" />
          <th scope="col">Ahora</th>
          <th scope="col">Simulado</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, now, then]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{now}</td>
            <td data-moved={now !== then}>{then}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
