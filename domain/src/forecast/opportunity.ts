import type { z } from 'zod';
import { defineAggregate, on } from '../kernel/aggregate.ts';
import { attachmentFolds } from '../kernel/attachment-events.ts';
import type { Attached } from '../kernel/attachments.ts';
import { SELLERS, type Perfil } from '../kernel/perfiles.ts';
import type { Principal } from '../kernel/principal.ts';
import { reachesSale } from '../kernel/reach.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import {
  OpportunityAmountChanged,
  OpportunityClientChanged,
  OpportunityCreated,
  OpportunityEventScheduled,
  OpportunityInvoiced,
  OpportunityLost,
  OpportunityMoved,
  OpportunityOrdered,
  OpportunityRemoved,
  OpportunityTracked,
} from './events.ts';
import type { EntradaSeguimiento, eventoOportunidad, RefOportunidad } from './parts.ts';

/** Who follows opportunities (requirements §3 `fef`). */
export const FORECASTERS: readonly Perfil[] = SELLERS;

export type Opportunity = z.infer<typeof OpportunityCreated.data> &
  Attached & {
    readonly perdida: boolean;
    readonly pedido: number | null;
    readonly monto_facturado: number;
    readonly facturado_at: string | null;
    readonly por_facturar: boolean;
    readonly next_step: string | null;
    readonly fechaAccion: string | null;
    readonly tracking: readonly EntradaSeguimiento[];
    readonly eventos: readonly z.infer<typeof eventoOportunidad>[];
  };

/** Undefined until created, and again once removed. */
export type OpportunityState = Opportunity | undefined;

const put = (s: OpportunityState, change: Partial<Opportunity>): OpportunityState => s && { ...s, ...change };
const tracked = (s: OpportunityState, step: EntradaSeguimiento): Partial<Opportunity> => ({
  next_step: step.next_step,
  fechaAccion: step.fechaAccion,
  tracking: [...(s?.tracking ?? []), step],
});

/** Stream `opportunity-<id>`: of a quotation under its number, so that there is one of each. */
export const opportunity = defineAggregate<OpportunityState>('opportunity', undefined, [
  on(OpportunityCreated, (_s, d) => ({
    ...d,
    perdida: false,
    pedido: null,
    monto_facturado: 0,
    facturado_at: null,
    por_facturar: false,
    next_step: null,
    fechaAccion: null,
    tracking: [],
    eventos: [],
  })),
  on(OpportunityTracked, (s, { oportunidad: _, paso, ...d }) => put(s, { ...d, ...tracked(s, paso) })),
  on(OpportunityMoved, (s, { forecast, year_cierre, mes_cierre }) => put(s, { forecast, year_cierre, mes_cierre })),
  on(OpportunityLost, (s, { oportunidad: _, paso, ...d }) => put(s, { ...d, ...tracked(s, paso), perdida: true })),
  on(OpportunityAmountChanged, (s, { oportunidad: _, antes: _a, ...d }) => put(s, d)),
  on(OpportunityOrdered, (s, { oportunidad: _, ...d }) => put(s, d)),
  on(OpportunityInvoiced, (s, { oportunidad: _, ...d }) => put(s, d)),
  on(OpportunityClientChanged, (s, { cliente_id, cliente_nombre }) => put(s, { cliente_id, cliente_nombre })),
  on(OpportunityEventScheduled, (s, { evento }) => put(s, { eventos: [...(s?.eventos ?? []), evento] })),
  on(OpportunityRemoved, (_s: OpportunityState): OpportunityState => undefined),
  ...attachmentFolds<Opportunity>(),
]);

export const refOf = ({ _id, number, usuario, cliente_nombre, cotizacion }: RefOportunidad): RefOportunidad => ({
  _id,
  number,
  usuario: { _id: usuario._id, nombre: usuario.nombre },
  cliente_nombre,
  cotizacion,
});

const concerns = ({ usuario, montos }: Opportunity, user: Principal): boolean =>
  reachesSale({ ejecutivo: usuario._id, marcas: montos.map(({ marca }) => marca) }, user);

/** The opportunity, if it exists and the person's row scope holds it (requirements §0.1.4); the same answer for both refusals. */
export const visibleOpportunity = (state: OpportunityState, user: Principal): Opportunity | Rejection =>
  state && concerns(state, user)
    ? state
    : reject(
        'OPORTUNIDAD_NO_EXISTE',
        'Oportunidad no encontrada',
        'La oportunidad no existe o no está a tu cargo. Actualiza el forecast.',
      );

/** Its owner or an Administrador (document 3 §6); others read. */
export const mayUpdate = ({ usuario }: Pick<Opportunity, 'usuario'>, user: Principal): boolean =>
  user.perfil === 'Administrador' || usuario._id === user._id;
