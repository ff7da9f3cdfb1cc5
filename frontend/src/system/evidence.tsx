import { formatInstant } from '@power/domain/kernel/dates';
import { IconLock, IconLockExclamation } from '@tabler/icons-react';
import { ElapsedTime } from '../ui/format/elapsed-time.tsx';
import { formatCount } from '../ui/format/numbers.ts';
import type { SystemStatusReply } from './status.ts';
import styles from './system.module.css';

type Evidence = SystemStatusReply['evidencia'];

/** What stands out: why nothing is sealed, that it is late, or that it is as it should be. */
const inShort = ({ cabeza, falla, atrasada, pendiente }: Evidence): string =>
  falla !== null
    ? 'El registro NO se está sellando'
    : atrasada
      ? 'La última cabeza está atrasada'
      : cabeza === null
        ? 'La primera cabeza se firma dentro de un minuto'
        : pendiente === null
          ? 'Todo lo registrado está sellado'
          : 'Sellado cada minuto';

/** How old the last signed head of the log is, what it covers, and whether the second place has it. */
export function Evidence({ of }: { of: Evidence }) {
  const { cabeza, falla, atrasada, sellado, segundo_lugar: second, sello_tiempo: stamp } = of;
  const ok = falla === null && !atrasada;
  return (
    <section className={styles.block} aria-label="Evidencia">
      <h2>Evidencia</h2>
      <div className={styles.chain} data-ok={ok}>
        {ok ? <IconLock size={20} aria-hidden /> : <IconLockExclamation size={20} aria-hidden />}
        <span>
          <strong>{inShort(of)}</strong>
          {falla !== null && (
            <>
              <br />
              {falla}
            </>
          )}
          {cabeza !== null && (
            <>
              <br />
              Última cabeza: {formatCount(cabeza.tamano)} eventos, hace{' '}
              <ElapsedTime since={cabeza.instante} variant="words" /> ({formatInstant(cabeza.instante)}), firmada con la
              llave {cabeza.llaves.join(' y ')}
            </>
          )}
          {sellado !== null && sellado !== '-1' && (
            <>
              <br />
              Hasta la posición {formatCount(Number(sellado))} se selló lo que ya había.
            </>
          )}
          <br />
          {second === null
            ? 'Sin segundo lugar: define EVIDENCIA_URL o EVIDENCIA_S3_URL para que las cabezas estén también fuera de este servidor.'
            : (second.error ??
              (second.instante === null
                ? 'El segundo lugar todavía no recibe ninguna cabeza.'
                : `El segundo lugar tiene hasta la cabeza del ${formatInstant(second.instante)}.`))}
          {stamp !== null && (
            <>
              <br />
              {stamp.error ??
                (stamp.instante === null
                  ? 'La autoridad de sellado todavía no sella ninguna cabeza.'
                  : `Sellado por la autoridad de tiempo hasta el ${formatInstant(stamp.instante)}.`)}
            </>
          )}
        </span>
      </div>
    </section>
  );
}
