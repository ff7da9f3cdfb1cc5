import type { CustomerSheet } from '@power/domain/customers/views/sheet';
import { useMay } from '../access/use-may.ts';
import { useQueryCall } from '../api/hooks.ts';
import { sellerDropdown } from '../calls/access.ts';

const MINUTE = 60_000;

/** Sellers to choose among; the present one stays choosable once no longer among them. */
export function useSellers(current?: NonNullable<CustomerSheet['ejecutivo']>): { value: string; label: string }[] {
  const may = useMay();
  const { data } = useQueryCall(sellerDropdown, {}, { staleTime: 5 * MINUTE, enabled: may(sellerDropdown) });
  const found = (data?.usr_ejecutivo ?? []).map(({ _id, nombre }) => ({ value: _id, label: nombre }));
  return current && !found.some(({ value }) => value === current._id)
    ? [{ value: current._id, label: current.nombre }, ...found]
    : found;
}
