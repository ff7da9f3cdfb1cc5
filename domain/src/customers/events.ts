import { z } from 'zod';
import { defineEvent } from '../kernel/event.ts';
import { contactsAt } from './merge-events.ts';
import { contacto, direccion } from './parts.ts';
import { TIPOS_CLIENTE } from './tipos.shared.ts';

export * from './merge-events.ts';
export { contacto, direccion, TIPOS_CLIENTE };

export const tipoCliente = z.enum(TIPOS_CLIENTE);

export const ejecutivoCliente = z.object({
  _id: z.string(),
  nombre: z.string(),
  email: z.string(),
  telefono: z.string(),
});

export const datosCliente = z.object({
  nombre: z.string(),
  /** RUT, canonical: `12.345.678-5`. */
  legalcode: z.string(),
  codigo_sap: z.string(),
  tipo_cliente: tipoCliente.nullable(),
  ejecutivo: ejecutivoCliente.nullable(),
  giro: z.string(),
  condicion_pago: z.string(),
  /** Credit limit in pesos; 0 = cash only. */
  cupo: z.number().int().nonnegative(),
  email: z.string(),
  phone: z.string(),
  direcciones: z.array(direccion),
  contactos: z.array(contacto),
  activo: z.boolean(),
});
export type DatosCliente = z.infer<typeof datosCliente>;

export const CustomerRegistered = defineEvent('CustomerRegistered', {
  label: 'Cliente creado',
  data: datosCliente.extend({
    _id: z.string(),
    puntos: z.number().int(),
    /** Made without a type by somebody who may give none: an Administrador does. */
    por_clasificar: z.boolean().optional(),
  }),
  personal: [contactsAt('contactos[]')],
});

const named = z.object({ _id: z.string(), nombre: z.string() });

export const CustomerDeactivated = defineEvent('CustomerDeactivated', {
  label: 'Cliente desactivado',
  data: named.extend({ motivo: z.string() }),
});
export const CustomerReactivated = defineEvent('CustomerReactivated', { label: 'Cliente reactivado', data: named });

/** `antes` and `cambios` hold the same keys. */
export const CustomerChanged = defineEvent('CustomerChanged', {
  label: 'Cliente modificado',
  data: named.extend({
    antes: datosCliente.partial(),
    cambios: datosCliente.partial(),
  }),
  personal: [contactsAt('antes.contactos[]'), contactsAt('cambios.contactos[]')],
});
