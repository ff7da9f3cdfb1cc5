import { defineAggregate, on } from '../kernel/aggregate.ts';
import type { Principal } from '../kernel/principal.ts';
import { reject, type Rejection } from '../kernel/rejection.ts';
import { ReportViewRemoved, ReportViewShared, type VistaCompartida } from './events.ts';

export type ReportViewState = VistaCompartida | undefined;

/** Stream `reportview-<id>`: a view of a report that somebody shares. */
export const reportView = defineAggregate<ReportViewState>('reportview', undefined, [
  on(ReportViewShared, (_, d) => d),
  on(ReportViewRemoved, (): ReportViewState => undefined),
]);

/** What a person shares nobody else changes or takes away. */
export const ofAnother = (state: ReportViewState, { _id }: Principal): Rejection | undefined =>
  state && state.dueno._id !== _id
    ? reject(
        'VISTA_AJENA',
        'La vista es de otra persona',
        `La comparte ${state.dueno.nombre}, y solo esa persona la cambia o la borra. Guarda la tuya con otro nombre.`,
      )
    : undefined;
