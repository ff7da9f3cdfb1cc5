import { isBlank } from '@power/domain/kernel/text';
import type { nuevoPedido } from '@power/domain/orders/create-order';
import { netOf, totalsOf } from '@power/domain/kernel/money';
import { isRoomDelivery } from '@power/domain/streams/order/parts';
import type { z } from 'zod';
import { formatCount } from '../../ui/format/numbers.ts';
import type { Draft, DraftLine } from './draft.ts';

export type NewOrder = z.input<typeof nuevoPedido>;

export interface DraftErrors {
  readonly fields: Readonly<Record<string, string>>;
  /** By key of the line. */
  readonly lines: Readonly<Record<string, string>>;
}

const whole = (n: number | undefined): n is number => n !== undefined && Number.isSafeInteger(n);

export function lineError(line: DraftLine): string | undefined {
  if (line.producto.bloqueado) return `El producto ${line.producto.part_number} está bloqueado. Quítalo del pedido.`;
  if (!whole(line.cantidad) || line.cantidad < 1) return 'La Cantidad NO puede ser menor a 1';
  if (!whole(line.precio) || line.precio < 1) return 'El valor No puede ser menor a 1';
  return undefined;
}

/** Units of this line that its warehouse can give now; undefined of work, which needs none. */
export const availableFor = ({ producto }: DraftLine, bodega: string): number | undefined =>
  producto.servicio ? undefined : (producto.stock.find((s) => s.bodega === bodega)?.disponible ?? 0);

export const amounts = ({ lineas }: Draft) =>
  totalsOf(netOf(lineas.map((l) => ({ precio_venta: l.precio || 0, cantidad: l.cantidad || 0 }))));

/** What is wrong with the Pesos Mobile of a draft; the server says the last word on how many are good. */
function pointsError(draft: Draft): string | undefined {
  const { puntos, cliente } = draft;
  if (puntos === undefined) return undefined;
  if (!whole(puntos) || puntos < 0) return 'Ingresa una cantidad entera de Pesos Mobile';
  if (cliente && puntos > cliente.puntos)
    return `${cliente.nombre} tiene ${formatCount(cliente.puntos)} Pesos Mobile. Usa a lo más esa cantidad.`;
  return puntos > amounts(draft).total ? 'Los Pesos Mobile no pueden superar el total del pedido.' : undefined;
}

export function checkDraft(draft: Draft): DraftErrors {
  const fields: Record<string, string> = {};
  if (!draft.cliente) fields.cliente = 'Elige un cliente';
  if (isBlank(draft.bodega_entrega)) fields.bodega_entrega = 'Elige la bodega de entrega';
  if (draft.lineas.length === 0) fields.lineas = 'Agrega al menos un producto';
  if (!isRoomDelivery(draft.tipo_entrega) && [draft.calle, draft.comuna, draft.region].some((part) => isBlank(part)))
    fields.calle = 'Ingresa la dirección de despacho.';
  const points = pointsError(draft);
  if (points) fields.puntos = points;
  const lines = Object.fromEntries(
    draft.lineas.flatMap((line) => {
      const error = lineError(line);
      return error ? [[line.key, error]] : [];
    }),
  );
  return { fields, lines };
}

export const isRight = ({ fields, lines }: DraftErrors): boolean =>
  Object.keys(fields).length + Object.keys(lines).length === 0;

/** The request of a draft that {@link checkDraft} found right. */
export function orderOf(draft: Draft): NewOrder {
  const text = (value: string): string | undefined => value.trim() || undefined;
  const { cliente, condicion_pago, calle, comuna, region, referencia } = draft;
  const optional = {
    condicion_pago: text(condicion_pago),
    metodo_pago: text(draft.metodo_pago),
    orden_compra: text(draft.orden_compra),
    observacion: text(draft.observacion),
  };
  return {
    cliente: cliente!._id,
    tipo_entrega: draft.tipo_entrega,
    bodega_entrega: draft.bodega_entrega.trim(),
    ...(Object.fromEntries(Object.entries(optional).filter(([, v]) => v !== undefined)) as Partial<NewOrder>),
    ...(isRoomDelivery(draft.tipo_entrega) ? {} : { direccion_despacho: { calle, comuna, region, referencia } }),
    ...(draft.puntos ? { puntosUtilizados: draft.puntos } : {}),
    productos_pedido: draft.lineas.map((line) => ({
      producto: line.producto._id,
      precio_venta: line.precio!,
      cantidad: line.cantidad!,
    })),
  };
}
