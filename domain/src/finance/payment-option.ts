import type { z } from 'zod';
import { defineAggregate, on } from '../kernel/aggregate.ts';
import { type opcionPago, PaymentOptionRegistered } from './events.ts';

export type PaymentOption = z.infer<typeof opcionPago>;

/** Stream `payment-option-<_id>`; the id is kind and code, so that a code is unique within its kind. */
export const paymentOption = defineAggregate<PaymentOption | undefined>('payment-option', undefined, [
  on(PaymentOptionRegistered, (_s, d) => d),
]);
