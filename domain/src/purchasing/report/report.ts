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
      /** What is to be bought of each product, and how it is called. */
      readonly sugeridos: readonly {
        readonly producto_id: string;
        readonly part_number: string;
        readonly sugerido: number;
      }[];
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
      sugeridos: [],
    })),
    on(
      PurchaseReportPart,
      (s, { parte, lineas }) =>
        s && {
          ...s,
          partes: parte + 1,
          sugeridos: [
            ...s.sugeridos,
            ...lineas.map(({ producto_id, part_number, sugerido }) => ({ producto_id, part_number, sugerido })),
          ],
        },
    ),
    on(PurchaseReportEnded, (s, { estado }) => s && { ...s, estado }),
    on(
      PurchaseSuggestionChanged,
      (s, { producto_id, sugerido }) =>
        s && {
          ...s,
          sugeridos: s.sugeridos.map((line) => (line.producto_id === producto_id ? { ...line, sugerido } : line)),
        },
    ),
  ],
  { snapshots: 1 },
);

export const noReport: Rejection = reject(
  'INFORME_NO_EXISTE',
  'Informe no encontrado',
  'El informe no existe o lo pidió otra persona.',
);
