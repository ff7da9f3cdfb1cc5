import { defineAggregate, on } from '../../kernel/aggregate.ts';
import { type Rejection, reject } from '../../kernel/rejection.ts';
import {
  PurchaseReportEnded,
  PurchaseReportPart,
  PurchaseReportRequested,
  PurchaseSuggestionChanged,
} from './events.ts';
import type { EstadoInforme, TerminosInforme } from './parts.ts';

export type PurchaseReportState =
  | {
      readonly number: number;
      readonly autor_id: string;
      readonly terminos: TerminosInforme;
      readonly estado: EstadoInforme;
      readonly partes: number;
      /** By product: what is to be bought, and how it is called. */
      readonly sugeridos: Readonly<Record<string, { readonly sugerido: number; readonly part_number: string }>>;
    }
  | undefined;

/** Stream `purchasereport-<number>`: what was asked for, what was found part by part, what somebody changed of it. */
export const purchaseReport = defineAggregate<PurchaseReportState>(
  'purchasereport',
  undefined,
  [
    on(PurchaseReportRequested, (_s, { number, terminos, autor }) => ({
      number,
      autor_id: autor._id,
      terminos,
      estado: 'En proceso',
      partes: 0,
      sugeridos: {},
    })),
    on(
      PurchaseReportPart,
      (s, { parte, lineas }) =>
        s && {
          ...s,
          partes: parte + 1,
          sugeridos: {
            ...s.sugeridos,
            ...Object.fromEntries(
              lineas.map(({ producto_id, sugerido, part_number }) => [producto_id, { sugerido, part_number }]),
            ),
          },
        },
    ),
    on(PurchaseReportEnded, (s, { estado }) => s && { ...s, estado }),
    on(
      PurchaseSuggestionChanged,
      (s, { producto_id, part_number, sugerido }) =>
        s && { ...s, sugeridos: { ...s.sugeridos, [producto_id]: { sugerido, part_number } } },
    ),
  ],
  { snapshots: 1 },
);

export const noReport: Rejection = reject(
  'INFORME_NO_EXISTE',
  'Informe no encontrado',
  'El informe no existe o lo pidió otra persona.',
);
