import { formatCount } from '../ui/format/numbers.ts';
import styles from './heatmap.module.css';

const DAYS = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'] as const;

/** Questions by day of the week and hour of Santiago; each cell says its figure to whoever does not see its shade. */
export function Heatmap({ matrix }: { readonly matrix: readonly (readonly number[])[] }) {
  const most = Math.max(1, ...matrix.flat());
  return (
    <div className={styles.wide}>
      <table className={styles.heat}>
        <caption className="visually-hidden">Consultas por día de la semana y hora</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Día</span>
            </th>
            {Array.from({ length: 24 }, (_, hour) => (
              <th key={hour} scope="col">
                {hour % 3 === 0 ? hour : <span className="visually-hidden">{hour}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {matrix.map((hours, day) => (
            <tr key={DAYS[day]}>
              <th scope="row" title={DAYS[day]}>
                {DAYS[day]!.slice(0, 3)}
              </th>
              {hours.map((n, hour) => (
                <td key={hour} title={`${DAYS[day]} ${hour} h: ${formatCount(n)}`}>
                  <span style={{ opacity: n === 0 ? 0 : 0.15 + (0.85 * n) / most }} />
                  <span className="visually-hidden">{n}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
