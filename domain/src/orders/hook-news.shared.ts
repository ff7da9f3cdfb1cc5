import { CreditNoteIssued, DispatchGuideIssued } from '../streams/order/tax-events.ts';
import { OrderPartDelivered, OrderRestCancelled } from '../streams/order/delivery-events.ts';
import {
  OrderCancelled,
  OrderCreated,
  OrderDelivered,
  OrderDispatched,
  OrderInvoiced,
  OrderReadyForDispatch,
  OrderReadyInRoom,
  OrderReturned,
  OrderValidated,
  WebPaymentConfirmed,
} from '../streams/order/events.ts';
import { dteName, GUIA, NOTA_CREDITO } from '../streams/order/billing.shared.ts';
import { PickingTaken } from '../streams/order/picking-events.ts';

/** News of an order, as a program is told it: little, since it asks for the order itself. */
export interface OrderNews {
  readonly tema: 'pedidos' | 'documentos';
  readonly cliente: string;
  readonly datos: Readonly<Record<string, unknown>> & { readonly numero: number; readonly estado: string };
}

interface Of {
  readonly pedido: { readonly number: number; readonly client: { readonly _id: string } };
  readonly estatus: string;
}
/** By which an order comes into another state. */
const STATES: ReadonlySet<string> = new Set(
  [
    OrderValidated,
    WebPaymentConfirmed,
    PickingTaken,
    OrderReadyInRoom,
    OrderReadyForDispatch,
    OrderDispatched,
    OrderReturned,
    OrderPartDelivered,
    OrderDelivered,
    OrderRestCancelled,
    OrderCancelled,
  ].map(({ type }) => type),
);
/** By which it gets a tax document, and of what kind. */
const KINDS: Readonly<Record<string, (data: { readonly tipo_dte?: number }) => number>> = {
  [OrderInvoiced.type]: ({ tipo_dte }) => tipo_dte!,
  [CreditNoteIssued.type]: () => NOTA_CREDITO,
  [DispatchGuideIssued.type]: () => GUIA,
};

/** Whether events of a type are anything to programs. */
export const isNews = (type: string): boolean =>
  type === OrderCreated.type || STATES.has(type) || KINDS[type] !== undefined;

/** What an event of an order is to its customer's programs; undefined when it is nothing to them. */
export function newsOf(type: string, data: unknown): OrderNews | undefined {
  if (type === OrderCreated.type) {
    const { number, estatus, client } = data as { number: number; estatus: string; client: { _id: string } };
    return { tema: 'pedidos', cliente: client._id, datos: { numero: number, estado: estatus } };
  }
  const kind = KINDS[type];
  if (!kind && !STATES.has(type)) return undefined;
  const { pedido, estatus } = data as Of;
  const about = { cliente: pedido.client._id, datos: { numero: pedido.number, estado: estatus } };
  if (type === OrderPartDelivered.type) {
    const { lineas } = data as ReturnType<typeof OrderPartDelivered>['data'];
    const unidades = lineas.reduce((sum, { cantidad }) => sum + cantidad, 0);
    return { ...about, tema: 'pedidos', datos: { ...about.datos, entregado_en_parte: unidades } };
  }
  if (!kind) return { ...about, tema: 'pedidos' };
  const { folio, total } = data as { folio: number; total: number };
  const tipo_dte = kind(data as { tipo_dte?: number });
  return {
    ...about,
    tema: 'documentos',
    datos: { ...about.datos, documento: { tipo_dte, documento: dteName(tipo_dte), folio, total } },
  };
}
