import { plain } from '../kernel/text.ts';
import type { DatosCliente } from './events.ts';

type Own = Pick<DatosCliente, 'direcciones' | 'contactos'>;

/** Most of each that a customer keeps (as its form). */
const MOST = 50;

const missing = <T>(own: readonly T[], others: readonly T[], keyOf: (one: T) => string): T[] => {
  const known = new Set(own.map(keyOf));
  return others
    .filter((one) => !known.has(keyOf(one)) && known.add(keyOf(one)))
    .slice(0, Math.max(0, MOST - own.length));
};

/** Addresses and contacts of a duplicate that whoever stays does not have yet. */
export const absorbedOf = (own: Own, other: Own): Own => ({
  direcciones: missing(own.direcciones, other.direcciones, ({ calle, comuna }) => plain(`${calle}|${comuna}`)),
  contactos: missing(own.contactos, other.contactos, ({ nombre, email }) => plain(`${nombre}|${email}`)),
});
