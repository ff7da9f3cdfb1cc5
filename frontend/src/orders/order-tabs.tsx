import { orderLooks } from '@power/domain/orders/order-looks';
import { approvePrices, orderGrid } from '../calls/orders.ts';
import { useMay } from '../access/use-may.ts';
import type { ListState } from '../ui/list/list-state.ts';
import { atLeastOne, type ListTab, ListTabs, only, showsTab } from '../ui/list/list-tabs.tsx';

const STATES = [
  'Pendiente Validacion Administrativa',
  'Pendiente Picking',
  'En Picking',
  'Entregado a Sala',
  'Pendiente Despacho',
  'En Ruta',
] as const;

const tabs: readonly ListTab[] = STATES.map((estatus) => ({
  label: orderLooks[estatus].short,
  filters: { estatus: only(estatus) },
}));
/** For whoever has the flag `validar`: orders that nobody can validate until somebody approved their prices. */
const prices: ListTab = {
  label: 'Precios por aprobar',
  filters: { estatus: only(STATES[0]), por_aprobar: atLeastOne },
};

export const showsPrices = (filterModel: ListState['filterModel']): boolean =>
  showsTab(filterModel, prices, ['estatus', 'por_aprobar']);

/** Open work by status; a tab is a filter of the list. */
export const OrderTabs = () => (
  <ListTabs
    query={orderGrid}
    tabs={useMay()(approvePrices) ? [tabs[0]!, prices, ...tabs.slice(1)] : tabs}
    all="Todos"
  />
);
