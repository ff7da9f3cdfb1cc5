import type { z } from 'zod';
import { defineAggregate, on } from '../../kernel/aggregate.ts';
import { attachmentFolds } from '../../kernel/attachment-events.ts';
import type { Attached } from '../../kernel/attachments.ts';
import { defineClaim } from '../../kernel/claim.ts';
import { claimFolds } from '../claims/folds.ts';
import { creditFolds } from '../credits/folds.ts';
import { loanFolds } from '../loans/folds.ts';
import * as events from './events.ts';
import type { MovimientoPedido, MovimientoRma } from './goods.shared.ts';
import { type EstadoRma, isOver, type rma } from './parts.ts';

export type Rma = z.infer<typeof rma> &
  Attached & {
    /** The customer's link, while there is one. */
    readonly enlace: { readonly semilla: string; readonly token_hash: string; readonly vence: string } | null;
  };
export type RmaState = Rma | undefined;
type Line = Rma['lineas'][number];

const put = (s: RmaState, change: Partial<Rma>): RmaState => s && { ...s, ...change };
const into = (s: RmaState, estado: EstadoRma, at: string, change: Partial<Rma> = {}): RmaState =>
  put(s, { ...change, estado, ...(s?.estado !== estado && { estatus_at: at }) });
const putLines = (s: RmaState, which: readonly number[], change: Partial<Line>): readonly Line[] =>
  (s?.lineas ?? []).map((line) => (which.includes(line.linea) ? { ...line, ...change } : line));

const moving = (s: RmaState, tipo: MovimientoRma['tipo'], asked: MovimientoPedido): RmaState =>
  put(s, { movimientos: [...(s?.movimientos ?? []), { ...asked, tipo, estado: 'hecho', motivo: null }] });
const movement = (s: RmaState, n: number, change: Partial<MovimientoRma>): RmaState =>
  put(s, { movimientos: (s?.movimientos ?? []).map((one) => (one.n === n ? { ...one, ...change } : one)) });

/** Stream `rma-<number>`. */
export const serviceCase = defineAggregate<RmaState>('rma', undefined, [
  on(events.RmaRequested, (_, d, { at }) => ({
    ...d,
    lineas: d.lineas.map((line) => ({ ...line, diagnostico: null, resolucion: null, detalle: null })),
    estado: 'Solicitado',
    tecnico: null,
    motivo_rechazo: null,
    recibe: null,
    movimientos: [],
    cotizacion: null,
    cotizacion_estado: null,
    reclamos: [],
    creditos: [],
    enlace: null,
    estatus_at: at,
  })),
  on(events.RmaApproved, (s, _, { at }) => into(s, 'Aprobado', at)),
  on(events.RmaRejected, (s, { motivo, por_devolver }, { at }) =>
    into(s, 'Rechazado', at, { motivo_rechazo: motivo, ...(por_devolver && { por_devolver }) }),
  ),
  on(events.RmaUnitsReturned, (s, { recibe }) => put(s, { recibe, por_devolver: false })),
  on(events.RmaReceived, (s, _, { at }) => into(s, 'Recibido', at)),
  on(events.RmaDiagnosisStarted, (s, { tecnico }, { at }) => into(s, 'En Diagnóstico', at, { tecnico })),
  on(events.RmaTechnicianAssigned, (s, { tecnico }) => put(s, { tecnico })),
  on(events.RmaDiagnosed, (s, { linea, diagnostico }) =>
    put(s, { lineas: [...putLines(s, [linea], { diagnostico })] }),
  ),
  on(events.RmaResolved, (s, { lineas, resolucion, detalle, resuelto }, { at }) => {
    const after = put(s, { lineas: [...putLines(s, lineas, { resolucion, detalle })] });
    return resuelto ? into(after, 'Resuelto', at) : after;
  }),
  on(events.RmaDelivered, (s, { recibe }, { at }) => into(s, 'Entregado', at, { recibe })),
  on(events.RmaPartUsed, (s, { movimiento }) => moving(s, 'repuesto', movimiento)),
  on(events.RmaExchanged, (s, { movimiento }) => moving(s, 'cambio', movimiento)),
  on(events.RmaMovementUndone, (s, { n, motivo }) => movement(s, n, { estado: 'devuelto', motivo })),
  on(events.RmaMovementRefused, (s, { n, motivo, inverso }) =>
    movement(s, n, { estado: inverso ? 'hecho' : 'sin mover', motivo }),
  ),
  on(events.RmaQuoted, (s, { cotizacion }) =>
    put(s, { cotizacion, cotizacion_estado: cotizacion === null ? null : 'Por responder' }),
  ),
  on(events.RmaQuoteFollowed, (s, { estado }) => put(s, { cotizacion_estado: estado })),
  on(events.RmaClientChanged, (s, { cliente }) => put(s, { cliente })),
  on(events.RmaLinkIssued, (s, { semilla, token_hash, vence }) => put(s, { enlace: { semilla, token_hash, vence } })),
  on(events.RmaLinkRevoked, (s) => put(s, { enlace: null })),
  ...claimFolds<Rma>(),
  ...loanFolds<Rma>(),
  ...creditFolds<Rma>(),
  ...attachmentFolds<Rma>(),
]);

export const refOf = ({ _id, number }: Rma): events.RefRma => ({ _id, number });

/** In which open case a unit is. Streams `seriermaen-<producto>-<serie>`. */
export const serialInCase = defineClaim('seriermaen', 'RmaSerialClaimed', 'Serie en RMA');

/** Whether a case still holds a unit: it is open and has it. `never` once it is over. */
export function holdsSerial(owner: RmaState, producto: string, serie: string): boolean | 'never' {
  if (!owner) return false;
  const has = owner.lineas.some((line) => line.producto._id === producto && line.serie === serie);
  return isOver(owner) || !has ? 'never' : true;
}

/** The exchange of a product of the case that stands; undefined when there is none. */
export const exchangeOf = ({ movimientos }: Pick<Rma, 'movimientos'>, linea: number): MovimientoRma | undefined =>
  movimientos.find((one) => one.tipo === 'cambio' && one.linea === linea && one.estado === 'hecho');
