import type { CustomerSheet } from '@power/domain/customers/views/sheet';
import { useMay } from '../access/use-may.ts';
import { sellerDropdown } from '../calls/access.ts';
import { usePeopleQuery } from '../live/refresh.ts';

/** Sellers to choose among; the present one stays choosable once no longer among them. */
export function useSellers(current?: NonNullable<CustomerSheet['ejecutivo']>): { value: string; label: string }[] {
  const may = useMay();
  const { data } = usePeopleQuery(sellerDropdown, {}, { enabled: may(sellerDropdown) });
  const found = (data?.usr_ejecutivo ?? []).map(({ _id, nombre }) => ({ value: _id, label: nombre }));
  return current && !found.some(({ value }) => value === current._id)
    ? [{ value: current._id, label: current.nombre }, ...found]
    : found;
}
