import { rmaLooks } from '@power/domain/service/cases/looks';
import { Button } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { PublicFrame } from '../access/public-frame.shared.tsx';
import { isMistaken, messageOf } from '../api/call-error.ts';
import { useQueryCall } from '../api/hooks.ts';
import { sharedCase } from '../calls/service.ts';
import { formatDay, formatDayTime } from '../ui/format/times.ts';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { StateChip } from '../ui/state-chip.tsx';
import styles from './follow.module.css';

const REFRESH_MS = 30_000;

/** A case as its customer follows it from a link: where it is, since when, and what becomes of each product. */
export function FollowPage() {
  const { token = '' } = useParams();
  const query = useQueryCall(sharedCase, { token }, { refetchInterval: REFRESH_MS, staleTime: 0 });
  const reply = query.data as { ok: boolean; titulo?: string; mensaje?: string } | undefined;
  const rma = query.data?.ok ? query.data.rma : undefined;
  // Half an address, as mail programs break it: the server knows no such word.
  if (isMistaken(query.error))
    return (
      <PublicFrame title="Este enlace ya no sirve">
        <p>Revisa que la dirección esté completa, o pide un enlace nuevo a quien recibió tu producto.</p>
      </PublicFrame>
    );
  if (reply?.ok === false)
    return (
      <PublicFrame title={reply.titulo ?? 'Este enlace ya no sirve'}>
        <p>{reply.mensaje}</p>
      </PublicFrame>
    );
  if (!rma)
    return query.error ? (
      <PublicFrame title="El RMA no se pudo abrir">
        <p>{messageOf(query.error)}</p>
        <Button fullWidth onClick={() => void query.refetch()}>
          Reintentar
        </Button>
      </PublicFrame>
    ) : (
      <PageSkeleton />
    );
  return (
    <PublicFrame title={`RMA N° ${rma.number}`}>
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
    </PublicFrame>
  );
}
