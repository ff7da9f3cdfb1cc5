import { defineAggregate, on } from '../kernel/aggregate.ts';
import { isStale } from '../kernel/claim.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import { CustomerMergeDecided } from './events.ts';
import type { ClienteUnido } from './merge-events.ts';

/** Into which customer each went, by `_id`. */
export type CustomerMerges = Readonly<Record<string, { readonly destino: ClienteUnido; readonly desde: string }>>;

/** The one stream of all merges. */
export const ALL_MERGES = 'clientes';
export const customerMerges = defineAggregate<CustomerMerges>('customermerges', {}, [
  on(CustomerMergeDecided, (s, { duplicado, destino }, { at }) => ({
    ...s,
    [duplicado._id]: { destino, desde: at },
  })),
]);

export const MERGE_REFUSED = 'Los clientes no se unieron';

export const alreadyMerged = (nombre: string, destino: ClienteUnido): Rejection =>
  reject('CLIENTE_UNIDO', MERGE_REFUSED, `${nombre} ya está unido a ${destino.nombre} (${destino.legalcode}).`);

interface Wanted {
  readonly duplicado: ClienteUnido;
  readonly destino: ClienteUnido;
  readonly motivo: string;
  readonly now: string;
  /** Whether the customer's own stream says that it was merged: a decision that never came to that is void after a minute. */
  readonly merged: (id: string) => boolean;
}

/** Takes a customer into another, unless either was taken by somebody else; the same again writes nothing. */
export function decideMerge(
  state: CustomerMerges,
  { duplicado, destino, motivo, now, merged }: Wanted,
): readonly DomainEvent[] | Rejection {
  const taken = ({ _id }: ClienteUnido) => {
    const known = state[_id];
    return known && (merged(_id) || !isStale(known, now)) ? known.destino : undefined;
  };
  const gone = taken(destino);
  if (gone) return alreadyMerged(destino.nombre, gone);
  const other = taken(duplicado);
  if (other?._id === destino._id) return [];
  if (other) return alreadyMerged(duplicado.nombre, other);
  return [CustomerMergeDecided({ duplicado, destino, motivo })];
}
