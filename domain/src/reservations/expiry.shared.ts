import { addDays, startOfDay } from '../kernel/dates.ts';

/** First instant after the last day that a reservation holds. */
export const expiresAt = (vence: string): string => startOfDay(addDays(vence, 1));
/** First instant after its day of grace: its stock is free from then on. */
export const freedAt = (vence: string): string => startOfDay(addDays(vence, 2));
