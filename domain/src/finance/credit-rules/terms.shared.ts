import { z } from 'zod';

/** What stops an order that waits for its validation; nothing does until somebody says so. */
export const reglasCredito = z.strictObject({
  /** An order on credit that goes beyond the customer's limit. */
  cupo: z.boolean(),
  /** Any order that is not paid yet, of a customer who owes what fell due these days ago or earlier. */
  vencido: z.boolean(),
  dias_gracia: z
    .number('Ingresa los días')
    .int('Los días van enteros')
    .min(0, 'No puede ser negativo')
    .max(365, 'A lo más 365 días'),
});
export type ReglasCredito = z.infer<typeof reglasCredito>;

export const NO_RULES: ReglasCredito = { cupo: false, vencido: false, dias_gracia: 0 };
