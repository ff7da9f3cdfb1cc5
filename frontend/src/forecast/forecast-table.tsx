import type { Resumen } from '@power/domain/forecast/views/figures';
import { Progress } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatCount, formatMillions, formatMoney, formatPercent } from '../ui/format/numbers.ts';
import { ValueCell } from './value-cell.tsx';
import { LineTable } from '../ui/line-table.tsx';
import styles from './forecast.module.css';

interface Props {
  readonly title: string;
  readonly of: string;
  readonly rows: readonly Resumen[];
  readonly to: (row: Resumen) => string;
  /** The sales behind what was billed. */
  readonly sales: (row: Resumen) => string;
  readonly empty: string;
}

const Amount = ({ label, value }: { readonly label: string; readonly value: number | null }) => (
  <td data-label={label} title={formatMoney(value)}>
    {formatMillions(value)}
  </td>
);

/** Forecasts of a month side by side, the one with most at stake first. */
export function ForecastTable({ title, of, rows, to, sales, empty }: Props) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p className={styles.none}>{empty}</p>
      ) : (
        <LineTable
          label={title}
          framed
          stacked
          head={[
            of,
            'Oportunidades',
            'Meta',
            'Comprometido',
            'Ponderado',
            'Asegurado',
            'Facturado',
            'Brecha',
            'Avance',
          ]}
        >
          <tbody>
            {rows.map((row) => {
              const done = row.meta ? (row.facturado / row.meta) * 100 : null;
              return (
                <tr key={row._id}>
                  <th scope="row">
                    <Link to={to(row)}>{row.nombre}</Link>
                  </th>
                  <td data-label="Oportunidades">{formatCount(row.cantidad)}</td>
                  <td data-label="Meta">
                    <ValueCell of={row} tipo="meta" />
                  </td>
                  <td data-label="Comprometido">
                    <ValueCell of={row} tipo="comprometido" />
                  </td>
                  <Amount label="Ponderado" value={row.ponderado} />
                  <Amount label="Asegurado" value={row.asegurado} />
                  <td data-label="Facturado" title={formatMoney(row.facturado)}>
                    <Link to={sales(row)}>{formatMillions(row.facturado)}</Link>
                  </td>
                  <Amount label="Brecha" value={row.brecha} />
                  <td data-label="Avance" className={styles.progress}>
                    {done === null ? (
                      <span className={styles.none}>sin meta</span>
                    ) : (
                      <Progress.Root>
                        <Progress.Section
                          value={Math.min(100, done)}
                          aria-label={`${formatPercent(done)} de la meta facturado`}
                        />
                      </Progress.Root>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </LineTable>
      )}
    </section>
  );
}
