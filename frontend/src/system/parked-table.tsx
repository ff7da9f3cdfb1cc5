import { Button } from '@mantine/core';
import { formatDayTime } from '../ui/format/times.ts';
import { retry } from './operate.ts';
import type { SystemStatusReply } from './status.ts';
import { LineTable } from '../ui/line-table.tsx';
import { UnitName } from './unit-name.tsx';
import styles from './system.module.css';

/** Events that a projection could not take; later ones of the same document wait behind them. */
export const ParkedTable = ({ of }: { of: SystemStatusReply['detenidos'] }) =>
  of.length === 0 ? (
    <section className={styles.block} aria-label="Eventos detenidos">
      <h2>Eventos detenidos</h2>
      <p className={styles.none}>Ninguno.</p>
    </section>
  ) : (
    <section className={styles.wide} aria-label="Eventos detenidos">
      <h2>
        Eventos detenidos <span>{of.length}</span>
      </h2>
      <LineTable
        label="Eventos detenidos"
        head={[
          'Documento',
          'Proyección o proceso',
          'Evento',
          'Error',
          'Intentos',
          'Detenido',
          { label: 'Acciones', hidden: true },
        ]}
      >
        <tbody>
          {of.map((d) => (
            <tr key={`${d.proyeccion} ${d.stream} ${d.version}`}>
              <th scope="row">
                {d.stream}
                <small>{`versión ${d.version}`}</small>
              </th>
              <td>
                <UnitName nombre={d.proyeccion} etiqueta={d.etiqueta} />
              </td>
              <td>{d.tipo}</td>
              <td className={styles.error}>{d.error}</td>
              <td>{d.intentos}</td>
              <td>{formatDayTime(d.detenido)}</td>
              <td>
                <Button size="compact-xs" variant="default" onClick={() => void retry(d.proyeccion, d.stream)}>
                  Reintentar
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </LineTable>
    </section>
  );
