import { Group, SegmentedControl } from '@mantine/core';
import { goTo } from '../shell/navigation.shared.ts';

const TABS = [
  { value: '', label: 'Stock' },
  { value: '/ordenes', label: 'Órdenes abiertas' },
] as const;

/** The lists of a supplier, each at an address of its own. */
export const SupplierTabs = ({ tab }: { readonly tab: (typeof TABS)[number]['value'] }) => (
  <Group px="lg" pb="sm">
    <SegmentedControl
      aria-label="Qué se muestra"
      size="xs"
      data={[...TABS]}
      value={tab}
      onChange={(next) => goTo(`/sistema/stock-proveedor${next}`)}
    />
  </Group>
);
