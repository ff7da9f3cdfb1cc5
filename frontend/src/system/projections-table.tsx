import { Button } from '@mantine/core';
import { formatCount } from '../ui/format/numbers.ts';
import { StatusDot } from '../ui/status-dot.tsx';
import { readShare } from '@power/domain/system/read-share.shared';
import { projectionLooks } from '@power/domain/system/system-looks';
import { rebuild } from './operate.ts';
import type { SystemStatusReply } from './status.ts';
import { LineTable } from '../ui/line-table.tsx';
import { UnitName } from './unit-name.tsx';
import styles from './system.module.css';

type Row = SystemStatusReply['proyecciones'][number];

function State({ row }: { row: Row }) {
  const { tone, short } = projectionLooks[row.estado];
  return (
    <StatusDot tone={row.detenidos > 0 ? 'warn' : tone}>
      {row.detenidos > 0 ? `${short}, ${row.detenidos} detenidos` : short}
    </StatusDot>
  );
}

/** Read models and processes, with how far each is in the log, which ends at the position `head`. */
export const ProjectionsTable = ({ of, head }: { of: SystemStatusReply['proyecciones']; head: string }) => (
  <section className={styles.wide} aria-label="Proyecciones">
    <h2>Proyecciones y procesos</h2>
    <LineTable
      label="Proyecciones"
      head={['Nombre', 'Estado', 'Atraso', 'Posición', 'Versión', 'Instancia', { label: 'Acciones', hidden: true }]}
    >
      <tbody>
        {of.map((p) => (
          <tr key={p.nombre}>
            <th scope="row">
              <UnitName {...p} />
              <small>
                {p.clase === 'proceso' ? 'Proceso' : 'Proyección'}
                {p.error !== null && ` · ${p.error}`}
              </small>
            </th>
            <td>
              <State row={p} />
              {p.reconstruccion && (
                <small>{`Reconstrucción: va en ${readShare(p.reconstruccion.posicion, head)} %`}</small>
              )}
            </td>
            <td data-late={p.atraso > 0}>{p.atraso > 0 ? `va en ${readShare(p.posicion, head)} %` : 'al día'}</td>
            <td>{formatCount(Number(p.posicion))}</td>
            <td>{p.version ?? '–'}</td>
            <td>{p.instancia ?? '–'}</td>
            <td>
              {p.clase === 'proyeccion' && (
                <Button
                  size="compact-xs"
                  variant="default"
                  disabled={p.reconstruccion !== null}
                  onClick={() => void rebuild(p.nombre)}
                >
                  Reconstruir
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </LineTable>
  </section>
);
