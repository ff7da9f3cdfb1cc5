/** Who does what in the invented company; a picker works on one order at a time. */
import { usersOf } from '../people.ts';
import type { Rng } from '../random.ts';

const mails = (perfil: Parameters<typeof usersOf>[0]): string[] => usersOf(perfil).map((user) => user.email);

const COLLECTORS = mails('Cobrador');
const ADMIN = mails('Administrador')[0] as string;
const CHIEF = mails('Jefe de Bodega')[0] as string;
const LOGISTICS = mails('Jefe de Logistica')[0] as string;
const FINANCE = mails('Finanzas')[0] as string;
export const PICKERS: readonly string[] = mails('Bodega');

export const validator = (rng: Rng): string => (rng.chance(0.06) ? ADMIN : rng.pick(COLLECTORS));
export const collector = (rng: Rng): string => rng.pick(COLLECTORS);
export const invoicer = (rng: Rng): string => (rng.chance(0.25) ? ADMIN : FINANCE);
export const canceller = (): string => ADMIN;
/** As whom the shop on the web acts. */
export const webmaster = (): string => ADMIN;
export const priceApprover = (): string => ADMIN;
export const roomKeeper = (): string => CHIEF;
export const dispatcher = (): string => LOGISTICS;
/** What comes in at once is worth more than anybody takes in who does not approve entries. */
export const receiver = (rng: Rng): string => rng.pick([ADMIN, LOGISTICS]);

/** Busy times of pickers, in any one unit of time. */
export interface Roster {
  /** The least busy of `who` that is free from `from` to `to`, now busy; undefined when nobody is. */
  take(who: readonly string[], from: number, to: number): string | undefined;
}

export function roster(): Roster {
  const busy = new Map<string, [number, number][]>();
  const load = new Map<string, number>();
  const loadOf = (by: string): number => load.get(by) ?? 0;
  return {
    take: (who, from, to) => {
      const free = who
        .filter((by) => !(busy.get(by) ?? []).some(([start, end]) => from < end && start < to))
        .sort((a, b) => loadOf(a) - loadOf(b))[0];
      if (!free) return undefined;
      load.set(free, loadOf(free) + to - from);
      // Only the last few matter: history is written in order.
      busy.set(free, [...(busy.get(free) ?? []), [from, to] as [number, number]].slice(-24));
      return free;
    },
  };
}
