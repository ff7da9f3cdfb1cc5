import type { Principal } from './principal.ts';

/** What things cost the company, under every name that it has on the wire and in events (requirements §0.1.3). */
export const COST_FIELDS: ReadonlySet<string> = new Set([
  'pmp',
  'costo',
  'margen',
  'margen_antes',
  'margen_propuesto',
  'margen_t1',
  'margen_t2',
  'margen_t3',
  'pmp_antes',
  'pmp_cambio',
  'ajuste_costo',
  'valorizacion',
  'costo_fob',
  'costo_fob_pesos',
  'costo_fob_total',
  'valor_costo',
  'factor_aereo',
  'factor_envio',
  'factor_maritimo',
]);

/** Only plain objects hold fields: buffers, streams and dates do not. */
const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;

function holds(value: unknown, fields: ReadonlySet<string>): boolean {
  if (value === null || typeof value !== 'object') return false;
  if (Array.isArray(value)) return value.some((item) => holds(item, fields));
  const of = value as Record<string, unknown>;
  return isPlain(of) && Object.keys(of).some((field) => fields.has(field) || holds(of[field], fields));
}

function strip(value: unknown, fields: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => strip(item, fields));
  if (value === null || typeof value !== 'object' || !isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([field]) => !fields.has(field))
      .map(([field, item]) => [field, strip(item, fields)]),
  );
}

/** Leaves fields out of a value, at any depth. A value without them, as most replies are, passes as it is. */
export const withoutFields = (value: unknown, fields: ReadonlySet<string>): unknown =>
  holds(value, fields) ? strip(value, fields) : value;

/** Data of an event as this person may see it: histories and refusals repeat events, and events know costs. */
export const withoutCosts = (
  data: Record<string, unknown>,
  user: Pick<Principal, 'permisos'>,
): Record<string, unknown> =>
  user.permisos.margenes ? data : (withoutFields(data, COST_FIELDS) as Record<string, unknown>);
