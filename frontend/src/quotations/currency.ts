import type { Moneda } from '@power/domain/quotations/parts';
import type { Divisa } from '../ui/format/numbers.ts';

/** Currency of a quotation as amounts are written. */
export const DIVISA: Readonly<Record<Moneda, Divisa>> = { pesos: 'CLP', dolares: 'USD', euros: 'EUR' };
