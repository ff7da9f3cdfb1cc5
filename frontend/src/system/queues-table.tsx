import { formatCount } from '../ui/format/numbers.ts';
import type { SystemStatusReply } from './status.ts';
import { LineTable } from '../ui/line-table.tsx';
import styles from './system.module.css';

/** Background work by queue. */
export const QueuesTable = ({ of }: { of: SystemStatusReply['colas'] }) => (
  <section className={styles.wide} aria-label="Colas de trabajo">
    <h2>Colas de trabajo</h2>
    <LineTable label="Colas de trabajo" head={['Cola', 'Pendientes', 'Activos', 'Terminados', 'Fallidos']}>
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
    </LineTable>
  </section>
);
