import { dayOf } from '@power/domain/kernel/dates';
import { serverNow } from '../api/server-time.ts';

/** Who enters the dollar by hand. */
export const mayEnterDollar = (perfil: string): boolean => perfil === 'Administrador' || perfil === 'Finanzas';

/** A long weekend: the bank publishes on business days only, so an older value means that it did not come. */
const OLD_DAYS = 4;

/** Days since the day that a value is of, and what is said of it when it is old. */
export function ageOf(fecha: string, now: Date = new Date(serverNow())): { days: number; old?: string } {
  const days = Math.max(
    0,
    Math.round((Date.parse(`${dayOf(now)}T00:00:00Z`) - Date.parse(`${fecha.slice(0, 10)}T00:00:00Z`)) / 86_400_000),
  );
  return days >= OLD_DAYS ? { days, old: `de hace ${days} días` } : { days };
}
