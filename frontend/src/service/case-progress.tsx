import { rmaLooks } from '@power/domain/service/cases/looks';
import type { RmaPublico } from '@power/domain/service/cases/views/papers';
import { formatDay, formatDayTime } from '../ui/format/times.ts';
import { StateChip } from '../ui/state-chip.tsx';
import styles from './follow.module.css';

/** A case as its customer reads it: where it is, since when, and what becomes of each product. */
export function CaseProgress({ rma }: { readonly rma: RmaPublico }) {
  return (
    <div className={styles.body}>
      <p className={styles.state}>
        <StateChip looks={rmaLooks} value={rma.estado} /> {rma.cliente}
      </p>
      {rma.motivo_rechazo !== null && <p role="status">{`No se recibió: ${rma.motivo_rechazo}`}</p>}
      <section aria-label="Avance">
        <h2>Avance</h2>
        <ol className={styles.steps}>
          {rma.pasos.map(({ estado, fecha }) => (
            <li key={estado}>
              <strong>{estado}</strong> <span>{formatDayTime(fecha)}</span>
            </li>
          ))}
        </ol>
      </section>
      <section aria-label="Productos">
        <h2>Productos</h2>
        <ul className={styles.lines}>
          {rma.lineas.map((line) => (
            <li key={line.linea}>
              <strong>{line.part_number}</strong>
              <span>{line.nombre}</span>
              <span>{line.serie === null ? `${line.cantidad} unidades` : `Serie ${line.serie}`}</span>
              <span>{`Falla: ${line.falla}`}</span>
              {line.accesorios !== '' && <span>{`Accesorios: ${line.accesorios}`}</span>}
              <span>{`Garantía hasta el ${formatDay(line.garantia_hasta)}`}</span>
              <span>{`Resolución: ${line.resolucion ?? 'pendiente'}`}</span>
              {line.reemplazo.length > 0 && <span>{`Se cambió por la serie ${line.reemplazo.join(', ')}`}</span>}
            </li>
          ))}
        </ul>
      </section>
      <p>{`Tu contacto: ${rma.ejecutivo}`}</p>
    </div>
  );
}
