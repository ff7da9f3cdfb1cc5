import { formatCount } from '../ui/format/numbers.ts';
import type { SystemStatusReply } from './status.ts';
import styles from './system.module.css';

/** Background work by queue. */
export const QueuesTable = ({ of }: { of: SystemStatusReply['colas'] }) => (
  <section className={styles.wide} aria-label="Colas de trabajo">
    <h2>Colas de trabajo</h2>
    <div className={styles.scroll} role="group" aria-label="Colas de trabajo, tabla" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Cola</th>
            <th scope="col">Pendientes</th>
            <th scope="col">Activos</th>
            <th scope="col">Terminados</th>
            <th scope="col">Fallidos</th>
          </tr>
        </thead>
        <tbody>
          {of.map((c) => (
            <tr key={c.cola}>
              <th scope="row">{c.cola}</th>
              <td>{formatCount(c.pendientes)}</td>
              <td>{formatCount(c.activos)}</td>
              <td>{formatCount(c.terminados)}</td>
              <td data-late={c.fallidos > 0}>{formatCount(c.fallidos)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
);
