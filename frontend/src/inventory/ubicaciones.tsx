import { placeMaster } from '@power/domain/inventory/views/place-row';
import { useMemo } from 'react';
import { places, levels } from '../calls/inventory.ts';
import { MasterPage } from '../masters/master-page.tsx';
import { useMasterOptions } from '../masters/use-master-options.ts';

/** `ubicaciones`. */
export function Component() {
  const nivel = useMasterOptions(levels, 'codigo', 'codigo');
  const options = useMemo(() => ({ nivel }), [nivel]);
  return (
    <MasterPage
      master={placeMaster}
      context="Cada lugar de la bodega, con lo que cabe en él y para qué se usa."
      calls={places}
      options={options}
    />
  );
}
