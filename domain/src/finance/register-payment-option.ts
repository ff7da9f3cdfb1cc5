import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { shortText } from '../kernel/text.ts';
import { PaymentOptionRegistered } from './events.ts';
import { paymentOption } from './payment-option.ts';

const codigo = z
  .string()
  .trim()
  .regex(/^[\w-]{1,20}$/);

export const registerPaymentOption = defineCommand({
  name: 'register-payment-option',
  context: 'finance',
  path: '/condiciones_pago/crear',
  access: { perfiles: ['Administrador'] },
  summary: 'Crea una condición o un método de pago',
  request: z.strictObject({
    accion: shortText.optional(),
    condicionpago: z.strictObject({
      codigo,
      condicionPago: shortText,
      tipo: z.enum(['condicion', 'metodo']).default('condicion'),
      /** Days from the invoice at which parts fall due; none = before delivery. */
      dias: z.array(z.number().int().min(0).max(720)).max(24).default([]),
    }),
  }),
  aggregate: paymentOption,
  stream: ({ condicionpago }) => `${condicionpago.tipo}-${condicionpago.codigo}`,
  decide(state, { condicionpago }) {
    if (state)
      return reject(
        'CODIGO_REPETIDO',
        'No se puede crear',
        `El código ${condicionpago.codigo} ya existe: ${state.condicionPago}.`,
      );
    return [PaymentOptionRegistered({ _id: `${condicionpago.tipo}-${condicionpago.codigo}`, ...condicionpago })];
  },
  answer: ({ state }) => ({ mensaje: `${state!.condicionPago} fue creada` }),
});
