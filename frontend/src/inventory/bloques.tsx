import { rackMaster } from '@power/domain/inventory/views/rack-row';
import { useMemo } from 'react';
import { racks, warehouses } from '../calls/inventory.ts';
import { MasterPage } from '../masters/master-page.tsx';
import { useMasterOptions } from '../masters/use-master-options.ts';

/** `bloques`. */
export function Component() {
  const bodega = useMasterOptions(warehouses, 'codigo', 'nombre');
  const options = useMemo(() => ({ bodega }), [bodega]);
  return (
    <MasterPage
      master={rackMaster}
      context="Los racks de cada bodega, en el orden en que se recorren."
      calls={racks}
      options={options}
    />
  );
}
