import type { z } from 'zod';
import { attachmentFolds } from '../../kernel/attachment-events.ts';
import type { Attached } from '../../kernel/attachments.ts';
import { defineAggregate, on } from '../../kernel/aggregate.ts';
import {
  PurchaseOrderAdvanced,
  PurchaseOrderCancelled,
  PurchaseOrderChanged,
  PurchaseOrderConfirmedBySupplier,
  PurchaseOrderCosted,
  PurchaseOrderCreated,
  PurchaseOrderReceived,
  PurchaseOrderSent,
  PurchaseOrderUncosted,
} from './events.ts';
import type {
  ConfirmacionOc,
  DatosOc,
  EnvioOc,
  EstadoOc,
  LineaOc,
  Recepcion,
  RecepcionCosteable,
  refOc,
} from './parts.ts';

/** A line, and what came in of it by all receptions. */
export type LineaConRecibido = LineaOc & { readonly totalrecepcionado: number; readonly danado: number };

export type PurchaseOrder = Omit<DatosOc, 'lineas'> &
  Attached & {
    readonly _id: string;
    readonly number: number;
    readonly estado: EstadoOc;
    readonly lineas: readonly LineaConRecibido[];
    readonly recepciones: readonly RecepcionCosteable[];
    readonly documento: string | null;
    /** What its supplier confirmed last; null: nothing yet. */
    readonly confirmacion: ConfirmacionOc | null;
    /** Counts its changes, for whoever holds a paper of it. */
    readonly revision_oc: number;
    /** How it was mailed to its supplier last; null: it was not. */
    readonly envio: EnvioOc | null;
    readonly creado_por: { readonly _id: string; readonly nombre: string };
    readonly createdAt: string;
    readonly motivo: string | null;
  };
export type PurchaseOrderState = PurchaseOrder | undefined;

const fresh = (lineas: readonly LineaOc[]): LineaConRecibido[] =>
  lineas.map((line) => ({ ...line, totalrecepcionado: 0, danado: 0 }));

function received(state: PurchaseOrder, { lineas }: Recepcion): readonly LineaConRecibido[] {
  const came = new Map(lineas.map((line) => [line.linea, line]));
  return state.lineas.map((line) => {
    const now = came.get(line.linea);
    return now
      ? {
          ...line,
          totalrecepcionado: line.totalrecepcionado + now.cantidad + now.danado,
          danado: line.danado + now.danado,
        }
      : line;
  });
}

/** Stream `purchaseorder-<number>`. */
export const purchaseOrder = defineAggregate<PurchaseOrderState>('purchaseorder', undefined, [
  on(PurchaseOrderCreated, (_s, d) => ({
    ...d,
    lineas: fresh(d.lineas),
    estado: 'Borrador',
    recepciones: [],
    documento: null,
    confirmacion: null,
    revision_oc: 1,
    envio: null,
    motivo: null,
  })),
  on(
    PurchaseOrderChanged,
    (s, { cambios: { lineas, ...cambios } }) =>
      s && { ...s, ...cambios, ...(lineas && { lineas: fresh(lineas) }), revision_oc: s.revision_oc + 1 },
  ),
  on(
    PurchaseOrderAdvanced,
    (s, d) =>
      s && {
        ...s,
        estado: d.estado,
        etd: d.etd ?? s.etd,
        eta: d.eta ?? s.eta,
        documento: d.documento ?? s.documento,
        motivo: d.motivo ?? s.motivo,
      },
  ),
  on(
    PurchaseOrderConfirmedBySupplier,
    (s, { estado, etd, eta, despacho, nota, confirmado_por }, { at }) =>
      s && { ...s, estado, etd, eta, confirmacion: { despacho, nota, confirmado_por, confirmado_at: at } },
  ),
  on(
    PurchaseOrderReceived,
    (s, { orden: _, estado, comprador: _buyer, ...recepcion }, { at }) =>
      s && {
        ...s,
        estado,
        lineas: received(s, recepcion),
        recepciones: [...s.recepciones, { ...recepcion, fecha: at, costeo: null }],
      },
  ),
  on(
    PurchaseOrderCosted,
    (s, { estado, costeo, recepciones }) =>
      s && {
        ...s,
        estado,
        recepciones: s.recepciones.map((one) => (recepciones.includes(one.recepcion) ? { ...one, costeo } : one)),
      },
  ),
  on(
    PurchaseOrderUncosted,
    (s, { estado, costeo }) =>
      s && {
        ...s,
        estado,
        recepciones: s.recepciones.map((one) => (one.costeo === costeo ? { ...one, costeo: null } : one)),
      },
  ),
  on(PurchaseOrderSent, (s, { orden: _, ...envio }, { at }) => s && { ...s, envio: { ...envio, enviado_at: at } }),
  on(PurchaseOrderCancelled, (s, d) => s && { ...s, estado: 'Anulada', motivo: d.motivo }),
  ...attachmentFolds<PurchaseOrder>(),
]);

/** What its events repeat. */
export const refOf = ({ _id, number, proveedor, marca }: PurchaseOrder): z.infer<typeof refOc> => ({
  _id,
  number,
  proveedor,
  marca,
});
