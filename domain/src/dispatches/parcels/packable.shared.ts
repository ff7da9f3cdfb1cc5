import type { EstatusPedido } from '../../streams/order/parts.ts';

/** Picked whole, and still in the building: what an order has can change no more. */
const PACKED: readonly EstatusPedido[] = ['Entregado a Sala', 'Pendiente Despacho'];
const GONE: readonly EstatusPedido[] = ['En Ruta', 'Entregado', 'Facturado Sin Picking'];

/** Why nothing is packed of an order, in words; undefined when it is. */
export function notPackable(estatus: EstatusPedido | undefined, number: number): string | undefined {
  const who = `El Pedido N° ${number}`;
  if (estatus === undefined) return `${who} no existe. Revisa el número.`;
  if (PACKED.includes(estatus)) return undefined;
  if (GONE.includes(estatus)) return `${who} ya salió (${estatus}): sus embalajes quedan como están.`;
  return estatus === 'Anulado'
    ? `${who} está Anulado: no se embala. Anula sus embalajes y devuelve los productos a su ubicación.`
    : `${who} está ${estatus}: se embala cuando termina su picking.`;
}
