import { IconServer, IconServerOff } from '@tabler/icons-react';
import { formatCount } from '../ui/format/numbers.ts';
import { formatDayTime } from '../ui/format/times.ts';
import { LineTable } from '../ui/line-table.tsx';
import type { SystemStatusReply } from './status.ts';
import styles from './system.module.css';

type LogServer = NonNullable<SystemStatusReply['servidor']>;

const strangers = ({ ajenos, primero }: LogServer): string =>
  primero === null
    ? 'Ninguna otra aplicación escribe en él.'
    : `${ajenos === 1 ? 'Un evento' : `${formatCount(ajenos)} eventos`} de otras aplicaciones, que no se leen: el primero, en el flujo ${primero.flujo}, posición ${formatCount(Number(primero.posicion))}.`;

/** What others did on the server of the log: how much other applications write there, and each stream of ours that was changed. */
export function LogServer({ of }: { of: SystemStatusReply['servidor'] }) {
  if (of === null) return null;
  const ok = of.danados === 0;
  return (
    <section className={ok ? styles.block : styles.wide} aria-label="Servidor del registro">
      <h2>Servidor del registro</h2>
      <p className={styles.chain} data-ok={ok}>
        {ok ? <IconServer size={20} aria-hidden /> : <IconServerOff size={20} aria-hidden />}
        <span>
          <strong>
            {ok
              ? 'Nadie intervino los documentos en el servidor'
              : of.danados === 1
                ? 'Alguien intervino un documento en el servidor'
                : `Alguien intervino ${formatCount(of.danados)} documentos en el servidor`}
          </strong>
          <br />
          {strangers(of)}
        </span>
      </p>
      {!ok && (
        <LineTable label="Documentos intervenidos" head={['Flujo', 'Posición', 'Qué pasó', 'Desde']}>
          <tbody>
            {of.flujos.map((one) => (
              <tr key={one.flujo}>
                <th scope="row">
                  {one.flujo}
                  {one.version !== null && <small>{`evento ${one.version}`}</small>}
                </th>
                <td>{formatCount(Number(one.posicion))}</td>
                <td className={styles.error}>{one.detalle}</td>
                <td>{formatDayTime(one.desde)}</td>
              </tr>
            ))}
          </tbody>
        </LineTable>
      )}
      {of.danados > of.flujos.length && <p className={styles.none}>Se muestran los primeros {of.flujos.length}.</p>}
    </section>
  );
}
