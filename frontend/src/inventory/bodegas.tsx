import { warehouseMaster } from '@power/domain/inventory/views/warehouse-row';
import { warehouses } from '../calls/inventory.ts';
import { MasterPage } from '../masters/master-page.tsx';

/** `bodegas`. */
export const Component = () => (
  <MasterPage
    master={warehouseMaster as never}
    context="Dónde está lo que se vende, y desde dónde se entrega."
    calls={warehouses}
  />
);
