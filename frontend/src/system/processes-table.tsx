import { formatInstant } from '@power/domain/kernel/dates';
import { formatCount } from '../ui/format/numbers.ts';
import { fieldName } from '../ui/format/field-names.ts';
import type { SystemStatusReply } from './status.ts';
import { LineTable } from '../ui/line-table.tsx';
import { UnitName } from './unit-name.tsx';
import styles from './system.module.css';

/** *Paso: inicio · Tiempo: 30*. */
const told = (memoria: Readonly<Record<string, unknown>>): string =>
  Object.entries(memoria)
    .map(([name, value]) => `${fieldName(name)}: ${String(value)}`)
    .join(' · ');

/** What processes wait for, until when, and what they will need then: the next deadline of each first. */
export const ProcessesTable = ({ of, now }: { of: SystemStatusReply['procesos']; now: string }) => (
  <section className={styles.wide} aria-label="Procesos con plazo">
    <h2>Procesos con plazo</h2>
    {of.length === 0 ? (
      <p>Ningún proceso espera algo ahora.</p>
    ) : (
      <LineTable label="Procesos con plazo" head={['Proceso', 'Instancia', 'Vence', 'Desde', 'Recuerda']}>
        <tbody>
          {of.flatMap(({ proceso, etiqueta, esperan, instancias }) =>
            instancias.map(({ instancia, vence, desde, memoria }, n) => (
              <tr key={`${proceso} ${instancia}`}>
                {n === 0 ? (
                  <th scope="row">
                    <UnitName nombre={proceso} etiqueta={etiqueta} />
                    <small>{esperan === 1 ? '1 instancia espera' : `${formatCount(esperan)} instancias esperan`}</small>
                  </th>
                ) : (
                  <td />
                )}
                <td>{instancia}</td>
                <td data-late={vence < now}>{formatInstant(vence)}</td>
                <td>{formatInstant(desde)}</td>
                <td>{told(memoria)}</td>
              </tr>
            )),
          )}
        </tbody>
      </LineTable>
    )}
  </section>
);
