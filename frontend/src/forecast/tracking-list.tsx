import { nombreCierre } from '@power/domain/forecast/tracking';
import { formatDay, formatDayTime } from '../ui/format/times.ts';
import type { Tracked } from './opportunity.ts';
import { PercentBadge } from './percent-badge.tsx';
import styles from './tracking.module.css';

/** What was done and believed, in the order of time (document 3 §2). */
export function TrackingList({ tracking }: { readonly tracking: readonly Tracked[] }) {
  return (
    <section aria-label="Seguimiento">
      <h3 className={styles.heading}>Seguimiento</h3>
      {tracking.length === 0 ? (
        <p className={styles.none}>Todavía no tiene seguimiento.</p>
      ) : (
        <ol className={styles.list}>
          {tracking.map((entry, n) => (
            <li key={n}>
              <p className={styles.entry}>
                <PercentBadge porcentaje={entry.porcentaje} />
                <strong>{entry.etapa}</strong>
                <time dateTime={entry.fecha}>{formatDayTime(entry.fecha)}</time>
              </p>
              <p className={styles.comment}>{entry.comentario}</p>
              <p className={styles.next}>
                <span>Cierre: {nombreCierre(entry)}</span>
                {entry.next_step !== '' && (
                  <span>
                    Próxima acción: {entry.next_step}
                    {entry.fechaAccion && `, ${formatDay(entry.fechaAccion)}`}
                  </span>
                )}
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
