import { z } from 'zod';
import { defineEvent } from '../kernel/event.ts';

export const TIPOS_OPCION = ['condicion', 'metodo'] as const;

/** One list serves the dropdowns *Condición de Pago* and *Método de Pago* (document 3: dropdown, dropdownMetodo). */
export const opcionPago = z.object({
  _id: z.string(),
  codigo: z.string(),
  condicionPago: z.string(),
  tipo: z.enum(TIPOS_OPCION),
  dias: z.array(z.number().int()),
});

export const PaymentOptionRegistered = defineEvent('PaymentOptionRegistered', {
  label: 'Opción de pago creada',
  data: opcionPago,
});
