import { z } from 'zod';
import { optionalEmail } from '../kernel/email.ts';
import type { Principal } from '../kernel/principal.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import { shortText } from '../kernel/text.ts';
import { CREDIT } from './access.shared.ts';
import { contacto, type DatosCliente, direccion, tipoCliente } from './events.ts';
import { wrongPlace } from './regions.shared.ts';

/** An address that exists: its comuna lies in its región. */
const lugar = direccion.superRefine((place, context) => {
  const message = wrongPlace(place);
  if (message) context.addIssue({ code: 'custom', path: ['comuna'], message });
});

/** What forms send about a customer. */
export const customerData = z.strictObject({
  nombre: shortText,
  legalcode: z.string().trim().min(1).max(20),
  codigo_sap: shortText.optional(),
  tipo_cliente: tipoCliente.nullable(),
  /** `_id` of the seller. */
  ejecutivo: z.string().min(1).max(60).nullable(),
  giro: z.string().trim().max(200),
  condicion_pago: shortText,
  cupo: z.number().int().min(0).max(100_000_000_000),
  email: optionalEmail(),
  phone: z.string().trim().max(50),
  direcciones: z.array(lugar).max(50),
  contactos: z.array(contacto.extend({ email: optionalEmail().default('') })).max(50),
});

/** The seller whom a request names, found by the facts; null = none, undefined = not mentioned. */
export interface SellerFacts {
  readonly ejecutivo?: DatosCliente['ejecutivo'];
}

/** What a new customer has when nobody says otherwise: no type, and cash only. */
const FREE = { tipo_cliente: null, cupo: 0, condicion_pago: 'CON' } as const;
/** What a customer is of whom nothing else was said. */
export const NEW_CUSTOMER = { ...FREE, giro: '', email: '', phone: '', direcciones: [], contactos: [] };

/** Fields that only some may set: tier by permission flag, credit by profile, the payment condition by either (requirements §0.3 Other flags). */
export function forbiddenField(
  wanted: Partial<DatosCliente>,
  current: Pick<DatosCliente, 'tipo_cliente' | 'cupo' | 'condicion_pago'> = FREE,
  user: Principal,
): Rejection | undefined {
  const differs = (key: keyof typeof FREE): boolean => wanted[key] !== undefined && wanted[key] !== current[key];
  if (differs('tipo_cliente') && !user.permisos.tipocliente)
    return reject('SIN_PERMISO', 'No se puede guardar', 'Tu perfil no puede cambiar el tipo de cliente.');
  if (differs('cupo') && !CREDIT.includes(user.perfil))
    return reject('SIN_PERMISO', 'No se puede guardar', 'Tu perfil no puede cambiar el cupo de crédito.');
  if (differs('condicion_pago') && !user.permisos.condicionpago && !CREDIT.includes(user.perfil))
    return reject('SIN_PERMISO', 'No se puede guardar', 'Tu perfil no puede cambiar la condición de pago del cliente.');
  return undefined;
}

export const badRut = (): Rejection =>
  reject('RUT_INVALIDO', 'RUT incorrecto', 'El RUT no es válido. Revisa los números y el dígito verificador.');
export const takenRut = (rut: string): Rejection =>
  reject('RUT_REPETIDO', 'El cliente ya existe', `Ya hay un cliente con el RUT ${rut}.`);
