import { z } from 'zod';
import { addDays, dayOf } from '../kernel/dates.ts';
import type { Principal } from '../kernel/principal.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import { longText, shortText } from '../kernel/text.ts';
import { direccionDespacho, isRoomDelivery, tipoEntrega } from '../streams/order/sale.shared.ts';
import { VALIDITY_DAYS } from './parts.ts';

/** Days that nobody but an Administrador may pass. */
const LONGEST = 60;

/** Conditions and delivery as requests give them; what is absent stays, or is the customer's own. */
export const cabeceraPedida = z.strictObject({
  condicion_pago: shortText.optional(),
  metodo_pago: shortText.nullable().optional(),
  tipo_entrega: tipoEntrega.optional(),
  bodega_entrega: shortText.optional(),
  direccion_despacho: direccionDespacho.nullable().optional(),
  contacto: shortText.nullable().optional(),
  referencia: shortText.nullable().optional(),
  observacion: longText.nullable().optional(),
  validez: z.iso.date().optional(),
  /** `_id` of the text blocks that it uses. */
  condiciones: z.array(z.string().min(1).max(60)).max(10).optional(),
});
export type CabeceraPedida = z.output<typeof cabeceraPedida>;

/** Last day of a quotation made now. */
export const validityFrom = (now: string): string => addDays(dayOf(now), VALIDITY_DAYS);

/** Why these conditions are refused; undefined when they stand. `titulo` names what was tried. */
export function refusedHeader(
  asked: CabeceraPedida,
  { condicion_pago, direccion_despacho }: { condicion_pago: string; direccion_despacho: unknown },
  { user, now }: { readonly user: Principal; readonly now: string },
  titulo: string,
): Rejection | undefined {
  if (asked.condicion_pago !== undefined && asked.condicion_pago !== condicion_pago && !user.permisos.condicionpago)
    return reject('SIN_PERMISO', titulo, 'Tu perfil no puede cambiar la condición de pago del cliente.');
  const address = asked.direccion_despacho === undefined ? direccion_despacho : asked.direccion_despacho;
  if (asked.tipo_entrega && !isRoomDelivery(asked.tipo_entrega) && !address)
    return reject('COTIZACION_INVALIDA', titulo, 'Ingresa la dirección de despacho.');
  if (asked.validez !== undefined) {
    if (asked.validez < dayOf(now))
      return reject('COTIZACION_INVALIDA', titulo, 'La validez ya pasó. Elige hoy o una fecha posterior.');
    if (asked.validez > addDays(dayOf(now), LONGEST) && user.perfil !== 'Administrador')
      return reject(
        'COTIZACION_INVALIDA',
        titulo,
        `La validez es de a lo más ${LONGEST} días. Elige una fecha anterior.`,
      );
  }
  return undefined;
}

/** A validity is extended once; again by somebody with `validar`, for prices that old are decided upon anew. */
export const extendedAgain = (
  { validez }: CabeceraPedida,
  q: { readonly validez: string; readonly ampliaciones: number; readonly number: number },
  user: Principal,
  titulo: string,
): Rejection | undefined =>
  validez !== undefined && validez > q.validez && q.ampliaciones > 0 && !user.permisos.validar
    ? reject(
        'VALIDEZ_AMPLIADA',
        titulo,
        `La validez de la Cotización N° ${q.number} ya se amplió una vez. Pide a un Administrador que la amplíe, o cópiala.`,
      )
    : undefined;
