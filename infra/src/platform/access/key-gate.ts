import { customer } from '@power/domain/customers/customer';
import { type Integrator, integrator } from '@power/domain/integrators/integrator';
import type { CallBase } from '@power/domain/kernel/call';
import { addDays, dayOf, startOfDay } from '@power/domain/kernel/dates';
import { permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import { createStreamCache } from '../commands/stream-cache.ts';
import type { EventStore } from '../event-store/port.ts';
import { allowedFrom } from './allowed-from.ts';
import { matchesAny, readKey } from './api-key.ts';
import * as refusals from './key-refusals.ts';
import type { KeyUse } from './key-use.ts';
import { minuteWindows } from './minute-windows.ts';

/** A call that comes with a key. */
export interface KeyedCall {
  readonly call: Pick<CallBase, 'name' | 'clave'>;
  readonly authorization: string | undefined;
  readonly ip: string;
}

/** Whom the key stands for, and what it has left. */
export interface KeyEntry {
  readonly user: Principal;
  readonly headers: Readonly<Record<string, string>>;
}

/** Lets a call with a good key in, or throws 401, 403 or 429. */
export type KeyGate = (asked: KeyedCall) => Promise<KeyEntry>;

/** A service without keys lets nobody in by one. */
export const enterByKey = (gate: KeyGate | undefined, asked: KeyedCall): Promise<KeyEntry> =>
  gate ? gate(asked) : Promise.reject(refusals.withoutKey());

/** Customers and their keys that stay in memory. */
const CACHED = 1000;

const personOf = ({ number, cliente }: Integrator): Principal => ({
  _id: `clave:${number}`,
  nombre: `Clave API N° ${number}`,
  email: '',
  perfil: 'Cliente',
  permisos: permisosOf('Cliente'),
  sesion: `clave:${number}`,
  cliente_id: cliente._id,
});

/**
 * The gate of calls for programs. A key stands for its customer and for nothing else: the row scope of whoever asks is that
 * of the customer. What is good is read from the log and not from a list that follows it: what was suspended or replaced
 * stops with the next call, and what was just made works.
 */
export function createKeyGate(store: EventStore, use: KeyUse): KeyGate {
  const cache = createStreamCache(store, { cachedStreams: CACHED });
  const takeTurn = minuteWindows();
  // The same person while the key stands as it is, so that what is remembered for it serves its next call.
  const persons = new WeakMap<Integrator, Principal>();
  const personBy = (state: Integrator): Principal => {
    const person = persons.get(state) ?? personOf(state);
    persons.set(state, person);
    return person;
  };

  return async ({ call, authorization, ip }) => {
    const key = readKey(authorization);
    if (!key) throw authorization === undefined ? refusals.withoutKey() : refusals.unknownKey();
    const id = String(key.number);
    // The customer that the key was last seen with is read in the same question; whether it still is, the log says.
    const before = cache.peek(integrator, id)?.state?.cliente._id;
    const [{ state }, expected] = await Promise.all([
      cache.load(integrator, id),
      before === undefined ? undefined : cache.load(customer, before),
    ]);
    const now = new Date().toISOString();
    const inForce = (state?.claves ?? []).filter(({ vence }) => vence === null || vence > now);
    const good = matchesAny(
      key.secret,
      inForce.map(({ hash }) => hash),
    );
    // Who does not have the secret hears nothing about the key, and uses up nothing of it.
    if (!state || !good) throw refusals.unknownKey();
    const dia = dayOf(now);
    try {
      if (state.estado !== 'Activa') throw refusals.suspendedKey();
      if (!allowedFrom(state.ips, ip)) throw refusals.wrongAddress(ip);
      const same = expected !== undefined && before === state.cliente._id;
      const { state: company } = same ? expected : await cache.load(customer, state.cliente._id);
      if (!company?.activo) throw refusals.inactiveCustomer();
      if (!state.alcances.some((alcance) => alcance === call.clave)) throw refusals.outOfScope(call.clave ?? '');
      const { passed, left, seconds } = takeTurn(state.number, state.por_minuto);
      const headers = {
        'RateLimit-Limit': String(state.por_minuto),
        'RateLimit-Remaining': String(left),
        'RateLimit-Reset': String(seconds),
      };
      if (!passed) throw refusals.tooManyAMinute(state.por_minuto, seconds, headers);
      if (!(await use.use(state.number, dia, call.name, state.por_dia))) {
        const rest = Date.parse(startOfDay(addDays(dia, 1))) - Date.parse(now);
        throw refusals.tooManyADay(state.por_dia, Math.max(1, Math.ceil(rest / 1000)), headers);
      }
      return { user: personBy(state), headers };
    } catch (error) {
      use.refuse(state.number, dia, call.name);
      throw error;
    }
  };
}
