import type { EstadoRma } from '@power/domain/service/cases/parts';
import { dueAt } from '@power/domain/service/limits/due.shared';
import { IconAlertTriangle } from '@tabler/icons-react';
import { use, useMemo } from 'react';
import { useQueryCall } from '../api/hooks.ts';
import { rmaLimitsNow } from '../calls/service.ts';
import { useServerNow } from '../live/hooks.ts';
import { AsOf } from '../ui/format/as-of.ts';
import { ElapsedTime } from '../ui/format/elapsed-time.tsx';
import styles from './case-board.module.css';

const KEPT_MS = 60_000;

/** How long a case is in its state, and whether that is longer than the company gives itself. Nothing once it is over. */
export function LateAge({ estado, since }: { readonly estado: EstadoRma; readonly since: string }) {
  const ticking = useServerNow();
  const asOf = use(AsOf);
  const plazos = useQueryCall(rmaLimitsNow, {}, { staleTime: KEPT_MS }).data?.plazos;
  const due = useMemo(() => plazos && dueAt(estado, since, plazos), [estado, since, plazos]);
  if (estado === 'Entregado' || estado === 'Rechazado') return null;
  const late = due !== undefined && due <= (asOf === '' ? ticking : Date.parse(asOf));
  return (
    <span className={styles.age} data-late={late}>
      {late && <IconAlertTriangle size={14} aria-label="Fuera de plazo" />}
      <ElapsedTime since={since} variant="words" />
    </span>
  );
}
