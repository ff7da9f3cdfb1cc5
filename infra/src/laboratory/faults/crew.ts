import type { Perfil } from '@power/domain/kernel/perfiles';
import { usersOf } from '../../operations/demo/people.ts';
import type { Rng } from '../../operations/demo/random.ts';
import { Client } from './client.ts';
import type { Ledger } from './ledger.ts';

/** Everybody of the demo company, each with one session. */
export class Crew {
  readonly #people = new Map<string, Client>();
  constructor(
    private readonly url: string,
    private readonly ledger: Ledger,
  ) {}

  /** Somebody of that profile; with `n`, the n-th of them. */
  of(perfil: Perfil, chosen: Rng | number): Client {
    const users = usersOf(perfil);
    const { email } = typeof chosen === 'number' ? users[chosen % users.length]! : chosen.pick(users);
    const known = this.#people.get(email) ?? new Client(this.url, email, this.ledger);
    this.#people.set(email, known);
    return known;
  }
}
