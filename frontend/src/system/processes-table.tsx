import { formatInstant } from '@power/domain/kernel/dates';
import { formatCount } from '../ui/format/numbers.ts';
import type { SystemStatusReply } from './status.ts';
import styles from './system.module.css';

/** What processes wait for, and until when: the next deadline of each first. */
export const ProcessesTable = ({ of, now }: { of: SystemStatusReply['procesos']; now: string }) => (
  <section className={styles.wide} aria-label="Procesos con plazo">
    <h2>Procesos con plazo</h2>
    {of.length === 0 ? (
      <p>Ningún proceso espera algo ahora.</p>
    ) : (
      <div className={styles.scroll} role="group" aria-label="Procesos con plazo, tabla" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Proceso</th>
              <th scope="col">Instancia</th>
              <th scope="col">Vence</th>
              <th scope="col">Desde</th>
            </tr>
          </thead>
          <tbody>
            {of.flatMap(({ proceso, esperan, instancias }) =>
              instancias.map(({ instancia, vence, desde }, n) => (
                <tr key={`${proceso} ${instancia}`}>
                  <th scope="row">
                    {n === 0 && proceso}
                    {n === 0 && (
                      <small>
                        {esperan === 1 ? '1 instancia espera' : `${formatCount(esperan)} instancias esperan`}
                      </small>
                    )}
                  </th>
                  <td>{instancia}</td>
                  <td data-late={vence < now}>{formatInstant(vence)}</td>
                  <td>{formatInstant(desde)}</td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </div>
    )}
  </section>
);
