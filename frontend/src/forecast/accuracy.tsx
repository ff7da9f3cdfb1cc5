import { MESES, writeMonth } from '@power/domain/forecast/tracking';
import { FORECAST_TOPIC } from '@power/domain/forecast/views/opportunity-row';
import { Link } from 'react-router-dom';
import { useQueryCall } from '../api/hooks.ts';
import { forecastAccuracy } from '../calls/forecast.ts';
import { useLiveRefresh } from '../live/refresh.ts';
import { Sparkline } from '../ui/charts/sparkline.tsx';
import { formatMillions, formatMoney, formatPercent } from '../ui/format/numbers.ts';
import { Loaded } from './loaded.tsx';
import { LineTable } from '../ui/line-table.tsx';
import styles from './forecast.module.css';

/** How near each forecast came over the last twelve months that are over: promised when the month began against invoiced in it. */
export function Accuracy({ ejecutivo }: { readonly ejecutivo?: string }) {
  const query = useQueryCall(forecastAccuracy, ejecutivo === undefined ? {} : { ejecutivo }, { keepPrevious: true });
  useLiveRefresh(forecastAccuracy, FORECAST_TOPIC);
  return (
    <Loaded query={query}>
      {({ ejecutivos }) => (
        <section className={styles.section} aria-label="Precisión del forecast">
          <h2>Precisión de los últimos 12 meses</h2>
          <p className={styles.none}>
            Lo prometido al comenzar cada mes, ponderado, frente a lo facturado en él. 100% es lo prometido.
          </p>
          {ejecutivos.length === 0 ? (
            <p className={styles.none}>Todavía no hay meses terminados con oportunidades.</p>
          ) : (
            <LineTable
              label="Precisión por ejecutivo"
              framed
              head={[
                'Ejecutivo',
                'Prometido',
                'Facturado',
                'Precisión',
                'Curso',
                ...ejecutivos[0]!.meses.map(({ year, month }) => ({
                  label: `${MESES[month - 1]!.slice(0, 3)} ${String(year).slice(2)}`,
                  title: `${MESES[month - 1]} ${year}`,
                })),
              ]}
            >
              <tbody>
                {ejecutivos.map(({ usuario, nombre, prometido, facturado, precision, meses }) => (
                  <tr key={usuario}>
                    <th scope="row" title={nombre}>
                      {nombre}
                    </th>
                    <td title={formatMoney(prometido)}>{formatMillions(prometido)}</td>
                    <td title={formatMoney(facturado)}>{formatMillions(facturado)}</td>
                    <td>
                      <strong>{formatPercent(precision)}</strong>
                    </td>
                    <td className={styles.course}>
                      <Sparkline values={meses.map((of) => of.precision ?? 0)} />
                    </td>
                    {meses.map((of) => (
                      <td
                        key={`${of.year}-${of.month}`}
                        title={`Prometido ${formatMoney(of.prometido)}, facturado ${formatMoney(of.facturado)}`}
                      >
                        <Link
                          to={`/sistema/fef?${new URLSearchParams({ ejecutivo: usuario, mes: writeMonth({ year_cierre: of.year, mes_cierre: of.month }) })}`}
                        >
                          {formatPercent(of.precision)}
                        </Link>
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </LineTable>
          )}
        </section>
      )}
    </Loaded>
  );
}
