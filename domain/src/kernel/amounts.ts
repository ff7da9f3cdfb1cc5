import { z } from 'zod';
import { roundCents } from './money.ts';

const MOST = 1_000_000_000;

/** Dollars as they are kept: cents and no less (requirements §0.1.5). */
export const usd = z
  .number()
  .min(0, 'No puede ser negativo')
  // Nothing more is asked of what is no amount: it cannot be rounded.
  .max(MOST, { error: 'Es demasiado grande', abort: true })
  .refine((n) => roundCents(n) === n, 'Usa a lo más dos decimales');
