import { Group, SegmentedControl } from '@mantine/core';
import { goTo } from '../shell/navigation.shared.ts';

const TABS = [
  { value: '', label: 'Proveedores extranjeros' },
  { value: '/clientes', label: 'Clientes' },
  { value: '/pagos', label: 'Pagos' },
  { value: '/devoluciones', label: 'Devoluciones' },
] as const;
type Tab = (typeof TABS)[number]['value'];

/** The lists of *Facturas impagas*, each at an address of its own. */
export const UnpaidTabs = ({ tab }: { readonly tab: Tab }) => (
  <Group px="lg" pb="sm">
    <SegmentedControl
      aria-label="Facturas impagas de"
      size="xs"
      data={[...TABS]}
      value={tab}
      onChange={(next) => goTo(`/sistema/facturas-impagas${next}`)}
    />
  </Group>
);
