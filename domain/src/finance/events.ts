import { z } from 'zod';
import { defineEvent } from '../kernel/event.ts';

/** One list serves the dropdowns *Condición de Pago* and *Método de Pago* (document 3: dropdown, dropdownMetodo). */
export const opcionPago = z.object({
  _id: z.string(),
  codigo: z.string(),
  condicionPago: z.string(),
  tipo: z.enum(['condicion', 'metodo']),
  dias: z.array(z.number().int()),
});

export const PaymentOptionRegistered = defineEvent('PaymentOptionRegistered', {
  label: 'Opción de pago creada',
  data: opcionPago,
});
