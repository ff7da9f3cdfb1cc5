import type { CustomerSheet } from '@power/domain/customers/views/sheet';
import { customerRow } from '@power/domain/customers/views/customer-row';
import { optionalEmail } from '@power/domain/kernel/email';
import { wrongPlace } from '@power/domain/customers/regions.shared';
import { isValidRut } from '@power/domain/kernel/rut';
import { z } from 'zod';

const text = (max = 200) => z.string().trim().max(max);
const required = () => text().min(1);
export const TIPOS = customerRow.fields.tipo_cliente.choices as readonly [Tipo, ...Tipo[]];
export type Tipo = NonNullable<CustomerSheet['tipo_cliente']>;

const direccion = z
  .object({
    nombre: required(),
    calle: text(200),
    comuna: required(),
    region: required(),
    referencia: text(),
  })
  .superRefine((place, context) => {
    if (place.comuna === '' || place.region === '') return;
    const message = wrongPlace(place);
    if (message) context.addIssue({ code: 'custom', path: ['comuna'], message });
  });

const contacto = z.object({
  nombre: required(),
  cargo: text(),
  email: optionalEmail('El correo del contacto no es válido'),
  telefono: text(50),
});

export const customerForm = z.object({
  nombre: required(),
  legalcode: text()
    .min(1, { abort: true })
    .refine(isValidRut, 'El RUT no es válido: revisa los números y el dígito verificador'),
  tipo_cliente: z.enum(TIPOS).nullable(),
  ejecutivo: z.string().nullable(),
  giro: text(),
  condicion_pago: required(),
  cupo: z
    .number()
    .int('El cupo va en pesos enteros')
    .min(0, 'El cupo no puede ser negativo')
    .max(100_000_000_000, 'El cupo es demasiado grande'),
  email: optionalEmail('El correo no es válido'),
  phone: text(50),
  direcciones: z.array(direccion).max(50, 'A lo más 50 direcciones'),
  contactos: z.array(contacto).max(50, 'A lo más 50 contactos'),
});
export type CustomerValues = z.infer<typeof customerForm>;

export const LABELS: Readonly<Record<keyof CustomerValues, string>> = {
  nombre: 'Nombre o razón social',
  legalcode: 'RUT',
  tipo_cliente: 'Tipo de cliente',
  ejecutivo: 'Ejecutivo',
  giro: 'Giro',
  condicion_pago: 'Condición de pago',
  cupo: 'Cupo',
  email: 'Correo',
  phone: 'Teléfono',
  direcciones: 'Direcciones',
  contactos: 'Contactos',
};

export const NEW_CUSTOMER: CustomerValues = {
  nombre: '',
  legalcode: '',
  tipo_cliente: null,
  ejecutivo: null,
  giro: '',
  condicion_pago: 'CON',
  cupo: 0,
  email: '',
  phone: '',
  direcciones: [],
  contactos: [],
};

export const valuesOf = (c: CustomerSheet): CustomerValues => ({
  nombre: c.nombre,
  legalcode: c.legalcode,
  tipo_cliente: c.tipo_cliente,
  ejecutivo: c.ejecutivo?._id ?? null,
  giro: c.giro,
  condicion_pago: c.condicion_pago,
  cupo: c.cupo,
  email: c.email,
  phone: c.phone,
  direcciones: c.direcciones.map((d) => ({ ...d })),
  contactos: c.contactos.map((d) => ({ ...d })),
});

/** What the person changed: what others changed meanwhile is not touched by applying it on top. The RUT stays. */
export function changedOf(values: CustomerValues, before: CustomerValues): Partial<Omit<CustomerValues, 'legalcode'>> {
  const { legalcode: _, ...rest } = values;
  return Object.fromEntries(
    Object.entries(rest).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof CustomerValues]),
    ),
  );
}
