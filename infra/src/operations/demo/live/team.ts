import type { Perfil } from '@power/domain/kernel/perfiles';
import { usersOf } from '../people.ts';
import type { Rng } from '../random.ts';
import type { Clock } from './clock.ts';
import { colleague, type Colleague } from './colleague.ts';

/** Everybody of the demo company; pickers do one order at a time. */
export interface Team {
  someone(perfil: Perfil, rng: Rng): Colleague;
  /** Does `work` with the next free picker; orders get one in the order in which they asked. */
  withPicker<T>(work: (picker: Colleague) => Promise<T>): Promise<T>;
}

export function teamOf(baseUrl: string, clock: Clock): Team {
  const people = new Map<string, Colleague>();
  const of = (email: string): Colleague => {
    const known = people.get(email) ?? colleague(baseUrl, email);
    people.set(email, known);
    return known;
  };
  const free = usersOf('Bodega').map(({ email }) => of(email));
  const waiting: ((picker: Colleague) => void)[] = [];
  const done = (picker: Colleague): void => {
    const next = waiting.shift();
    if (next) next(picker);
    else free.push(picker);
  };
  return {
    someone: (perfil, rng) => of(rng.pick(usersOf(perfil)).email),
    withPicker: async (work) => {
      const picker =
        free.shift() ??
        (await new Promise<Colleague>((resolve, reject) => {
          waiting.push(resolve);
          clock.signal.addEventListener('abort', () => reject(clock.signal.reason), { once: true });
        }));
      try {
        return await work(picker);
      } finally {
        done(picker);
      }
    },
  };
}
