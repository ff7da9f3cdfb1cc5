import { on } from '../../kernel/aggregate.ts';
import * as events from './events.ts';
import type { Reclamo } from './parts.ts';

interface Claimed {
  readonly reclamos: Reclamo[];
}

/** Claims of a case, in the order in which they were opened: its stream folds them with the rest. */
export function claimFolds<T extends Claimed>() {
  type State = T | undefined;
  const put = (s: State, n: number, change: Partial<Reclamo>): State =>
    s && { ...s, reclamos: s.reclamos.map((one) => (one.n === n ? { ...one, ...change } : one)) };
  return [
    on(
      events.RmaClaimOpened,
      (s: State, { reclamo }): State =>
        s && {
          ...s,
          reclamos: [
            ...s.reclamos,
            { ...reclamo, estado: 'Abierto', referencia: null, entrega: null, respuesta: null, cierre: null },
          ],
        },
    ),
    on(events.RmaClaimSent, (s: State, { n, referencia }) => put(s, n, { estado: 'Enviado', referencia })),
    on(events.RmaClaimAccepted, (s: State, { n, entrega, respuesta }) =>
      put(s, n, { estado: 'Aceptado', entrega, respuesta }),
    ),
    on(events.RmaClaimRefused, (s: State, { n, respuesta }) => put(s, n, { estado: 'Rechazado', respuesta })),
    on(events.RmaClaimClosed, (s: State, { n, cierre }) => put(s, n, { estado: 'Cerrado', cierre })),
  ];
}
