import { usualWarehouse } from '@power/domain/inventory/warehouse.shared';
import { useCurrentUser } from '../access/current-user.ts';
import { warehouses } from '../calls/inventory.ts';
import { useMasterRecords } from '../masters/use-master-options.ts';

/** Codes of the warehouses in use, and of those that a document names already. */
export function useWarehouses(...more: (string | undefined)[]): string[] {
  const records = useMasterRecords(warehouses);
  return [
    ...new Set([...records.map(({ codigo }) => String(codigo)), ...more].filter((code) => !!code)),
  ].sort() as string[];
}

/** The warehouse that a sale of this person leaves from when nobody chooses one; empty while the list is on its way. */
export function useUsualWarehouse(): string {
  const { bodega } = useCurrentUser();
  return usualWarehouse(useMasterRecords(warehouses), bodega) ?? '';
}
